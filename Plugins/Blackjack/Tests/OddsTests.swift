import CasinoKit
import Testing

@testable import Blackjack

/// What `blackjack_side_bets_and_insurance.json` says for a number of decks.
private struct Odds: Decodable {
  struct Ways: Decodable {
    let suitedTrips: Int
    let straightFlush: Int
    let trips: Int
    let straight: Int
    let flush: Int
    let total: Int

    private enum CodingKeys: String, CodingKey {
      case straight, flush, total
      case suitedTrips = "suited_trips"
      case straightFlush = "straight_flush"
      case trips = "trips_unsuited"
    }
  }

  let insurance: Double
  let pairChances: [Double]
  let pairEdges: [Double]
  let ways: Ways
  let pokerEdges: [Double]

  private enum CodingKeys: String, CodingKey {
    case insurance = "insurance_edge"
    case pairChances = "perfect_pairs_p"
    case usual = "perfect_pairs_25-12-6"
    case highColoured = "perfect_pairs_25-15-5"
    case highPerfect = "perfect_pairs_30-10-5"
    case ways = "21+3_combos"
    case flat = "21+3_flat_9"
    case fiveTier = "21+3_100-40-30-10-5"
    case fourTier = "21+3_30-20-10-5 (SF30 trips20 straight10 flush5)"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    insurance = try fields.decode(Double.self, forKey: .insurance)
    pairChances = try fields.decode([Double].self, forKey: .pairChances)
    pairEdges = try [CodingKeys.usual, .highColoured, .highPerfect].map { try fields.decode(Double.self, forKey: $0) }
    ways = try fields.decode(Ways.self, forKey: .ways)
    pokerEdges = try [CodingKeys.flat, .fiveTier, .fourTier].map { try fields.decode(Double.self, forKey: $0) }
  }
}

private struct OddsFile: Decodable {
  let decks: [String: Odds]

  private enum CodingKeys: String, CodingKey { case decks = "by_decks" }
}

@Suite struct OddsTests {
  @Test(arguments: [1, 2, 4, 6, 8])
  func `Odds from a fresh shoe are the published ones`(decks: Int) throws {
    let file: OddsFile = try Reference.read("blackjack_side_bets_and_insurance")
    let odds = try #require(file.decks[String(decks)])
    #expect(abs(Insurance.houseEdge(decks: decks) - odds.insurance) < 1e-12)
    for (pays, edge) in zip(PerfectPairs.allCases, odds.pairEdges) {
      #expect(abs(pays.houseEdge(decks: decks) - edge) < 1e-12, "Perfect Pairs \(pays.rawValue)")
    }
    for (kind, chance) in zip(PerfectPairs.Kind.allCases, odds.pairChances) {
      let ways = Double(kind.ways(decks: decks)) / Double(PerfectPairs.total(decks: decks))
      #expect(abs(ways - chance) < 1e-12, "\(kind)")
    }
    for (pays, edge) in zip(TwentyOnePlus3.allCases, odds.pokerEdges) {
      #expect(abs(pays.houseEdge(decks: decks) - edge) < 1e-12, "21+3 \(pays.rawValue)")
    }
    let ways = odds.ways
    let expected = [ways.suitedTrips, ways.straightFlush, ways.trips, ways.straight, ways.flush]
    #expect(TwentyOnePlus3.Kind.allCases.map { $0.ways(decks: decks) } == expected)
    #expect(TwentyOnePlus3.total(decks: decks) == ways.total)
  }

  @Test func `Counting all hands of one deck gives the same ways`() {
    let cards = Deck.cards()
    var found: [TwentyOnePlus3.Kind: Int] = [:]
    for first in 0..<52 {
      for second in 0..<first {
        for third in 0..<second {
          guard let kind = TwentyOnePlus3.Kind(cards[first], cards[second], cards[third]) else { continue }
          found[kind, default: 0] += 1
        }
      }
    }
    for kind in TwentyOnePlus3.Kind.allCases { #expect(found[kind, default: 0] == kind.ways(decks: 1)) }
  }
}
