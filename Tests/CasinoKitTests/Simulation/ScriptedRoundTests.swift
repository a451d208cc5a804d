import Testing

@testable import CasinoKit

@Suite struct ScriptedRoundTests {
  private func round(_ cards: String) throws -> ScriptedRound<DoubleOrNothing> {
    try ScriptedRound(rules: HighCardRules(), stakes: [.main: 100], cards: cards)
  }

  @Test(arguments: [
    ("TH", DoubleOrNothing.Move.pass, "main win 200 → 100"), ("TS", .pass, "main lose 0 → -100"),
    ("TH", .double, "main win 400 → 200"), ("TS", .double, "main lose 0 → -200"),
    ("TH", .lot, "main win 200, lot lose 0 → 50"),
    // A list that does not fit says so.
    ("TH 9H 8H", .pass, "main win 200 → 100 (2 cards left over)"),
    ("", .pass, "main lose 0 → -100 (1 cards drawn of 0)"),
  ])
  func tellsHowTheRoundEnds(cards: String, move: DoubleOrNothing.Move, summary: String) throws {
    #expect(try round(cards).playing(move, stakes: [.lot: move == .lot ? 50 : 0]).summary == summary)
  }

  @Test func asksWhileTheRoundGoesOn() throws {
    let round = try round("TH")
    #expect(round.summary == "? double lot pass" && round.net == nil)
  }

  @Test func refusesWhatTheRulesRefuse() {
    #expect(throws: IllegalMove.noStake) {
      try ScriptedRound<DoubleOrNothing>(rules: HighCardRules(), stakes: [:], cards: "TH")
    }
    #expect(throws: CardTextError.notACard("XX")) { try round("XX") }
  }
}
