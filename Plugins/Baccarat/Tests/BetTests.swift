import CasinoKit
import Testing

@testable import Baccarat

@Suite struct BetTests {
  @Test(arguments: [
    Scenario("Player wins", "TS KH 7D 6C", [.player: 100], totals: "7-6", ends: "player win 200 → 100"),
    Scenario("Player loses", "TS KH 6D 7C", [.player: 100], totals: "6-7", ends: "player lose 0 → -100"),
    Scenario("Banker pays 95", "TS KH 6D 7C", [.banker: 100], totals: "6-7", ends: "banker win 195 → 95"),
    Scenario("5 % of 10 is 0.50", "TS KH 6D 7C", [.banker: 10], totals: "6-7", ends: "banker win 19.50 → 9.50"),
    Scenario(
      "at 4 % Banker pays 96", set: "commission=4%", "TS KH 6D 7C", [.banker: 100], totals: "6-7",
      ends: "banker win 196 → 96"),
    Scenario(
      "a tie returns both", "TS KH 7D 7C", [.player: 100, .banker: 50, .tie: 10], totals: "7-7",
      ends: "player push 100, banker push 50, tie win 90 → 80"),
    Scenario(
      "a tie at nine", set: "tie=9", "TS KH 7D 7C", [.tie: 10], totals: "7-7", ends: "tie win 100 → 90"),
    Scenario(
      "both may be backed", "TS KH 6D 7C", [.player: 100, .banker: 100], totals: "6-7",
      ends: "player lose 0, banker win 195 → -5"),
    Scenario("BL-060: a watched coup moves no chips", "TS KH 6D 7C", totals: "6-7", ends: "no bet → 0"),
  ])
  func `Main bets are paid`(_ scenario: Scenario) throws { try scenario.check() }

  @Test(arguments: [
    Scenario(
      "BL-054 a: king and queen are no pair", "KS TH QD 7C 9D", [.playerPair: 10], totals: "9-7",
      ends: "playerPair lose 0 → -10"),
    Scenario(
      "BL-054 b: the third card does not count", "3S TH 2D 7C 2H", [.playerPair: 10], totals: "7-7",
      ends: "playerPair lose 0 → -10"),
    Scenario(
      "BL-054 c: suits need not match", "5S TH 5H 7C 9D", [.playerPair: 10], totals: "9-7",
      ends: "playerPair win 120 → 110"),
    Scenario(
      "the Banker's pair", "TS 3S 7H 3C", [.bankerPair: 10, .playerPair: 10], totals: "7-6",
      ends: "playerPair lose 0, bankerPair win 120 → 100"),
    Scenario(
      "BL-055: a tie of naturals returns the main bet and pays the pair", "4S 6H 4D 2C",
      [.player: 100, .playerPair: 10], totals: "8-8", ends: "player push 100, playerPair win 120 → 110"),
  ])
  func `Pairs are of equal rank on the first two cards`(_ scenario: Scenario) throws { try scenario.check() }

  @Test(arguments: [
    ("TS KH 9D TC 2H", "0"), ("TS KH 9D 7C", "win 20"), ("TS 2H 9D 7C", "push 10"), ("TS 3H 8D 6C", "lose 0"),
    ("7S KH 2D TC", "win 20"), ("TS KH QD TC 9H TD", "win 310"), ("TS KH QD AC 9H TD", "win 110"),
    ("TS KH QD 2C 9H TD", "win 70"), ("TS KH QD 3C 9H TD", "win 50"), ("TS KH QD 4C 9H", "win 30"),
    ("TS KH QD 5C 9H", "win 20"), ("TS KH QD 6C 9H", "lose 0"), ("TS KH 6D TC 6H", "lose 0"),
    ("TS KH 6D TC TH", "win 50"), ("TS KH 7D 7C", "lose 0"),
  ])
  func `The Dragon Bonus pays naturals and wide wins`(cards: String, ends: String) throws {
    guard ends != "0" else { return }
    #expect(try coup(cards, [.dragonBonusPlayer: 10]).summary.hasPrefix("dragonBonusPlayer \(ends) "))
  }

