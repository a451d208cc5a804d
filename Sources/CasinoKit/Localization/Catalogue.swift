public import FoundationEssentials

/// The texts of one catalogue (`.xcstrings`) in one language. Where a text is not translated, the nearest
/// language that has it stands in, at last the one that the catalogue was written in.
public struct Catalogue: Hashable, Sendable {
  /// A text, or its forms by the count that it speaks of.
  enum Text: Hashable, Sendable {
    case plain(String)
    case plural([PluralCategory: String])
  }

  /// A text and the language in which it was found.
  struct Entry: Hashable, Sendable {
    var text: Text
    var language: String
  }

  /// The language that the texts were asked for in.
  public let language: String
  var entries: [String: Entry]

  /// A catalogue without texts.
  public init(empty language: String) {
    self.language = Language.normalised(language)
    entries = [:]
  }

  /// Reads the texts of a language.
  /// - Throws: `CatalogueError.notACatalogue` where the data are no catalogue. An entry of a form that is not
  ///   known is passed over.
  public init(json: Data, language: String) throws(CatalogueError) {
    self.language = Language.normalised(language)
    do {
      entries = try JSONDecoder().decode(CatalogueFile.self, from: json, configuration: language).entries
    } catch {
      throw .notACatalogue(String(describing: error))
    }
  }

  /// Reads the texts of a language from a file.
  /// - Throws: `CatalogueError.unreadable` where there is no such file, and as `init(json:language:)`.
  public init(path: String, language: String) throws(CatalogueError) {
    guard let json = FileManager.default.contents(atPath: path) else { throw .unreadable(path: path) }
    try self.init(json: json, language: language)
  }

  /// The keys of all texts, in order.
  public var keys: [String] { entries.keys.sorted() }

  /// The language in which a text was found; nil for an unknown key.
  public func language(of key: String) -> String? { entries[key]?.language }

  /// The text of a key with its placeholders, in the form that goes with a count; nil for an unknown key.
  public func template(_ key: String, count: Int? = nil) -> String? {
    guard let entry = entries[key] else { return nil }
    switch entry.text {
    case .plain(let text): return text
    case .plural(let forms):
      let category = count.map { PluralCategory(of: $0, in: entry.language) } ?? .other
      return forms[category] ?? forms[.other]
    }
  }
}

/// Why there is no catalogue.
public enum CatalogueError: Error, Equatable, Sendable {
  /// The file cannot be read.
  case unreadable(path: String)
  /// The data are no catalogue, as the decoder says.
  case notACatalogue(String)
}
