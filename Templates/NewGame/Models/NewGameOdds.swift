import CasinoKit

/// The exact odds under some rules, counted over the dealer's cards. Every round takes two cards, so they hold for every
/// round of a shoe.
// NEXT: work out the edge of each bet; a test compares it with all that the cards can do.
struct NewGameOdds {
  let rules: NewGameRules

  private var ofRank: Int { rules.decks * Suit.allCases.count }
  private var others: Double { Double(rules.decks * Deck.size - 1) }

  /// What a raise with a card brings in the long run, in antes.
  func worth(ofRaisingWith player: Rank) -> Double {
    let antes = Rank.allCases.map { dealer in
      let cards = ofRank - (dealer == player ? 1 : 0)
      return cards * (NewGameResult(player: player, dealer: dealer, by: rules).antesReturned - 2)
    }
    return Double(antes.reduce(0, +)) / others
  }

  /// Whether to raise: a fold loses one ante.
  func raises(_ player: Rank) -> Bool { worth(ofRaisingWith: player) > -1 }

  /// The lowest card to raise with.
  var lowestRaise: Rank { Rank.allCases.filter(raises).min { $0.aceHigh < $1.aceHigh } ?? .ace }

  /// What the house keeps of a stake with best play.
  func edge(of bet: NewGameBet) -> Double {
    switch bet {
    case .ante: -Rank.allCases.map { max(-1, worth(ofRaisingWith: $0)) }.reduce(0, +) / Double(Rank.allCases.count)
    case .pair: 1 - chanceOfPair * Double(NewGameBet.pairPays.numerator + 1)
    }
  }

  /// How often both cards are of one rank.
  var chanceOfPair: Double { Double(ofRank - 1) / others }
}
