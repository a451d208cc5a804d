import CasinoKit
import Testing

@testable import Blackjack

/// The chances of the dealer's totals against those that another program counted (`Tests/Reference`).
@Suite struct DealerTreeTests {
  /// By decks and rule, up card, and total; before anybody looks for a natural.
  private struct File: Decodable { let tables: [String: [String: [String: Double]]] }

  @Test(arguments: [1, 2, 4, 6, 8], [BlackjackRules.Soft17.stand, .hit])
  func `Totals have the chances of the reference`(decks: Int, soft17: BlackjackRules.Soft17) throws {
    let file = try Reference.read("dealer_final_total", as: File.self)
    let table = try #require(file.tables["\(decks)D_\(soft17 == .hit ? "H17" : "S17")"])
    var rules = BlackjackRules()
    rules.decks = decks
    for upPips in 1...10 {
      let exact = try #require(table[upPips == 1 ? "A" : "\(upPips)"])
      var deck = rules.freshDeck
      deck[0] -= 1
      deck[upPips] -= 1
      let found = DealerTree(upPips: upPips, hitsSoft17: soft17 == .hit).chances(deck: deck)
      for (place, total) in ["17", "18", "19", "20", "21", "bj"].enumerated() {
        let chance = try #require(exact[total])
        #expect(abs(found[place] - chance) < 1e-12, "\(total) with \(upPips) up")
      }
      #expect(abs(1 - found.reduce(0, +) - (exact["bust"] ?? 0)) < 1e-12, "bust with \(upPips) up")
    }
  }
}
