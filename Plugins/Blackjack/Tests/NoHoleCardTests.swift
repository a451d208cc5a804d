import CasinoKit
import Testing

@testable import Blackjack

@Suite struct NoHoleCardTests {
  @Test(arguments: [
    Scenario("three cards, then the player", "TS 9D 8H", ends: "? hit stand double"),
    Scenario("the second card comes after the player", "TS 9D 9H 8C", .stand, ends: "playerWins 200 → 100"),
    Scenario("a bust hand needs none", "TS 9D 6H KC", .hit, ends: "bust 0 → -100"),
    Scenario("further ones for a live hand", "TS 6D 8H TC KC", .stand, ends: "playerWins 200 → 100"),
    Scenario("an ace asks", "TS AD 8H", ends: "? insurance noInsurance"),
    Scenario("insurance waits for the second card", "TS AD 8H", .insurance, ends: "? hit stand double"),
    Scenario(
      "and is won", "TS AD 8H KC", .insurance, .stand, ends: "insurance win 150, dealerWins 0 → 0"),
    Scenario("or lost", "TS AD 9H 7C", .insurance, .stand, ends: "insurance lose 0, playerWins 200 → 50"),
    Scenario(
      "insurance after a bust is settled by the second card", "TS AD 6H KC QD", .insurance, .hit,
      ends: "insurance win 150, bust 0 → 0"),
    Scenario("and by no further one", "TS AD 6H KC 2D", .insurance, .hit, ends: "insurance lose 0, bust 0 → -150"),
    Scenario("a natural waits for the second card", "AS KD QH 9C", ends: "blackjack 250 → 150"),
    Scenario("no further one is drawn for it", "AS 5D QH 9C", ends: "blackjack 250 → 150"),
    Scenario("a natural pushes a natural", "AS KD QH AC", ends: "push 100 → 0"),
    Scenario("even money", "AS AD QH", .evenMoney, ends: "blackjack 200 → 100"),
    Scenario("even money declined", "AS AD QH KC", .noInsurance, ends: "push 100 → 0"),
    Scenario("a natural takes the double", "6S TD 5H TC AC", .double, ends: "dealerWins 0 → -200"),
    Scenario(
      "and every split stake", "8S TD 8H 3D TC 9C AC", .split, .double, .stand,
      ends: "dealerWins 0, dealerWins 0 → -300"),
  ])
  func `The dealer's second card comes last`(_ scenario: Scenario) throws {
    var round = try round(scenario.cards, bet: scenario.bet, set: "hole=none")
    for move in scenario.moves { round = try round.play(move) }
    #expect(round.summary == scenario.ends)
    #expect(round.cardsLeft == 0)
  }

  @Test func `A natural insured at 6 to 5`() throws {
    let waits = try round("AS AD QH KC", set: "hole=none pays=6:5").play(.insurance)
    #expect(waits.summary == "insurance win 150, push 100 → 100")
  }

  @Test func `Setting surrender as well is refused`() throws {
    #expect(throws: SettingError.conflict("conflict.surrenderNeedsHoleCard", keys: ["surrender", "hole"])) {
      try rules("hole=none surrender=late")
    }
  }

  @Test func `Surrender is not offered`() throws {
    var rules = BlackjackRules()
    rules.hole = .noCard
    rules.surrender = .late
    #expect(try Round(rules: rules, stakes: [.main: 100], cards: "TS 9D 6H").offered == "hit stand double")
  }
}
