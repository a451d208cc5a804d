import Foundation

/// What is broken in the texts or in the manifest's file of a game whose program is sound.
enum ResourceFault: String, CaseIterable {
  case staleManifest
  case notACatalogue, languageMissing
  case outcomeUntitled, outcomeUnsaid, outcomeUndeclared
  case untranslated, pluralMissing, placeMissing
  case flipUnsaid

  /// Makes the fault.
  func make(catalogue: URL, manifest: URL) throws {
    switch self {
    case .staleManifest: try replace(#""3:1""#, by: #""4:1""#, in: manifest)
    case .notACatalogue: try Data("{".utf8).write(to: catalogue)
    default:
      var file = try CatalogueJSON(catalogue)
      change(&file)
      try file.write(to: catalogue)
    }
  }

  private func change(_ file: inout CatalogueJSON) {
    switch self {
    case .staleManifest, .notACatalogue: break
    case .languageMissing: for key in file.keys { file.remove("ja", of: key) }
    case .outcomeUntitled: file.remove("outcome.fold")
    case .outcomeUnsaid: file.remove("say.fold")
    // The program settles with an outcome of its own, for which there are words.
    case .outcomeUndeclared:
      file.copy("outcome.fold", to: "outcome.forfeit")
      file.copy("say.fold", to: "say.forfeit")
    case .untranslated: file.remove("fr", of: "rules.rounding")
    case .pluralMissing: file.remove(form: "one", language: "de", of: "data.raises")
    case .placeMissing: file.set("Sie haben eine Karte.", "de", of: "say.player.shows")
    // A space without width is nothing to hear.
    case .flipUnsaid: file.setAll("\u{200B}", of: "say.dealer.turns.bare")
    }
  }

  private func replace(_ text: String, by other: String, in file: URL) throws {
    let old = try String(contentsOf: file, encoding: .utf8)
    try Data(old.replacingOccurrences(of: text, with: other).utf8).write(to: file)
  }
}

/// A string catalogue that tests change.
struct CatalogueJSON {
  private var root: [String: Any]
  private var strings: [String: [String: Any]]

  init(_ file: URL) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    strings = root["strings"] as? [String: [String: Any]] ?? [:]
  }

  var keys: [String] { strings.keys.sorted() }

  func write(to file: URL) throws {
    var root = root
    root["strings"] = strings
    try JSONSerialization.data(withJSONObject: root, options: [.prettyPrinted, .sortedKeys]).write(to: file)
  }

  /// Takes a key away.
  mutating func remove(_ key: String) { strings[key] = nil }

  /// Takes a language from a key.
  mutating func remove(_ language: String, of key: String) { change(key) { $0[language] = nil } }

  /// Gives a key another text.
  mutating func set(_ text: String, _ language: String, of key: String) {
    change(key) { $0[language] = ["stringUnit": ["state": "translated", "value": text]] }
  }

  /// Gives a key the same text in all languages.
  mutating func setAll(_ text: String, of key: String) {
    change(key) { for language in $0.keys { $0[language] = ["stringUnit": ["state": "translated", "value": text]] } }
  }

  /// Gives another key the texts of one.
  mutating func copy(_ key: String, to other: String) { strings[other] = strings[key] }

  /// Gives the texts of a key to another one.
  mutating func rename(_ key: String, to other: String) {
    copy(key, to: other)
    strings[key] = nil
  }

  /// Takes a form from a plural.
  mutating func remove(form: String, language: String, of key: String) {
    change(key) { localizations in
      guard var localization = localizations[language] as? [String: Any],
        var variations = localization["variations"] as? [String: Any],
        var plural = variations["plural"] as? [String: Any]
      else { return }
      plural[form] = nil
      variations["plural"] = plural
      localization["variations"] = variations
      localizations[language] = localization
    }
  }

  private mutating func change(_ key: String, _ body: (inout [String: Any]) -> Void) {
    var localizations = strings[key]?["localizations"] as? [String: Any] ?? [:]
    body(&localizations)
    strings[key]?["localizations"] = localizations
  }
}
