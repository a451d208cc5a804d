import CasinoKit
import Foundation
import Testing

@testable import NewGame

@Suite struct WordsTests {
  // NEXT: the keys of whatever else has a name at the table.
  private static let keys =
    NewGameBet.allCases.map { "bet.\($0.rawValue)" } + ["hint.tie"]
    + NewGameResult.allCases.flatMap { ["outcome.\($0.rawValue)", "say.\($0.rawValue)"] }
    + NewGameSettings.options.map { "setting.\($0.key)" } + NewGameRules.tiePayouts.map { "setting.tie.\($0)" }
    + ["player", "banker"].flatMap { ["hand.\($0)", "say.\($0).shows"] }

  @Test("whatever has a name at the table has it in every language", arguments: ["en", "es", "fr", "de", "ja"])
  func names(language: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../Resources/Localizable.xcstrings")
    let strings = Strings(try Catalogue(path: file.path, language: language), language: language)
    for key in Self.keys { #expect(strings.isKnown(key), "\(key)") }
    #expect(language == "en" || strings.text("setting.tie") != "Tie pays")
  }
}
