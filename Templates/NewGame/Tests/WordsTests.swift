import CasinoKit
import Foundation
import Testing

@testable import NewGame

@Suite struct WordsTests {
  // NEXT: the keys of whatever else has a name at the table.
  private static let keys =
    NewGameBet.allCases.map { "bet.\($0.rawValue)" }
    + NewGameMove.allCases.flatMap { ["move.\($0.name)", "hint.\($0.name)"] } + ["prompt.raise"]
    + NewGameResult.allCases.flatMap { ["outcome.\($0.rawValue)", "say.ante.\($0.rawValue)"] }
    + NewGameSettings.options.map { "setting.\($0.key)" }
    + NewGameRules.Tie.allCases.map { "setting.tie.\($0.rawValue)" }
    + ["dealer", "player"].flatMap { ["hand.\($0)", "say.\($0).shows"] } + [
      "say.dealer.turns.bare", "say.dealer.hidden",
    ]

  @Test("whatever has a name at the table has it in every language", arguments: ["en", "es", "fr", "de", "ja"])
  func names(language: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../Resources/Localizable.xcstrings")
    let strings = Strings(try Catalogue(path: file.path, language: language), language: language)
    for key in Self.keys { #expect(strings.isKnown(key), "\(key)") }
    #expect(language == "en" || strings.text("move.raise") != "Raise")
  }
}
