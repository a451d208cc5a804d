import CasinoKit
import Testing

@testable import Baccarat

@Suite struct WordsTests {
  private static let keys =
    BaccaratBet.allCases.flatMap { ["bet.\($0.rawValue)", "zone.\($0.rawValue)", "rules.\($0.rawValue)"] }
    + BaccaratSettings.options.map { "setting.\($0.key)" }
    + BaccaratRules.Commission.allCases.map { "setting.commission.\($0.rawValue)" }
    + BaccaratRules.Tie.allCases.map { "setting.tie.\($0.rawValue)" }
    + Coup.Winner.allCases.flatMap { ["letter.\($0)", "banner.\($0)"] } + DerivedRoad.allCases.map { "road.\($0)" }
    + ["draws", "stands", "wins", "tie"].map { "remark.\($0)" } + ["natural.8", "natural.9"]
    + ["playerWins", "playerNatural", "bankerWins", "bankerNatural", "tie"].map { "say.\($0)" }
    + ["player", "banker"].flatMap { ["hand.\($0)", "say.\($0).has", "say.\($0).draws"] }
    + BankerLine.all.map(\.key)

  @Test(arguments: keys)
  func `Whatever has a name at the table has it in the catalogue`(key: String) throws {
    let strings = try Strings(module: "Baccarat", language: "en")
    #expect(strings.isKnown(key))
  }

  @Test(arguments: [
    ("", BaccaratBet.banker, "0.95:1"), ("commission=4%", .banker, "0.96:1"), ("commission=none", .banker, "to 1:1"),
    ("", .tie, "8:1"), ("tie=9", .tie, "9:1"), ("", .dragonBonusPlayer, "to 30:1"), ("commission=ez", .dragon7, "40:1"),
    ("", .dragon7, ""),
  ])
  func `A zone says what it pays`(set: String, bet: BaccaratBet, pays: String) throws {
    let strings = try Strings(module: "Baccarat", language: "en")
    #expect(strings.pays(bet, by: try rules(set)) == pays)
  }

  @Test func `The chart of the rules sheet is that of the rules`() {
    let lines = BankerLine.all.map { "\($0.totals): \($0.thirds)" }
    #expect(
      lines == [
        "0–2: 0 1 2 3 4 5 6 7 8 9", "3: 0 1 2 3 4 5 6 7 9", "4: 2 3 4 5 6 7", "5: 4 5 6 7", "6: 6 7", "7: ",
      ])
  }
}
