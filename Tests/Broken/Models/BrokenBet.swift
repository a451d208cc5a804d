import CasinoKit

/// The bets of the game.
enum BrokenBet: String, BetType {
  /// That the player's card is the higher one. A raise adds to it.
  case main
  /// That both cards are of one suit.
  case suited

  var kind: BetKind { self == .main ? .main : .side }

  var greatestPayout: Ratio { self == .main ? Ratio(1, 2) : Ratio(3) }

  var needs: BrokenBet? { self == .main ? nil : .main }
}
