import CasinoKit
import Foundation
import Testing

@testable import CasinoWar

@Suite struct WordsTests {
  private static let keys =
    CasinoWarBet.allCases.map { "bet.\($0.rawValue)" }
    + CasinoWarMove.allCases.flatMap { ["move.\($0.name)", "hint.\($0.name)"] } + ["prompt.war", "say.burn"]
    + CasinoWarResult.allCases.flatMap { ["outcome.\($0.rawValue)", "say.ante.\($0.rawValue)"] }
    + CasinoWarSettings.options.map { "setting.\($0.key)" }
    + ["dealer", "player"].flatMap { ["hand.\($0)", "say.\($0).shows", "say.\($0).draws.bare"] }

  @Test("whatever has a name at the table has it in every language", arguments: ["en", "es", "fr", "de", "ja"])
  func names(language: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../Resources/Localizable.xcstrings")
    let strings = Strings(try Catalogue(path: file.path, language: language), language: language)
    for key in Self.keys { #expect(strings.isKnown(key), "\(key)") }
    #expect(language == "en" || strings.text("move.war") != "Go to war")
  }
}
