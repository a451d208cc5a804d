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
  var greatestPayout: Ratio { PayTable.greatest(self) }
}
