import CasinoKit

/// The exact odds under some rules. Cards that nobody has seen are as good as any others, so what is burned changes
/// nothing.
struct CasinoWarOdds {
  let rules: CasinoWarRules

  private var cards: Int { rules.decks * Deck.size }
  private var ofRank: Int { rules.decks * Suit.allCases.count }

  /// How often the first two cards are of one rank.
  var chanceOfTie: Double { Double(ofRank - 1) / Double(cards - 1) }

  /// How often the cards of a war are of one rank, after two of one rank are dealt.
  var chanceOfSecondTie: Double {
    let same = ofRank - 2, left = cards - 2, otherRanks = Rank.allCases.count - 1
    return Double(same * (same - 1) + otherRanks * ofRank * (ofRank - 1)) / Double(left * (left - 1))
  }

  /// What a war brings in the long run, in antes: one is won where the cards are higher, two are lost where they are lower.
  var worthOfWar: Double {
    let higher = (1 - chanceOfSecondTie) / 2
    return higher + chanceOfSecondTie * (rules.bonus ? 2 : 1) - 2 * higher
  }

  /// What the house keeps of a stake with best play: a surrender loses half an ante.
  func edge(of bet: CasinoWarBet) -> Double {
    switch bet {
    case .ante: -chanceOfTie * max(-0.5, worthOfWar)
    case .tie: 1 - chanceOfTie * Double(CasinoWarBet.tiePays.numerator + 1)
    }
  }
}
