import FoundationEssentials

/// The form of an `.xcstrings` file, read for one language. Only the texts that are wanted are decoded.
struct CatalogueFile: DecodableWithConfiguration {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private struct Localization: Decodable {
    struct Unit: Decodable {
      var state: String?
      var value: String
    }
    struct Form: Decodable { var stringUnit: Unit? }
    struct Variations: Decodable { var plural: [String: Form]? }

    var stringUnit: Unit?
    var variations: Variations?
  }

  let entries: [String: Catalogue.Entry]

  init(from decoder: any Decoder, configuration language: String) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let source = try fields.decode(String.self, forKey: Key(stringValue: "sourceLanguage"))
    let strings = try fields.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: "strings"))
    let chain = Language.chain(language, source: source)
    var found: [String: Catalogue.Entry] = [:]
    for key in strings.allKeys {
      guard let entry = try? strings.nestedContainer(keyedBy: Key.self, forKey: key) else { continue }
      found[key.stringValue] = Self.entry(entry, chain: chain) ?? Self.ownText(of: key.stringValue, source: source)
    }
    entries = found
  }

  private static func entry(_ entry: KeyedDecodingContainer<Key>, chain: [String]) -> Catalogue.Entry? {
    let name = Key(stringValue: "localizations")
    guard let localizations = try? entry.nestedContainer(keyedBy: Key.self, forKey: name) else { return nil }
    for language in chain {
      let localization = try? localizations.decode(Localization.self, forKey: Key(stringValue: language))
      if let text = localization.flatMap(text) { return Catalogue.Entry(text: text, language: language) }
    }
    return nil
  }

  // An entry that has no text in its own language is its key: so Xcode writes texts that serve as keys.
  private static func ownText(of key: String, source: String) -> Catalogue.Entry {
    Catalogue.Entry(text: .plain(key), language: Language.normalised(source))
  }

  private static func text(_ localization: Localization) -> Catalogue.Text? {
    if let unit = localization.stringUnit { return value(unit).map(Catalogue.Text.plain) }
    var forms: [PluralCategory: String] = [:]
    for (name, form) in localization.variations?.plural ?? [:] {
      guard let category = PluralCategory(rawValue: name) else { continue }
      forms[category] = form.stringUnit.flatMap(value)
    }
    return forms[.other] == nil ? nil : .plural(forms)
  }

  // Xcode marks a text that nobody has translated yet as new.
  private static func value(_ unit: Localization.Unit) -> String? { unit.state == "new" ? nil : unit.value }
}
