import CasinoKit
import Testing

@testable import NewGame

/// Rounds as they are dealt: the player's card, then the dealer's.
@Suite struct RoundTests {
  private func round(_ cards: String, pair: Chips = 0, set: String = "") throws -> ScriptedRound<NewGameEngine> {
    try ScriptedRound(rules: NewGameSettings.rules(set), stakes: [.ante: 100, .pair: pair], cards: cards)
  }

  // NEXT: a line for each way in which a round ends.
  @Test(
    "ante 100, a raise of 100",
    arguments: [
      ("AS KH", "", "ante win 400 → 200"), ("6D 5C", "", "ante win 400 → 200"), ("TS JS", "", "ante lose 0 → -200"),
      ("2C 5S", "", "ante lose 0 → -200"), ("9S 9H", "", "ante push 200 → 0"),
      ("9S 9H", "tie=lose", "ante tie 100 → -100"),
      // The dealer plays with a five or better, whatever the player has.
      ("AS 4H", "", "ante unqualified 300 → 100"), ("2S 4H", "", "ante unqualified 300 → 100"),
      ("3S 3H", "tie=lose", "ante unqualified 300 → 100"), ("KS AD", "", "ante lose 0 → -200"),
    ])
  func raised(cards: String, set: String, ends: String) throws {
    #expect(try round(cards, set: set).playing(.raise).summary == ends)
  }

  @Test("ante 100, a fold", arguments: ["AS 2H", "2C AS", "9S 9H"])
  func folded(cards: String) throws {
    #expect(try round(cards).playing(.fold).summary == "ante fold 0 → -100")
  }

  @Test(
    "ante 100, pair 10",
    arguments: [
      ("9S 9H", NewGameMove.raise, "pair win 130, ante push 200 → 120"),
      ("2S 2H", .fold, "pair win 130, ante fold 0 → 20"), ("AS KH", .raise, "pair lose 0, ante win 400 → 190"),
      ("3S 3H", .raise, "pair win 130, ante unqualified 300 → 220"),
    ])
  func pair(cards: String, move: NewGameMove, ends: String) throws {
    #expect(try round(cards, pair: 10).playing(move).summary == ends)
  }

  @Test func theDealersCardLiesFaceDownUntilThePlayerHasDecided() throws {
    let round = try round("AS KH")
    #expect(round.hands == "?? | AS" && round.summary == "? raise fold")
    #expect(round.table.events.contains(.cardDealt(.dealer, card: nil)))
    for move in NewGameMove.allCases { #expect(try round.playing(move).hands == "KH | AS") }
  }

  @Test func aRaiseCostsTheAnte() throws {
    let engine = try round("AS KH").engine
    #expect(engine.price(of: .raise) == .exactly(100) && engine.price(of: .fold) == .free)
  }

  @Test(
    "stakes that start no round",
    arguments: [
      ([:], IllegalMove.noStake), ([.pair: 10], .needs(bet: "pair", other: "ante")), ([.ante: -5], .noStake),
      ([.ante: 5, .pair: -5], .noStake),
    ] as [([NewGameBet: Chips], IllegalMove)])
  func refused(stakes: [NewGameBet: Chips], error: IllegalMove) {
    #expect(throws: error) {
      try ScriptedRound<NewGameEngine>(rules: NewGameRules(), stakes: stakes, cards: "AS KH")
    }
  }

  @Test func whatIsNotOfferedChangesNothing() throws {
    var over = try round("AS KH").playing(.raise)
    let engine = over.engine
    #expect(throws: IllegalMove.noRound) { over = try over.playing(.raise) }
    var table = RecordingTable<NewGameBet>(stakes: [.ante: 5], cards: [])
    #expect(throws: IllegalMove.noRound) { try over.deal(&table) }
    #expect(over.engine == engine && table.entries.isEmpty)
  }
}

extension ScriptedRound<NewGameEngine> {
  /// Deals at the table once more.
  fileprivate func deal(_ table: inout RecordingTable<NewGameBet>) throws {
    var engine = engine
    try engine.deal(&table)
  }
}
