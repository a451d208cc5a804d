import CasinoKit

/// The rules of a table. Each property is named as its setting; the initial values are the settings' initial ones.
// NEXT: name the rules that a table may choose.
struct NewGameRules: GameRules {
  /// What hands return.
  var pays = PayTable.nineSix

  /// One deck, shuffled before each round.
  var shoe: ShoePlan { ShoePlan(decks: 1, cut: 1) }
}
