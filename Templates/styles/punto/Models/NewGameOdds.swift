import CasinoKit

/// The exact odds under some rules. Every round takes two cards, so they hold for every round of a shoe.
// NEXT: work out the edge of each bet; a test compares it with all that the cards can do.
struct NewGameOdds {
  let rules: NewGameRules

  /// How often both cards are of one rank.
  var chanceOfTie: Double {
    Double(rules.decks * Suit.allCases.count - 1) / Double(rules.decks * Deck.size - 1)
  }

  /// How often a bet wins: without a tie either side as often.
  func chance(of bet: NewGameBet) -> Double { bet == .tie ? chanceOfTie : (1 - chanceOfTie) / 2 }

  /// What the house keeps of a stake: of the sides half of it in a tie.
  func edge(of bet: NewGameBet) -> Double {
    bet == .tie ? 1 - chanceOfTie * Double(rules.tie + 1) : chanceOfTie / 2
  }
}
