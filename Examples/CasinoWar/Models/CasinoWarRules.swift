import CasinoKit

/// The rules of a table. Each property is named as its setting; the initial values are the settings' initial ones.
struct CasinoWarRules: GameRules {
  /// How many decks there may be.
  static let deckCounts = [1, 2, 4, 6, 8]
  /// How many cards are burned before a war.
  static let burned = 3

  var decks = 6
  /// Whether cards of equal rank in a war pay the ante too.
  var bonus = false

  var shoe: ShoePlan { ShoePlan(decks: decks, penetrationPercent: 75) }
}
