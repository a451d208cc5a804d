import CasinoKit

/// The bets of the game, in the order in which they are settled.
// NEXT: name the bets: where each is made, and the most that it wins.
enum NewGameBet: String, BetType {
  case player, banker, tie

  /// The most that a stake wins under any of the rules.
  var greatestPayout: Ratio { self == .tie ? Ratio(NewGameRules.tiePayouts.max() ?? 0) : Ratio(1) }
}
