import CasinoKit

/// What `casino odds baccarat` tells: how every bet ends, and what the house keeps of it.
struct BaccaratOdds {
  let rules: BaccaratRules
  let strings: Strings

  /// The answer to a question.
  func report(_ query: OddsQuery) -> OddsReport {
    var shoe = ShoeCount(decks: rules.decks)
    let full = shoe.cards
    shoe.remove(query.removed)
    guard query.hand.isEmpty, query.dealer == nil else { return refusal("odds.betsOnly") }
    guard shoe.cards == full - query.removed.count, let odds = CoupOdds(shoe) else {
      return refusal("odds.notInShoe")
    }
    let lines = BaccaratBet.allCases.filter(rules.offers).map { bet in
      func chance(_ holds: (Double) -> Bool) -> Double {
        odds.chance { holds(Payout(of: bet, in: $0, by: rules).value) }
      }
      return OddsReport.Line(
        id: bet.rawValue, name: strings.text("bet.\(bet.rawValue)"),
        figures: [chance { $0 > 0 }, chance { $0 == 0 }, chance { $0 < 0 }, odds.edge(of: bet, by: rules)])
    }
    return OddsReport(
      columns: ["wins", "pushes", "loses", "edge"], lines: lines,
      notes: [strings.text("odds.shoe", .count(shoe.cards))])
  }

  private func refusal(_ key: String) -> OddsReport {
    OddsReport(columns: [], lines: [], refusal: strings.text(key))
  }
}
