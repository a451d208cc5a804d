import CasinoKit

@testable import Blackjack

/// A rule set of `blackjack_house_edge.json`: its exact edge and the chart that reaches it.
struct ReferenceGame: Decodable {
  struct Chart: Decodable {
    let hard: Rows
    let soft: Rows
    let pairs: Rows
    let fallback: Rows

    private enum CodingKeys: String, CodingKey {
      case hard, soft, pairs
      case fallback = "surrendered_total_falls_back_to"
    }
  }

  /// A letter for each total (or pair) and up card; H where the file has none.
  struct Rows: Decodable {
    private var letters = Array(repeating: Array("HHHHHHHHHH"), count: 22)

    init(from decoder: any Decoder) throws {
      for (total, row) in try [String: String](from: decoder) { letters[Int(total) ?? 0] = Array(row) }
    }

    func letter(_ row: Int, _ engine: BlackjackEngine) -> Character {
      letters[row][(engine.dealer.cards[0].pips + 8) % 10]
    }
  }

  let id: Int
  let decks: Int
  let soft17: String
  let das: Bool
  let double: String
  let surrender: String
  let resplitAces: Bool
  let hands: Int
  let hitSplitAces: Bool
  let hole: String
  let pays: Double
  let edge: Double
  let chart: Chart

  private enum CodingKeys: String, CodingKey {
    case id, decks, soft17, das, double, surrender, hole
    case resplitAces = "resplit_aces"
    case hands = "max_split_hands"
    case hitSplitAces = "hit_split_aces"
    case pays = "bj_pays"
    case edge = "house_edge_best_total_dependent"
    case chart = "strategy"
  }

  var rules: BlackjackRules {
    var rules = BlackjackRules()
    rules.decks = decks
    rules.soft17 = soft17 == "H17" ? .hit : .stand
    rules.das = das
    rules.double = ["hard 9-11": .nineToEleven, "hard 10-11": .tenToEleven][double] ?? .any
    rules.surrender = surrender == "late" ? .late : .notOffered
    rules.resplitAces = resplitAces
    rules.hands = hands
    rules.hitSplitAces = hitSplitAces
    rules.hole = hole == "peek" ? .peek : .noCard
    rules.pays = [1.5: Ratio(3, 2), 1.2: Ratio(6, 5)][pays] ?? Ratio(1)
    return rules
  }

  /// The chart's move. H hits, S stands, D doubles or hits, d doubles or stands, P splits, R surrenders.
  func move(_ engine: BlackjackEngine) -> BlackjackMove {
    let legal = engine.legalMoves, hand = engine.spot.hand
    guard legal.contains(.stand) else { return .noInsurance }
    if legal.contains(.split) {
      switch chart.pairs.letter(hand.cards[0].pips, engine) {
      case "P": return .split
      case "R": return legal.contains(.surrender) ? .surrender : .split
      default: break
      }
    }
    var letter = (hand.isSoft ? chart.soft : chart.hard).letter(hand.total, engine)
    if letter == "R" {
      if legal.contains(.surrender) { return .surrender }
      letter = chart.fallback.letter(hand.total, engine)
    }
    if letter == "D" || letter == "d", legal.contains(.double) { return .double }
    return (letter == "D" || letter == "H") && legal.contains(.hit) ? .hit : .stand
  }
}
