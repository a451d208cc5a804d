import CasinoKit

/// The rules of a table.
struct BrokenRules: GameRules {
  /// What becomes of the stakes when the cards are of one rank.
  enum Ties: String, CaseIterable, Codable { case push, lose }

  var decks = 1
  var ties = Ties.push

  var shoe: ShoePlan { ShoePlan(decks: decks, penetrationPercent: 75) }
}
