import CasinoKit

/// The rules of a table. Each property is named as its setting; the initial values are the settings' initial ones.
// NEXT: name the rules that a table may choose.
struct NewGameRules: GameRules {
  /// How many decks there may be.
  static let deckCounts = [1, 2, 4, 6, 8]
  /// What a tie may pay.
  static let tiePayouts = [11, 8]

  var decks = 8
  var tie = 11

  var shoe: ShoePlan { ShoePlan(decks: decks, penetrationPercent: 75) }

  /// What a bet pays.
  func pays(_ bet: NewGameBet) -> Ratio { bet == .tie ? Ratio(tie) : Ratio(1) }
}
