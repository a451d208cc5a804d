import CasinoKit
import FoundationEssentials

/// The rule on texts: all are there in every language, and none is shown by its key.
enum StringRules {
  static func strings(_ run: CheckRun) throws -> CheckFinding {
    let file = run.game.resources.appending(path: "Localizable.xcstrings")
    guard let data = ForeignFile.data(at: file),
      let catalogue = try? JSONDecoder().decode(CatalogueTexts.self, from: data)
    else { return .fail(CheckText("check.found.noCatalogue")) }
    var found = catalogue.strings.sorted { $0.key < $1.key }.flatMap { key, entry in faults(of: key, entry) }
    if let sources = run.sources { found += KeyUse(run: run, sources: sources).faults }
    if found.isEmpty { found += try shown(run) }
    return .of(found.unique, else: .ok("check.ok.strings", .count(catalogue.strings.count)))
  }

  private static func faults(of key: String, _ entry: CatalogueTexts.Entry) -> [CheckText] {
    let english = entry.localizations?["en"]
    let needed = english.map { arguments($0.forms) } ?? []
    return CheckRun.languages.flatMap { language -> [CheckText] in
      let forms = entry.localizations?[language]?.forms ?? [:]
      guard let other = forms["other"], !other.isEmpty else {
        return [CheckText("check.found.untranslated", key, language)]
      }
      if english?.isPlural == true, language != "ja", forms["one"] == nil {
        return [CheckText("check.found.noPlural", key, language)]
      }
      let asked = Set(Template(other).arguments)
      return asked == needed ? [] : [CheckText("check.found.arguments", key, language)]
    }
  }

  /// The arguments of the form that asks for most.
  private static func arguments(_ forms: [String: String]) -> Set<Int> {
    Set(forms.values.flatMap { Template($0).arguments })
  }

  /// Keys that are shown or said in place of their texts.
  private static func shown(_ run: CheckRun) throws -> [CheckText] {
    var keys = Set<String>()
    for sitting in try run.sittings() {
      for scene in sitting.decisions + sitting.sheets.map(\.scene) + sitting.steps.map(\.step.scene) {
        for node in scene.nodes {
          for text in [node.text, node.label, node.action?.title, node.action?.unavailable] {
            keys.formUnion(RawKeys.within(text))
          }
        }
      }
      for (_, step) in sitting.steps { for line in step.say { keys.formUnion(RawKeys.within(line)) } }
    }
    return keys.sorted().map { CheckText("check.found.rawKey", $0) }
  }
}

/// Keys of catalogues as they look where no text was found.
enum RawKeys {
  /// Whether a word is written as keys are: `say.main.win`.
  static func isKey(_ word: some StringProtocol) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, first.count > 2, first.first?.isLowercase == true else {
      return false
    }
    return parts.allSatisfy { part in
      part.count > 1 && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+" || $0 == "-") }
    } && parts.dropFirst().contains { $0.first?.isLetter == true }
  }

  /// The keys within a text.
  static func within(_ text: String?) -> [String] {
    guard let text, text.utf8.contains(UInt8(ascii: ".")) else { return [] }
    return text.split { $0.isWhitespace || ",:;()“”\"".contains($0) }.filter(isKey).map(String.init)
  }
}

/// The file of a catalogue, all languages at once.
struct CatalogueTexts: Decodable {
  struct Unit: Decodable {
    var state: String?
    var value: String
  }
  struct Form: Decodable { var stringUnit: Unit? }
  struct Variations: Decodable { var plural: [String: Form]? }

  /// A text in one language.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?

    var isPlural: Bool { variations?.plural != nil }
    /// The translated forms; one that does not change with a count has the form `other` alone.
    var forms: [String: String] {
      let units = stringUnit.map { ["other": $0] } ?? (variations?.plural ?? [:]).compactMapValues(\.stringUnit)
      return units.filter { $0.value.state != "new" }.mapValues(\.value)
    }
  }

  struct Entry: Decodable { var localizations: [String: Localization]? }

  var strings: [String: Entry]
}
