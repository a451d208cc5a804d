import CasinoKit
import Testing

@testable import NewGame

/// Rounds as they are dealt: five cards, then one for each that is not held, from the left.
@Suite struct RoundTests {
  private func round(_ cards: String, set: String = "") throws -> ScriptedRound<NewGameEngine> {
    try ScriptedRound(rules: NewGameSettings.rules(set), stakes: [.main: 10], cards: cards)
  }

  // NEXT: a line for each way in which a round ends.
  @Test(
    "10 staked, all five held",
    arguments: [
      ("AS KS QS JS TS", "", "royalFlush 8000 → 7990"), ("5H 4H 3H 2H AH", "", "straightFlush 500 → 490"),
      ("9S 9H 9D 9C KD", "", "fourOfAKind 250 → 240"), ("KS KH KD 9C 9D", "", "fullHouse 90 → 80"),
      ("KS KH KD 9C 9D", "pays=8/5", "fullHouse 80 → 70"), ("AD JD 9D 6D 2D", "", "flush 60 → 50"),
      ("AD JD 9D 6D 2D", "pays=8/5", "flush 50 → 40"), ("AS KD QS JS TS", "", "straight 40 → 30"),
      ("7S 7H 7D KC 2D", "", "threeOfAKind 30 → 20"), ("JS JH 4D 4C AD", "", "twoPairs 20 → 10"),
      ("JS JH 4D 3C AD", "", "jacksOrBetter 10 → 0"), ("AS AH 4D 3C KD", "", "jacksOrBetter 10 → 0"),
      ("TS TH 4D 3C KD", "", "lose 0 → -10"), ("AS QH 9D 4C 2D", "", "lose 0 → -10"),
    ])
  func paid(cards: String, set: String, ends: String) throws {
    let round = try round(cards, set: set).playing(.hold1, .hold2, .hold3, .hold4, .hold5, .draw)
    #expect(round.summary == "main " + ends)
  }

  @Test func cardsThatAreNotHeldAreReplacedInTheirPlaces() throws {
    let round = try round("JS 2H JD 3C 4C KS KH KD").playing(.hold1, .hold3, .draw)
    #expect(round.hands == "JS KS JD KH KD" && round.summary == "main fullHouse 90 → 80")
  }

  @Test func aCardThatWasHeldCanBeReleased() throws {
    let held = try round("JS 2H JD 3C 4C TS TH TD TC 9S").playing(.hold1, .hold5, .hold1)
    #expect(held.engine.held == [false, false, false, false, true])
    #expect(held.summary == "? draw hold1 hold2 hold3 hold4 hold5")
    #expect(try held.playing(.hold5, .draw).summary == "main fourOfAKind 250 → 240")
  }

  @Test("stakes that start no round", arguments: [[:], [.main: -5]] as [[NewGameBet: Chips]])
  func refused(stakes: [NewGameBet: Chips]) {
    #expect(throws: IllegalMove.noStake) {
      try ScriptedRound<NewGameEngine>(rules: NewGameRules(), stakes: stakes, cards: "AS KH")
    }
  }

  @Test func nothingCanBeHeldOnceTheRoundIsOver() throws {
    let over = try round("AS KS QS JS TS").playing(.hold1, .hold2, .hold3, .hold4, .hold5, .draw)
    #expect(throws: IllegalMove.noRound) { try over.playing(.hold1) }
  }
}
