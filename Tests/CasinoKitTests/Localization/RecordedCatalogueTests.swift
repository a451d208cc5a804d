import CasinoKit
import Foundation
import TestSupport
import Testing

/// The generated Swift of a catalogue that is part of a program.
struct RecordedCatalogue: CustomTestStringConvertible {
  var name: String
  var source: String
  var generated: String

  static let all = [
    RecordedCatalogue(
      name: "KitCatalogue", source: "Sources/CasinoKit/Resources/Localizable.xcstrings",
      generated: "Sources/CasinoKit/Localization/KitCatalogue.swift"),
    RecordedCatalogue(
      name: "HostCatalogue", source: "Sources/GameHost/Resources/Localizable.xcstrings",
      generated: "Sources/GameHost/HostCatalogue.swift"),
  ]

  var testDescription: String { name }

  /// The languages of the house.
  static let languages = ["de", "en", "es", "fr", "ja"]

  func swift(_ tables: [(language: String, table: String)]) -> String {
    let cases = tables.map { "    case \"\($0.language)\": \($0.language)" }.joined(separator: "\n")
    let texts = tables.map { "  private static let \($0.language) = #\"\"\"\n\($0.table)\n\"\"\"#\n" }.joined(
      separator: "\n")
    return """
      // swift-format-ignore-file
      // Generated from \(source) by `make record`. Do not edit.

      /// The texts of `Localizable.xcstrings`, which need no file at run time.
      enum \(name) {
        /// The texts of a language, as `Catalogue.table` writes them; nil for a language that is not there.
        static func table(_ language: String) -> String? {
          switch language {
      \(cases)
          default: nil
          }
        }

      \(texts)}

      """
  }
}

@Suite struct RecordedCatalogueTests {
  @Test(arguments: RecordedCatalogue.all)
  func generatedSwiftIsThatOfTheCatalogue(_ recorded: RecordedCatalogue) throws {
    let tables = try RecordedCatalogue.languages.map { language in
      (language: language, table: try Catalogue(path: Checkout.url(recorded.source).path, language: language).table)
    }
    #expect(!tables.contains { $0.table.contains(#"""""#) }, "three quotation marks would end the literal")
    let expected = recorded.swift(tables)
    let file = Checkout.url(recorded.generated)
    let written = try String(contentsOf: file, encoding: .utf8)
    if Checkout.isRecording, written != expected { return try Data(expected.utf8).write(to: file) }
    #expect(written == expected, "\(recorded.generated) is stale: run `make record`")
  }

  @Test(arguments: RecordedCatalogue.all, RecordedCatalogue.languages)
  func tableIsReadAsTheFileIs(_ recorded: RecordedCatalogue, _ language: String) throws {
    let whole = try Catalogue(path: Checkout.url(recorded.source).path, language: language)
    let read = Catalogue(language: language) { $0 == language ? whole.table : nil }
    #expect(read.keys == whole.keys)
    for key in whole.keys {
      for count in [nil, 0, 1, 2, 1_000_000] {
        #expect(read.template(key, count: count) == whole.template(key, count: count))
      }
    }
  }
}
