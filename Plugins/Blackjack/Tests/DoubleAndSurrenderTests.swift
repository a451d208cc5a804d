import CasinoKit
import Testing

@testable import Blackjack

@Suite struct DoubleAndSurrenderTests {
  @Test(arguments: [
    Scenario("double wins twice", "6S 9D 5H 8C TD", .double, ends: "playerWins 400 → 200"),
    Scenario("double loses twice", "6S 9D 5H TC 2D", .double, ends: "dealerWins 0 → -200"),
    Scenario("double goes over", "TS 9D 6H TC TD", .double, ends: "bust 0 → -200"),
    Scenario("a doubled 21 is paid 1:1", "6S 9D 5H TC TD", .double, ends: "playerWins 400 → 200"),
    Scenario("a soft hand may be doubled", "AS 6D 7H TC", ends: "? hit stand double"),
    Scenario("not after a hit", "2S 9D 3H TC 6D", .hit, ends: "? hit stand"),
    Scenario("9-11 takes nine", set: "double=9-11", "4S 9D 5H TC", ends: "? hit stand double"),
    Scenario("9-11 takes eleven", set: "double=9-11", "6S 9D 5H TC", ends: "? hit stand double"),
    Scenario("9-11 leaves eight", set: "double=9-11", "3S 9D 5H TC", ends: "? hit stand"),
    Scenario("9-11 leaves twelve", set: "double=9-11", "TS 9D 2H TC", ends: "? hit stand"),
    Scenario("9-11 leaves soft hands", set: "double=9-11", "AS 9D 9H TC", ends: "? hit stand"),
    Scenario("10-11 takes ten", set: "double=10-11", "6S 9D 4H TC", ends: "? hit stand double"),
    Scenario("10-11 leaves nine", set: "double=10-11", "4S 9D 5H TC", ends: "? hit stand"),
  ])
  func `Two cards are doubled for one more`(_ scenario: Scenario) throws { try scenario.check() }

  @Test func `BL-011: a double costs the whole stake again`() throws {
    #expect(try round("6S 9D 5H TC", bet: 1).engine.price(of: .double) == .exactly(1))
  }

  @Test func `The doubled card falls face up`() throws {
    let events = try round("6S 9D 5H 8C TD").play(.double).table.events
    #expect(events.contains(.cardDealt(.player(0), card: Card("TD"))))
    #expect(events.contains(.chipsPlaced(bet: "main", wager: 0, amount: 100)))
  }

  @Test(arguments: [
    Scenario("initially not", "TS 9D 6H TC", ends: "? hit stand double"),
    Scenario("against a nine", set: "surrender=late", "TS 9D 6H TC", ends: "? hit stand double surrender"),
    Scenario("half goes back", set: "surrender=late", "TS 9D 6H TC", .surrender, ends: "surrender 50 → -50"),
    Scenario(
      "against an ace, after the question", set: "surrender=late", "TS AD 6H 9C", .noInsurance,
      ends: "? hit stand double surrender"),
    Scenario(
      "insured and given up", set: "surrender=late", "TS AD 6H 9C", .insurance, .surrender,
      ends: "insurance lose 0, surrender 50 → -100"),
    Scenario("not from a natural", set: "surrender=late", "TS TD 6H AC", ends: "dealerWins 0 → -100"),
    Scenario("not after a hit", set: "surrender=late", "TS 9D 2H TC 2D", .hit, ends: "? hit stand"),
    Scenario("not after a split", set: "surrender=late", "8S 9D 8H TC 7D", .split, ends: "? hit stand double"),
    Scenario(
      "BL-014: half of 15", set: "surrender=late", bet: 15, "TS 9D 6H TC", .surrender, ends: "surrender 7.50 → -7.50"),
    Scenario(
      "BL-014: half of 1", set: "surrender=late", bet: 1, "TS 9D 6H TC", .surrender, ends: "surrender 0.50 → -0.50"),
  ])
  func `Surrender is a first decision`(_ scenario: Scenario) throws { try scenario.check() }
}
