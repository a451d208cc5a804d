import CasinoKit

/// The rules of a table. Each property is named as its setting; the initial values are the settings' initial ones.
// NEXT: name the rules that a table may choose.
struct NewGameRules: GameRules {
  /// What becomes of the ante when the cards are of one rank. The raise comes back.
  enum Tie: String, CaseIterable, Codable { case push, lose }

  /// How many decks there may be.
  static let deckCounts = [1, 2, 4, 6, 8]
  /// The lowest card with which the dealer plays.
  static let dealerPlaysFrom = Rank.five

  var decks = 6
  var tie = Tie.push

  var shoe: ShoePlan { ShoePlan(decks: decks, penetrationPercent: 75) }
}
