import CasinoKit
import Testing

@testable import Blackjack

@Suite struct SplitTests {
  @Test(arguments: [
    Scenario("eights", "8S 6D 8H TC 2D TS TD", .split, .stand, .stand, ends: "playerWins 200, playerWins 200 → 200"),
    Scenario(
      "left to right, one wins and one is over", "8S 9D 8H 8C TD 7S KD", .split, .stand, .hit,
      ends: "playerWins 200, bust 0 → 0"),
    Scenario(
      "both over: the dealer draws nothing", "8S 6D 8H TC 6D KS 7S KD", .split, .hit, .hit,
      ends: "bust 0, bust 0 → -200"),
    Scenario(
      "BL-006: king and queen by value", "KS 6D QH TC 5D", .split, ends: "? hit stand double"),
    Scenario("BL-006: king and queen by value are a pair", "KS 6D QH TC", ends: "? hit stand double split"),
    Scenario("BL-006: by rank they are none", set: "split=rank", "KS 6D QH TC", ends: "? hit stand double"),
    Scenario("two kings are a pair by rank", set: "split=rank", "KS 6D KH TC", ends: "? hit stand double split"),
    Scenario(
      "an ace on a split ten is 21", "KS 6D QH TC AD TS TD", .split, .stand,
      ends: "playerWins 200, playerWins 200 → 200"),
    Scenario(
      "BL-038: the dealer waits for the second hand", "8S TD 8H 8C TD 4S 3D 2C", .split, .stand, .hit, .hit,
      ends: "? hit stand"),
    Scenario("doubling after a split", "8S 6D 8H TC 3D", .split, ends: "? hit stand double"),
    Scenario("no doubling after a split", set: "das=off", "8S 6D 8H TC 3D", .split, ends: "? hit stand"),
  ])
  func `A pair is split`(_ scenario: Scenario) throws { try scenario.check() }

  @Test func `BL-009: the second double costs one stake, not the sum of all`() throws {
    let first = try round("8S 6D 8H TC 3D TS 3C TD KS").play(.split)
    #expect(first.engine.price(of: .double) == .exactly(100))
    let second = try first.play(.double)
    #expect(second.engine.price(of: .double) == .exactly(100))
    #expect(try second.play(.double).summary == "playerWins 400, playerWins 400 → 400")
  }

  @Test(arguments: [
    Scenario(
      "BL-001: ten on a split ace is 21, paid 1:1", "AS 9D AH 9C KD 9S", .split,
      ends: "playerWins 200, playerWins 200 → 200"),
    Scenario(
      "BL-003: two split aces with tens ask nothing", bet: 50, "AS 6D AH TC TD TS KC", .split,
      ends: "playerWins 100, playerWins 100 → 100"),
    Scenario(
      "BL-007: each split ace takes one card", "AS 9D AH 8C 5D 6S", .split, ends: "dealerWins 0, push 100 → -100"),
    Scenario(
      "BL-007: but not where they are hit", set: "hitSplitAces=on", "AS 9D AH 8C 5D", .split,
      ends: "? hit stand double"),
    Scenario(
      "hit split aces get their second card in turn", set: "hitSplitAces=on das=off", "AS 9D AH 8C 5D 4S", .split, .hit,
      ends: "? hit stand"),
    Scenario("a third ace is not split", "AS 9D AH 8C AC 6S", .split, ends: "dealerWins 0, push 100 → -100"),
    Scenario(
      "a third ace may be split again", set: "resplitAces=on", "AS 9D AH 8C AC 6S", .split, ends: "? stand split"),
    Scenario(
      "or kept", set: "resplitAces=on", "AS 9D AH 8C AC 6S", .split, .stand, ends: "dealerWins 0, push 100 → -100"),
    Scenario(
      "split again, both get a card at once", set: "resplitAces=on", "AS 9D AH 8C AC 6S 7D 8D", .split, .split,
      ends: "playerWins 200, playerWins 200, push 100 → 200"),
    Scenario(
      "the ace of the second hand", set: "resplitAces=on", "AS 9D AH 8C 6S AC 7D 8D", .split, .split,
      ends: "push 100, playerWins 200, playerWins 200 → 200"),
    Scenario(
      "not beyond the number of hands", set: "resplitAces=on hands=2", "AS 9D AH 8C AC 6S", .split,
      ends: "dealerWins 0, push 100 → -100"),
    Scenario(
      "aces that are hit are not split again by that alone", set: "hitSplitAces=on", "AS 9D AH 8C AC", .split,
      ends: "? hit stand double"),
  ])
  func `Aces are split`(_ scenario: Scenario) throws { try scenario.check() }

