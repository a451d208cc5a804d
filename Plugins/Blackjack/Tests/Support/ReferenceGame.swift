import CasinoKit
import Testing

@testable import Blackjack

/// A rule set of `blackjack_house_edge.json`: its exact edge and the chart that reaches it.
struct ReferenceGame: Decodable, CustomTestStringConvertible {
  /// Letters by total (or pips of a pair) and up card, 2 to ace.
  private struct Chart: Decodable {
    let hard: [String: String]
    let soft: [String: String]
    let pairs: [String: String]
    /// What is done with a surrendered total where surrender is not offered.
    let fallback: [String: String]

    private enum CodingKeys: String, CodingKey {
      case hard, soft, pairs
      case fallback = "surrendered_total_falls_back_to"
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
  private let chart: Chart

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

  /// The chart. H hits, S stands, D doubles or hits, d doubles or stands, P splits, R surrenders. The file has no rows
  /// for hard 4 and soft 12: they take a card.
  var table: StrategyTable {
    var table = StrategyTable()
    for (total, letters) in chart.hard { fill(&table, total, isSoft: false, letters) }
    for (total, letters) in chart.soft { fill(&table, total, isSoft: true, letters) }
    for (pips, letters) in chart.pairs {
      for (column, letter) in letters.utf8.enumerated() {
        table[pair: Int(pips) ?? 0, upPips: (column + 1) % 10 + 1] = PairPlay(rawValue: letter) ?? .asTotal
      }
    }
    return table
  }

  private func fill(_ table: inout StrategyTable, _ total: String, isSoft: Bool, _ letters: String) {
    let fallback = chart.fallback[total].map { Array($0) } ?? []
    for (column, letter) in letters.enumerated() {
      let standsOtherwise = letter == "R" && !isSoft && fallback[column] == "S"
      guard let row = StrategyTable.row(total: Int(total) ?? 0, isSoft: isSoft) else { continue }
      table[row: row, upPips: (column + 1) % 10 + 1] =
        standsOtherwise ? .surrenderOrStand : TotalPlay(rawValue: letter.asciiValue ?? 0) ?? .hit
    }
  }

  static let all: [ReferenceGame] = (try? Reference.read("blackjack_house_edge")) ?? []

  var testDescription: String { "\(id): \(decks) decks, \(soft17), \(hole)" }
}
