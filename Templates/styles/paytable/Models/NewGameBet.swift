import CasinoKit

/// The bets of the game.
// NEXT: name the bets: where each is made, and the most that it wins.
enum NewGameBet: String, BetType {
  case main

  /// The most that a stake wins under any of the rules: the table's greatest return less the stake.
  var greatestPayout: Ratio { Ratio((PayTable.allCases.map { $0.returned(for: .royalFlush) }.max() ?? 1) - 1) }
}
