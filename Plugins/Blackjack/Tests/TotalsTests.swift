import CasinoKit
import Testing

@testable import Blackjack

@Suite struct TotalsTests {
  @Test(arguments: [
    Scenario("nineteen against seventeen", "TS 9D 9H 8C", .stand, ends: "playerWins 200 → 100"),
    Scenario("eighteen against nineteen", "TS 9D 8H TC", .stand, ends: "dealerWins 0 → -100"),
    Scenario("nineteen each", "TS 9D 9H TC", .stand, ends: "push 100 → 0"),
    Scenario("the dealer goes over", "TS 6D 4H TC KC", .stand, ends: "playerWins 200 → 100"),
    Scenario("over 21", "TS 9D 6H TC KC", .hit, ends: "bust 0 → -100"),
    Scenario("BL-024: soft 20 and an ace are 21", "AS 9D 9H 8C AC", .hit, ends: "playerWins 200 → 100"),
    Scenario(
      "BL-025: three aces and a six are soft 19", bet: 20, "AS TD AH 7C AC 6S", .hit, .hit, .stand,
      ends: "playerWins 40 → 20"),
    Scenario("BL-027: a natural beats what the dealer has", "AS 7D KH 4C", ends: "blackjack 250 → 150"),
    Scenario(
      "BL-027: without a hole card, a dealer's natural beats three sevens", set: "hole=none", "7S KD 7H 7C AC", .hit,
      ends: "dealerWins 0 → -100"),
    Scenario("BL-029: seven, four and ten are 21, paid 1:1", "7S TD 4H TC TS", .hit, ends: "playerWins 200 → 100"),
    Scenario("BL-031: a natural against a nine is paid without a question", "AS 9D KH 7C", ends: "blackjack 250 → 150"),
    Scenario("a natural is paid after the peek under a ten", "AS TD KH 7C", ends: "blackjack 250 → 150"),
    Scenario("a natural pushes a natural under a ten", "AS TD KH AC", ends: "push 100 → 0"),
    Scenario("a natural under a ten ends the round", "TS TD TH AC", ends: "dealerWins 0 → -100"),
    Scenario("BL-077: a natural with 20", bet: 20, "AS 8D KH TC", ends: "blackjack 50 → 30"),
    Scenario("BL-077: a natural with 5", bet: 5, "AS 8D KH TC", ends: "blackjack 12.50 → 7.50"),
    Scenario("a natural at 6:5", set: "pays=6:5", "AS 8D KH TC", ends: "blackjack 220 → 120"),
    Scenario("a natural at 1:1", set: "pays=1:1", "AS 8D KH TC", ends: "blackjack 200 → 100"),
    Scenario(
      "BL-064: nothing is cut to 32 bits", bet: 1_500_000_000, "AS 8D KH TC",
      ends: "blackjack 3750000000 → 2250000000"),
    Scenario("a hand of 21 stands by itself", "TS 9D 5H TC 6C", .hit, ends: "playerWins 200 → 100"),
    Scenario("so does a soft one", "AS 9D 5H TC 5C", .hit, ends: "playerWins 200 → 100"),
  ])
  func `Hands are counted and paid`(_ scenario: Scenario) throws { try scenario.check() }

  @Test(arguments: [
    Scenario("BL-034: the dealer draws a fifth card", "TS 2D 8H 3C 4S 5H 6D", .stand, ends: "dealerWins 0 → -100"),
    Scenario("BL-035: a single bust ends the round", "TS TD 6H 2C 9D", .hit, ends: "bust 0 → -100"),
    Scenario("the dealer stands on soft 17", "TS AD 7H 6C", .noInsurance, .stand, ends: "push 100 → 0"),
    Scenario("the dealer hits soft 17", set: "soft17=hit", "TS 6D 7H AC 2D", .stand, ends: "dealerWins 0 → -100"),
    Scenario("and stands on soft 18", set: "soft17=hit", "TS 7D 7H AC", .stand, ends: "dealerWins 0 → -100"),
    Scenario("and on a hard 17 with an ace", set: "soft17=hit", "TS 6D 8H TC AD", .stand, ends: "playerWins 200 → 100"),
    Scenario(
      "hits soft 17 of three cards", set: "soft17=hit", "TS 2D 9H 4C AD 4S", .stand, ends: "dealerWins 0 → -100"),
  ])
  func `The dealer plays`(_ scenario: Scenario) throws { try scenario.check() }

  @Test func `BL-035: after a bust the hole card is turned over, and five cards are dealt`() throws {
    let bust = try round("TS TD 6H 2C 9D KS").play(.hit)
    #expect(bust.hands == "TD 2C | TS 6H 9D")
    #expect(bust.cardsLeft == 1)
  }

  @Test func `BL-029: a drawn 21 is shown as 21`() throws {
    #expect(try round("7S TD 4H TC TS").play(.hit).engine.hands[1].total == .plain(21))
  }

  @Test func `BL-058: every payout of 1 to 5000 hundredths is exact or less than one hundredth short`() throws {
    let usual = try rules("surrender=late"), six = try rules("pays=6:5")
    let natural = try Card.list("AS 8D KH TC"), hard16 = try Card.list("TS 8D 6H TC")
    let insurable = try Card.list("TS AD 6H TC")
    for count in 1...5000 {
      let stake = Chips(hundredths: count)
      #expect(try net(usual, stake, natural).hundredths == count * 3 / 2)
      #expect(try net(six, stake, natural).hundredths == count * 6 / 5)
      #expect(try net(usual, stake, hard16, .surrender).hundredths == count / 2 - count)
      // Half of a single hundredth is nothing, so it cannot be insured.
      guard count > 1 else { continue }
      #expect(try net(usual, stake, insurable, .insurance).hundredths == count / 2 * 2 - count)
    }
  }

  private func net(
    _ rules: BlackjackRules, _ stake: Chips, _ cards: [Card], _ move: BlackjackMove? = nil
  ) throws -> Chips {
    var table = BalanceTable(shoe: Shoe(cards: cards), stakes: [.main: stake, .insurance: stake.half])
    var engine = BlackjackEngine(rules: rules)
    try engine.deal(&table)
    while engine.phase.isAutomatic { engine.advance(&table) }
    if let move { try engine.play(move, &table) }
    while engine.phase.isAutomatic { engine.advance(&table) }
    return table.net
  }
}
