import CasinoKit
import Foundation
import Testing

@testable import NewGame

@Suite struct SettingsTests {
  @Test func initialValuesAreTheRulesOwn() throws { #expect(try NewGameSettings.rules("") == NewGameRules()) }

  @Test(arguments: NewGameSettings.options.flatMap { option in option.values.map { (option, $0) } })
  func everyValueGivesRulesOfItsOwn(option: SettingOption, value: String) throws {
    let rules = try NewGameSettings.rules("\(option.key)=\(value)")
    #expect((rules == NewGameRules()) == (value == option.initial))
    #expect(try JSONDecoder().decode(NewGameRules.self, from: JSONEncoder().encode(rules)) == rules)
  }

  @Test(arguments: ["decks=3", "tie=9", "cards=2", "decks"])
  func otherValuesAreRefused(set: String) {
    #expect(throws: SettingError.self) { try NewGameSettings.rules(set) }
  }
}
