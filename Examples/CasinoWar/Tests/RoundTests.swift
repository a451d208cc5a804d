import CasinoKit
import Testing

@testable import CasinoWar

/// Rounds as they are dealt: the player's card, then the dealer's; in a war three cards are burned before the next two.
@Suite struct RoundTests {
  private func round(_ cards: String, tie: Chips = 0, set: String = "") throws -> ScriptedRound<CasinoWarEngine> {
    try ScriptedRound(rules: CasinoWarSettings.rules(set), stakes: [.ante: 100, .tie: tie], cards: cards)
  }

  @Test(
    "ante 100",
    arguments: [
      ("AS KH", "ante win 200 → 100"), ("3C 2D", "ante win 200 → 100"), ("2C 3D", "ante lose 0 → -100"),
      ("KS AH", "ante lose 0 → -100"), ("9S 9H", "? war surrender"),
    ])
  func firstCards(cards: String, ends: String) throws { #expect(try round(cards).summary == ends) }

  @Test(
    "ante 100, cards of one rank, a second stake of 100",
    arguments: [
      ("9S 9H 2C 2D 2S KS TD", "", "ante warWon 300 → 100"), ("9S 9H 2C 2D 2S TD KS", "", "ante warLost 0 → -200"),
      ("9S 9H 2C 2D 2S 4S 4D", "", "ante warTied 300 → 100"),
      ("9S 9H 2C 2D 2S 4S 4D", "bonus=on", "ante warTied 400 → 200"),
      ("9S 9H 2C 2D 2S KS TD", "bonus=on", "ante warWon 300 → 100"),
      ("AS AH AC AD KS 2S AD", "", "ante warLost 0 → -200"),
    ])
  func war(cards: String, set: String, ends: String) throws {
    let round = try round(cards, set: set)
    #expect(round.engine.price(of: .war) == .exactly(100))
    #expect(try round.playing(.war).summary == ends)
  }

  @Test("half of the ante goes back", arguments: ["9S 9H", "AS AH", "2S 2C"])
  func surrender(cards: String) throws {
    let round = try round(cards)
    #expect(round.engine.price(of: .surrender) == .free)
    #expect(try round.playing(.surrender).summary == "ante surrender 50 → -50")
  }

  @Test("half of a hundredth is rounded down")
  func rounding() throws {
    let round = try ScriptedRound<CasinoWarEngine>(
      rules: CasinoWarRules(), stakes: [.ante: Chips(hundredths: 125)], cards: "9S 9H")
    #expect(try round.playing(.surrender).summary == "ante surrender 0.62 → -0.63")
  }

  @Test(
    "ante 100, tie 10",
    arguments: [
      ("AS KH", nil, "tie lose 0, ante win 200 → 90"), ("2S KH", nil, "tie lose 0, ante lose 0 → -110"),
      ("9S 9H", .surrender, "tie win 110, ante surrender 50 → 50"),
      ("9S 9H 2C 2D 2S TD KS", .war, "tie win 110, ante warLost 0 → -100"),
    ] as [(String, CasinoWarMove?, String)])
  func tie(cards: String, move: CasinoWarMove?, ends: String) throws {
    var round = try round(cards, tie: 10)
    if let move { round = try round.playing(move) }
    #expect(round.summary == ends)
  }

  @Test func theBurnIsCalledAndItsCardsAreNowhere() throws {
    let round = try round("9S 9H 2C 2D 2S KS TD").playing(.war)
    #expect(round.table.events.contains(.called("burn", [])))
    #expect(round.hands == "9H TD | 9S KS")
  }

  @Test(
    "stakes that start no round",
    arguments: [
      ([:], IllegalMove.noStake), ([.tie: 10], .needs(bet: "tie", other: "ante")), ([.ante: -5], .noStake),
      ([.ante: 5, .tie: -5], .noStake),
    ] as [([CasinoWarBet: Chips], IllegalMove)])
  func refused(stakes: [CasinoWarBet: Chips], error: IllegalMove) {
    #expect(throws: error) {
      try ScriptedRound<CasinoWarEngine>(rules: CasinoWarRules(), stakes: stakes, cards: "AS KH")
    }
  }

  @Test func whatIsNotOfferedChangesNothing() throws {
    var over = try round("AS KH")
    let engine = over.engine
    #expect(throws: IllegalMove.noRound) { over = try over.playing(.war) }
    var table = RecordingTable<CasinoWarBet>(stakes: [.ante: 5], cards: []), again = engine
    #expect(throws: IllegalMove.noRound) { try again.deal(&table) }
    #expect(over.engine == engine && again == engine && table.entries.isEmpty)
  }
}