  @Test(arguments: [
    Scenario("two hands", set: "hands=2", "8S 6D 8H TC 8D", .split, ends: "? hit stand double"),
    Scenario("three hands", set: "hands=3", "8S 6D 8H TC 8D", .split, ends: "? hit stand double split"),
    Scenario("three and no fourth", set: "hands=3", "8S 6D 8H TC 8D 8C", .split, .split, ends: "? hit stand double"),
    Scenario("four hands", "8S 6D 8H TC 8D 8C", .split, .split, ends: "? hit stand double split"),
    Scenario("four and no fifth", "8S 6D 8H TC 8D 8C 8S", .split, .split, .split, ends: "? hit stand double"),
    Scenario(
      "four hands played out", "8S 6D 8H TC 8D 8C TS TH TD TC KC", .split, .split, .split, .stand, .stand, .stand,
      .stand, ends: "playerWins 200, playerWins 200, playerWins 200, playerWins 200 → 400"),
  ])
  func `Hands are split again up to the rule`(_ scenario: Scenario) throws { try scenario.check() }

  @Test func `A re-split hand stands to the right of its own, and its wager keeps its number`() throws {
    let three = try round("8S 6D 8H TC 8D 2C 3C 4C KH").play(.split, .split)
    #expect(three.hands == "6D ?? | 8S 2C | 8D | 8H")
    let done = try three.play(.stand, .stand, .stand)
    #expect(done.hands == "6D TC KH | 8S 2C | 8D 3C | 8H 4C")
    let settled = done.table.entries.compactMap { entry -> [Int]? in
      if case .settle(_, let wager, let hand, _, _) = entry { [wager, hand] } else { nil }
    }
    #expect(settled == [[0, 0], [2, 1], [1, 2]])
  }

  @Test func `A split is told: the chips, the hand, its card, whose turn it is`() throws {
    let before = try round("8S 6D 8H TC 2D TS")
    let events = try before.play(.split, .stand).table.events.dropFirst(before.table.events.count)
    #expect(
      Array(events) == [
        .chipsPlaced(bet: "main", wager: 1, amount: 100), .handSplit(.player(0)),
        .cardDealt(.player(0), card: Card("2D")), .handActive(.player(0)),
        .cardDealt(.player(1), card: Card("TS")), .handActive(.player(1)),
      ])
  }

  @Test func `BL-038: the hole card stays down until the last hand is played`() throws {
    let second = try round("8S TD 8H 8C TD 4S 3D 2C").play(.split, .stand, .hit, .hit)
    #expect(second.hands == "TD ?? | 8S TD | 8H 4S 3D 2C")
    #expect(try second.play(.stand).hands == "TD 8C | 8S TD | 8H 4S 3D 2C")
  }

  @Test func `BL-074: insurance, a split and a double are one round, its net the sum of all`() throws {
    let done = try round("8S AD 8H 6C 3D TS TD").play(.insurance, .split, .double, .stand)
    #expect(done.summary == "insurance lose 0, playerWins 400, playerWins 200 → 250")
    #expect(stakes(done.table.entries) == 350)
  }

  @Test func `BL-076: a hand is settled with its stake, whatever else happens`() throws {
    var hand = try round("TS 9D 8H TC")
    hand = try hand.play(.stand)
    #expect(hand.table.entries.first == .stake(bet: "main", wager: 0, amount: 100))
    #expect(hand.net == -100)
  }
}
