import CasinoKit

/// A foreign game's purse: what a player put in, and what became of it.
struct Purse: Equatable, Sendable {
  /// The game's word.
  var game: String
  /// What is in it.
  var balance: Chips
  /// How much of the player's own chips may be in it: what was put in and not taken out again.
  var own: Chips
  /// Whether winnings may leave it.
  var isTrusted: Bool

  /// What may go to the wallet: the player's own chips, and winnings of a game that is trusted.
  var takeable: Chips { isTrusted ? max(balance, .zero) : max(min(balance, own), .zero) }
  /// What stays in it until the game is trusted.
  var kept: Chips { max(balance, .zero) - takeable }

  /// How much of their own chips somebody has in a purse after these movements, in order. Winnings that were taken out
  /// make no debt: what is put in later can be taken out again.
  static func own(after movements: [Chips]) -> Chips {
    movements.reduce(.zero) { max($0 + $1, .zero) }
  }
}
