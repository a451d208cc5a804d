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

  func swift(of json: String) -> String {
    """
    // swift-format-ignore-file
    // Generated from \(source) by `make record`. Do not edit.

    /// The texts of `Localizable.xcstrings`, which need no file at run time.
    enum \(name) {
      /// The catalogue as it is on disk.
      static let json = #\"""
    \(json)
    \"""#
    }

    """
  }
}

@Suite struct RecordedCatalogueTests {
  @Test(arguments: RecordedCatalogue.all)
  func generatedSwiftIsThatOfTheCatalogue(_ recorded: RecordedCatalogue) throws {
    let json = try String(contentsOf: Checkout.url(recorded.source), encoding: .utf8)
    #expect(!json.contains(String(repeating: "\"", count: 3)), "three quotation marks would end the literal")
    let expected = recorded.swift(of: json)
    let file = Checkout.url(recorded.generated)
    let written = try String(contentsOf: file, encoding: .utf8)
    if Checkout.isRecording, written != expected { return try Data(expected.utf8).write(to: file) }
    #expect(written == expected, "\(recorded.generated) is stale: run `make record`")
  }

  @Test(arguments: RecordedCatalogue.all)
  func catalogueCanBeRead(_ recorded: RecordedCatalogue) throws {
    _ = try Catalogue(path: Checkout.url(recorded.source).path, language: "en")
  }
}