  @Test(arguments: [
    ("KS 9H 7D TC", "win 20"), ("2S TH 7D 9C", "push 10"), ("TS KH 7D TC 9H", "lose 0"), ("TS 5H TD 2C TH", "win 70"),
    ("TS KH 6D 3C 6H", "lose 0"), ("TS 9H TD TC", "win 20"), ("KS 2H TD TC TD 7C", "win 310"),
  ])
  func `The Dragon Bonus of the Banker likewise`(cards: String, ends: String) throws {
    #expect(try coup(cards, [.dragonBonusBanker: 10]).summary.hasPrefix("dragonBonusBanker \(ends) "))
  }

  @Test(arguments: [
    Scenario(
      "a winning six pays half and Super 6", set: "commission=none", "TS KH TD 6C 5H", [.banker: 100, .super6: 10],
      totals: "5-6", ends: "banker win 150, super6 win 130 → 170"),
    Scenario(
      "other wins pay even money", set: "commission=none", "TS KH 6D 7C", [.banker: 100, .super6: 10], totals: "6-7",
      ends: "banker win 200, super6 lose 0 → 90"),
    Scenario(
      "a six that does not win is no Super 6", set: "commission=none", "TS KH 6D 6C", [.banker: 100, .super6: 10],
      totals: "6-6", ends: "banker push 100, super6 lose 0 → -10"),
    Scenario(
      "a six of three cards is one too", set: "commission=none", "TS KH 2D 2C 2H 4D", [.banker: 100, .super6: 10],
      totals: "4-6", ends: "banker win 150, super6 win 130 → 170"),
  ])
  func `Without commission a Banker six pays half`(_ scenario: Scenario) throws { try scenario.check() }

  @Test(arguments: [
    Scenario(
      "Dragon 7: a winning seven of three cards", set: "commission=ez", "TS KH TD 3C 5H 4D",
      [.banker: 100, .dragon7: 10, .panda8: 10], totals: "5-7",
      ends: "banker push 100, dragon7 win 410, panda8 lose 0 → 390"),
    Scenario(
      "a seven of two cards is none", set: "commission=ez", "TS KH 6D 7C", [.banker: 100, .dragon7: 10],
      totals: "6-7", ends: "banker win 200, dragon7 lose 0 → 90"),
    Scenario(
      "a seven that does not win is none", set: "commission=ez", "TS KH 2D 3C 5H 4D", [.banker: 100, .dragon7: 10],
      totals: "7-7", ends: "banker push 100, dragon7 lose 0 → -10"),
    Scenario(
      "Panda 8: a winning eight of three cards", set: "commission=ez", "TS KH 3D 7C 5H", [.player: 100, .panda8: 10],
      totals: "8-7", ends: "player win 200, panda8 win 260 → 350"),
    Scenario(
      "a natural eight is none", set: "commission=ez", "TS KH 8D 7C", [.panda8: 10], totals: "8-7",
      ends: "panda8 lose 0 → -10"),
  ])
  func `EZ returns a Banker seven of three cards`(_ scenario: Scenario) throws { try scenario.check() }

  @Test(arguments: [("5%", 95), ("4%", 96)])
  func `BL-058: commission is exact to the hundredth and never in the player's favour`(
    commission: String, percent: Int
  ) throws {
    let rules = try rules("commission=\(commission)")
    let win = Payout(
      of: .banker, in: Coup(player: .init(total: 6, cards: 2), banker: .init(total: 7, cards: 2)), by: rules)
    for stake in 1...5_000 {
      let profit = win.returned(for: Chips(hundredths: stake)) - Chips(hundredths: stake)
      let exact = stake * percent
      #expect(profit.hundredths * 100 <= exact && exact < profit.hundredths * 100 + 100)
      #expect(win.returned(for: Chips(stake)) == Chips(hundredths: stake * (100 + percent)))
    }
  }
}
