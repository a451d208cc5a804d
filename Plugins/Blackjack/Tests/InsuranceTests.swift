import CasinoKit
import Testing

@testable import Blackjack

@Suite struct InsuranceTests {
  @Test(arguments: [
    Scenario("an ace asks", "TS AD 9H 8C", ends: "? insurance noInsurance"),
    Scenario("a ten does not", "TS KD 9H 8C", ends: "? hit stand double"),
    Scenario(
      "BL-015: insurance makes up for the hand", "TS AD TH KC", .insurance,
      ends: "insurance win 150, dealerWins 0 → 0"),
    Scenario("without it the hand is lost", "TS AD TH KC", .noInsurance, ends: "dealerWins 0 → -100"),
    Scenario(
      "BL-020: a natural under the ace ends the round before a pair is split", "8S AD 8H JC", .noInsurance,
      ends: "dealerWins 0 → -100"),
    Scenario("it is lost at the peek", "TS AD 9H 7C", .insurance, ends: "? hit stand double"),
    Scenario(
      "and the hand goes on", "TS AD 9H 7C", .insurance, .stand, ends: "insurance lose 0, playerWins 200 → 50"),
    Scenario(
      "half of an odd amount is rounded down", bet: 5, "TS AD TH KC", .insurance,
      ends: "insurance win 7.50, dealerWins 0 → 0"),
  ])
  func `Insurance is asked under an ace and settled at the peek`(_ scenario: Scenario) throws { try scenario.check() }

  @Test(arguments: [
    Scenario("a natural may take even money", "AS AD KH 9C", ends: "? noInsurance evenMoney"),
    Scenario("even money against no natural", "AS AD KH 9C", .evenMoney, ends: "blackjack 200 → 100"),
    Scenario("even money against a natural", "AS AD KH QC", .evenMoney, ends: "blackjack 200 → 100"),
    Scenario("declined, and paid 3:2", "AS AD KH 9C", .noInsurance, ends: "blackjack 250 → 150"),
    Scenario("declined, and pushed", "AS AD KH QC", .noInsurance, ends: "push 100 → 0"),
    Scenario("at 6:5 a natural is insured", set: "pays=6:5", "AS AD KH 9C", ends: "? insurance noInsurance"),
    Scenario("at 1:1 as well", set: "pays=1:1", "AS AD KH 9C", ends: "? insurance noInsurance"),
    Scenario(
      "insured at 6:5 against no natural", set: "pays=6:5", "AS AD KH 9C", .insurance,
      ends: "insurance lose 0, blackjack 220 → 70"),
    Scenario(
      "insured at 6:5 against a natural", set: "pays=6:5", "AS AD KH QC", .insurance,
      ends: "insurance win 150, push 100 → 100"),
  ])
  func `Even money is offered where blackjack pays 3 to 2`(_ scenario: Scenario) throws { try scenario.check() }

  @Test func `Even money is paid before the hole card is seen, without an insurance entry`() throws {
    let events = try round("AS AD KH QC").play(.evenMoney).table.events
    let paid = GameEvent.betSettled(
      bet: "main", hand: 0, outcome: "blackjack", tone: .win, stake: 100, returned: 200)
    #expect(events.suffix(3) == [paid, .cardFlipped(.dealer, card: try #require(Card("QC"))), .roundSettled(net: 100)])
    #expect(!events.contains { "\($0)".contains("insurance") })
  }

  @Test func `BL-022: nothing is settled before the hole card is face up, and the end is told once`() throws {
    let events = try round("TS AD TH KC").play(.noInsurance).table.events
    let lost = GameEvent.betSettled(
      bet: "main", hand: 0, outcome: "dealerWins", tone: .lose, stake: 100, returned: 0)
    #expect(
      events.suffix(3) == [.cardFlipped(.dealer, card: try #require(Card("KC"))), lost, .roundSettled(net: -100)])
    #expect(events.count { if case .roundSettled = $0 { true } else { false } } == 1)
  }

  @Test func `A lost insurance leaves the hole card down`() throws {
    #expect(try round("TS AD 9H 7C").play(.insurance).hands == "AD ?? | TS 9H")
  }

  @Test func `Any amount up to half the main bet is taken`() throws {
    let question = try round("TS AD TH KC", bet: 25)
    #expect(question.engine.price(of: .insurance) == .upTo(Chips(hundredths: 1250), bet: "insurance"))
    let small = try question.play(.insurance, insure: 1)
    #expect(small.summary == "insurance win 3, dealerWins 0 → -23")
  }

  @Test(arguments: [0, -1, 51, Chips(hundredths: 5001)])
  func `Nothing and more than half are refused`(amount: Chips) throws {
    let question = try round("TS AD TH KC")
    #expect(throws: IllegalMove.outsidePrice(move: "insurance", greatest: 50)) {
      try question.play(.insurance, insure: amount)
    }
  }
}
