import CasinoKit
import FoundationEssentials

extension Strings {
  /// The words of the host over those of the kit.
  static func host(_ language: String) -> Strings { Strings(.host(language), language: language) }

  /// The host's words over those of a game, which are read from its resources. Only a game of the house is trusted to
  /// name its bets on the host's own pages.
  static func host(_ language: String, game: Game?) -> Strings {
    let path = game.flatMap { $0.isBundled ? $0.resources.appending(path: "Localizable.xcstrings").path : nil }
    let words = path.flatMap { try? Catalogue(path: $0, language: language) }
    return Strings(.host(language), words ?? Catalogue(empty: language), language: language)
  }
}

extension Catalogue {
  /// The host's own texts, which are part of the program.
  fileprivate static func host(_ language: String) -> Catalogue {
    Catalogue(language: language, tables: HostCatalogue.table)
  }
}
