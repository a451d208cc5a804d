import CasinoKit

/// Why a name is not taken for a new game. `Strings.sentence(for:)` puts it into words.
enum NameError: Error, Equatable {
  /// Nothing was typed, or spaces alone.
  case empty
  /// It begins with a hyphen, as options do.
  case option(String)
  /// It is longer than so many letters.
  case tooLong(limit: Int)
  /// It has a slash in it, as paths have.
  case path(String)
  /// It holds a sign that is not shown, such as `U+200B`.
  case unreadable(sign: String)
  /// No letter and no digit is in it.
  case noLetters(String)
  /// Its letters are of another script, whole or mixed with Latin ones.
  case otherScript(String)
  /// A game of the name is there.
  case game(String)
  /// The name is a part of the product's.
  case product(String)
}
