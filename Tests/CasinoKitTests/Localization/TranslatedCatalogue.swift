import CasinoKit
import Foundation
import TestSupport
import Testing

/// A catalogue of this repository as its file has it: every text in every language.
struct TranslatedCatalogue: CustomTestStringConvertible {
  /// The forms of a text in one language; one that does not change with a count has the form `other` alone.
  typealias Forms = [String: String]

  let name: String
  /// Keys to languages to forms.
  let texts: [String: [String: Forms]]

  static let languages = ["en", "es", "fr", "de", "ja"]

  /// The catalogues of the kit, the host and all games.
  static let all: [TranslatedCatalogue] = {
    let folders = ["Sources", "Plugins", "Templates", "Templates/styles"].flatMap { parent in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: Checkout.url(parent).path)) ?? []
      return names.sorted().map { "\(parent)/\($0)/Resources/Localizable.xcstrings" }
    }
    return folders.filter { FileManager.default.fileExists(atPath: Checkout.url($0).path) }.compactMap { path in
      try? TranslatedCatalogue(name: path, json: Data(contentsOf: Checkout.url(path)))
    }
  }()

  var testDescription: String { name }

  init(name: String, json: Data) throws {
    struct File: Decodable { var strings: [String: Entry] }
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Unit: Decodable { var state: String, value: String }
    struct Form: Decodable { var stringUnit: Unit }
    struct Variations: Decodable { var plural: [String: Form] }
    struct Localization: Decodable { var stringUnit: Unit?, variations: Variations? }

    func forms(_ text: Localization) -> Forms {
      let plural = text.variations?.plural.mapValues(\.stringUnit) ?? [:]
      let units = text.stringUnit.map { ["other": $0] } ?? plural
      return units.filter { $0.value.state == "translated" }.mapValues(\.value)
    }
    self.name = name
    texts = try JSONDecoder().decode(File.self, from: json).strings.mapValues { entry in
      (entry.localizations ?? [:]).mapValues(forms)
    }
  }
}
