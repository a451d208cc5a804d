import CasinoKit
import Foundation
import Testing

@testable import Baccarat

@Suite struct SettingsTests {
  @Test func `The keys are those of the command`() {
    #expect(BaccaratSettings.options.map(\.key) == ["decks", "commission", "tie"])
  }

  @Test func `Initial values are the rules' own`() throws { #expect(try rules("") == BaccaratRules()) }

  @Test(arguments: BaccaratSettings.options.flatMap { option in option.values.map { (option.key, $0) } })
  func `Every value of every setting gives rules of its own`(key: String, value: String) throws {
    let initial = try #require(BaccaratSettings.options.first { $0.key == key }?.initial)
    #expect((try rules("\(key)=\(value)") == BaccaratRules()) == (value == initial))
  }

  @Test(arguments: ["decks=0", "decks=9", "commission=3%", "commission=5", "tie=10"])
  func `Other values are refused`(set: String) {
    #expect(throws: SettingError.self) { try rules(set) }
  }

  @Test(arguments: ["", "decks=6 commission=ez tie=9", "decks=1 commission=none"])
  func `Rules are the same after they were stored`(set: String) throws {
    let rules = try rules(set)
    let stored = try JSONEncoder().encode(rules)
    #expect(try JSONDecoder().decode(BaccaratRules.self, from: stored) == rules)
  }

  @Test(arguments: [
    ("5%", "player banker tie playerPair bankerPair dragonBonusPlayer dragonBonusBanker"),
    ("4%", "player banker tie playerPair bankerPair dragonBonusPlayer dragonBonusBanker"),
    ("none", "player banker tie playerPair bankerPair dragonBonusPlayer dragonBonusBanker super6"),
    ("ez", "player banker tie playerPair bankerPair dragonBonusPlayer dragonBonusBanker dragon7 panda8"),
  ])
  func `The commission says which bets there are`(commission: String, bets: String) throws {
    let rules = try rules("commission=\(commission)")
    #expect(BaccaratBet.allCases.filter(rules.offers).map(\.rawValue).joined(separator: " ") == bets)
  }

  @Test func `Bets stand alone, under main or side limits, and win at most what their payouts say`() {
    #expect(
      BaccaratBet.allCases.map { "\($0.rawValue) \($0.kind) \($0.greatestPayout)" } == [
        "player main 1:1", "banker main 1:1", "tie main 9:1", "playerPair side 11:1", "bankerPair side 11:1",
        "dragonBonusPlayer side 30:1", "dragonBonusBanker side 30:1", "dragon7 side 40:1", "panda8 side 25:1",
        "super6 side 12:1",
      ])
    #expect(BaccaratBet.allCases.allSatisfy { $0.needs == nil })
  }
}
