import CasinoKit

/// The odds of full shoes, counted once for each number of decks.
@MainActor enum HouseOdds {
  private static var known: [Int: CoupOdds] = [:]

  /// The odds of a full shoe.
  static func full(decks: Int) -> CoupOdds? {
    if let odds = known[decks] { return odds }
    let odds = CoupOdds(ShoeCount(decks: decks))
    known[decks] = odds
    return odds
  }

  /// The house edge of a bet that the rules offer; of another one under rules that do.
  static func edge(of bet: BaccaratBet, by rules: BaccaratRules) -> Double? {
    let offering = rules.offers(bet) ? rules : BaccaratRules.all.first { $0.offers(bet) } ?? rules
    return full(decks: rules.decks)?.edge(of: bet, by: offering)
  }
}
