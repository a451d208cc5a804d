import CasinoKit
import Foundation
import Testing

@testable import NewGame

@Suite struct WordsTests {
  // NEXT: the keys of whatever else has a name at the table.
  private static let keys =
    NewGameBet.allCases.map { "bet.\($0.rawValue)" } + NewGameMove.allCases.map { "move.\($0.name)" }
    + NewGameResult.allCases.flatMap { ["outcome.\($0.rawValue)", "say.main.\($0.rawValue)"] }
    + NewGameSettings.options.map { "setting.\($0.key)" } + PayTable.allCases.map { "setting.pays.\($0.rawValue)" }
    + ["has", "shows", "draws", "draws.bare"].map { "say.player.\($0)" } + ["say.held", "say.released", "prompt.draw"]
    + ["hint.draw", "hint.hold1"]

  @Test("whatever has a name at the table has it in every language", arguments: ["en", "es", "fr", "de", "ja"])
  func names(language: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../Resources/Localizable.xcstrings")
    let strings = Strings(try Catalogue(path: file.path, language: language), language: language)
    for key in Self.keys { #expect(strings.isKnown(key), "\(key)") }
    #expect(language == "en" || strings.text("move.draw") != "Draw")
  }
}
