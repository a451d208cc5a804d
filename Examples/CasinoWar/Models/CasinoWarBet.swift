import CasinoKit

/// The bets of the game.
enum CasinoWarBet: String, BetType {
  /// That the player's card is the higher one. A war adds to it.
  case ante
  /// That the first two cards are of one rank.
  case tie

  /// What a tie pays.
  static let tiePays = Ratio(10)

  var kind: BetKind { self == .ante ? .main : .side }
  var greatestPayout: Ratio { self == .ante ? Ratio(1) : Self.tiePays }
  var needs: CasinoWarBet? { self == .ante ? nil : .ante }
}
