import CasinoKit

/// What each bet may win under each commission, the most first: read off its payouts.
enum PayTable {
  /// The different payouts of a bet; none where the rules do not offer it.
  static func wins(_ bet: BaccaratBet, by rules: BaccaratRules) -> [Ratio] {
    known[BaccaratRules(commission: rules.commission, tie: rules.tie)]?[bet] ?? []
  }

  /// The most that a bet wins under any of the rules.
  static func greatest(_ bet: BaccaratBet) -> Ratio {
    known.values.compactMap { $0[bet]?.first }.max(by: <) ?? Ratio(0)
  }

  private static let known = Dictionary(uniqueKeysWithValues: BaccaratRules.all.map { ($0, table($0)) })

  private static func table(_ rules: BaccaratRules) -> [BaccaratBet: [Ratio]] {
    let offered = BaccaratBet.allCases.filter(rules.offers)
    return Dictionary(
      uniqueKeysWithValues: offered.map { bet in
        (bet, Set(Coup.all.compactMap { Payout(of: bet, in: $0, by: rules).wins }).sorted { $1 < $0 })
      })
  }
}

extension Ratio {
  /// Whether it pays less than another.
  fileprivate static func < (left: Ratio, right: Ratio) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}
