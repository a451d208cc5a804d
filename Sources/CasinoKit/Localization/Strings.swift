/// The texts of a game or the host over those of the kit: the first catalogue that knows a key gives the text.
public struct Strings: Sendable {
  /// The language of the texts.
  public let language: String
  /// How cards are named.
  public var cardNames = CardNames.words
  /// How the language writes numbers.
  public let numbers: NumberFormat
  private let layers: [Catalogue]

  /// Lays catalogues over each other, the one that is asked first in front; the kit's own lies under them.
  public init(_ catalogues: Catalogue..., language: String) {
    self.language = Language.normalised(language)
    let layers = catalogues + [.kit(language: language)]
    func sign(_ key: String) -> String { Self.template(key, count: nil, in: layers) ?? "" }
    numbers = NumberFormat(group: sign("number.group"), decimal: sign("number.decimal"))
    self.layers = layers
  }

  /// Reads a module's catalogue from its resources and lays it over the kit's.
  /// - Throws: `CatalogueError` where the module has no readable catalogue.
  public init(module: String, language: String) throws(CatalogueError) {
    let folder = ResourceFolder.find(module: module) ?? module
    self.init(try Catalogue(path: folder + "/Localizable.xcstrings", language: language), language: language)
  }

  /// Whether any catalogue has the key.
  public func isKnown(_ key: String) -> Bool { layers.contains { $0.language(of: key) != nil } }

  /// The text of a key with the arguments put in. The first count among them chooses the text's form.
  /// A key that is not known is given back itself.
  public func text(_ key: String, _ arguments: StringArgument...) -> String { text(key, arguments) }

  /// The text of a key with the arguments put in.
  public func text(_ key: String, _ arguments: [StringArgument]) -> String {
    let count = arguments.lazy.compactMap(\.number).first
    guard let template = Self.template(key, count: count, in: layers) else { return key }
    return template.utf8.contains(UInt8(ascii: "%")) ? Template(template).filled(arguments, numbers) : template
  }

  private static func template(_ key: String, count: Int?, in layers: [Catalogue]) -> String? {
    layers.lazy.compactMap { $0.template(key, count: count) }.first
  }
}

extension Catalogue {
  /// The kit's own texts, which are part of the program.
  public static func kit(language: String) -> Catalogue {
    Catalogue(language: language, tables: KitCatalogue.table)
  }
}
