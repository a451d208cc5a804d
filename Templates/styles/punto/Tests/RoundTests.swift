import CasinoKit
import Testing

@testable import NewGame

/// Rounds as they are dealt: Player's card, then Banker's.
@Suite struct RoundTests {
  // NEXT: a line for each way in which a round ends.
  @Test(
    "100 on each bet",
    arguments: [
      ("AS KH", "", "player win 200, banker lose 0, tie lose 0 → -100"),
      ("2S 3H", "", "player lose 0, banker win 200, tie lose 0 → -100"),
      ("9S 9H", "", "player half 50, banker half 50, tie win 1200 → 1000"),
      ("9S 9H", "tie=8", "player half 50, banker half 50, tie win 900 → 700"),
    ])
  func allBets(cards: String, set: String, ends: String) throws {
    let round = try ScriptedRound<NewGameEngine>(
      rules: NewGameSettings.rules(set), stakes: [.player: 100, .banker: 100, .tie: 100], cards: cards)
    #expect(round.summary == ends)
  }

  @Test func halfOfAnOddStakeIsRoundedDown() throws {
    let round = try ScriptedRound<NewGameEngine>(
      rules: NewGameRules(), stakes: [.player: Chips(hundredths: 101)], cards: "9S 9H")
    #expect(round.summary == "player half 0.50 → -0.51")
  }

  @Test("stakes that start no round", arguments: [[:], [.tie: -5], [.tie: -5, .player: 5]] as [[NewGameBet: Chips]])
  func refused(stakes: [NewGameBet: Chips]) {
    #expect(throws: IllegalMove.noStake) {
      try ScriptedRound<NewGameEngine>(rules: NewGameRules(), stakes: stakes, cards: "AS KH")
    }
  }
}
