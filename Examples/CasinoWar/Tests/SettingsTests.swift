import CasinoKit
import Foundation
import Testing

@testable import CasinoWar

@Suite struct SettingsTests {
  @Test func initialValuesAreTheRulesOwn() throws { #expect(try CasinoWarSettings.rules("") == CasinoWarRules()) }

  @Test(arguments: CasinoWarSettings.options.flatMap { option in option.values.map { (option, $0) } })
  func everyValueGivesRulesOfItsOwn(option: SettingOption, value: String) throws {
    let rules = try CasinoWarSettings.rules("\(option.key)=\(value)")
    #expect((rules == CasinoWarRules()) == (value == option.initial))
    #expect(try JSONDecoder().decode(CasinoWarRules.self, from: JSONEncoder().encode(rules)) == rules)
  }

  @Test(arguments: ["decks=3", "bonus=yes", "cards=2", "decks"])
  func otherValuesAreRefused(set: String) {
    #expect(throws: SettingError.self) { try CasinoWarSettings.rules(set) }
  }
}
