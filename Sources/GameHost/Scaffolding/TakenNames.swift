import CasinoKit

/// The names that a new game must not have.
struct TakenNames {
  /// The games that there are.
  var games: [GameInfo] = []
  /// The targets and folders of the package that the new game becomes a part of.
  var targets: [String] = []

  /// The game that a person would take for the same.
  /// - Parameter key: a name's letters and digits, in small letters.
  func game(like key: String) -> String? {
    games.first { Self.key($0.id) == key || Self.key($0.name) == key }?.name
      ?? targets.first { Self.key($0) == key }
  }

  private static func key(_ name: String) -> String { (try? NameWords(name).key) ?? name.lowercased() }
}
