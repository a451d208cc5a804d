import CasinoKit

/// The bets at a baccarat table, in the order in which they are settled.
enum BaccaratBet: String, BetType {
  case player, banker, tie
  case playerPair, bankerPair
  case dragonBonusPlayer, dragonBonusBanker
  case dragon7, panda8, super6

  /// Side bets need no other bet beside them.
  var kind: BetKind {
    switch self {
    case .player, .banker, .tie: .main
    default: .side
    }
  }

  /// The most that a stake wins under any of the rules.
  var greatestPayout: Ratio { Self.greatestPayouts[self] ?? Ratio(0) }

  private static let greatestPayouts = Dictionary(
    uniqueKeysWithValues: allCases.map { bet in
      let payouts = BaccaratRules.all.flatMap { rules in
        Coup.all.compactMap { Payout(of: bet, in: $0, by: rules).wins }
      }
      return (bet, payouts.max { $0.numerator * $1.denominator < $1.numerator * $0.denominator } ?? Ratio(0))
    })
}
