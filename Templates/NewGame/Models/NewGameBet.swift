import CasinoKit

/// The bets of the game.
// NEXT: name the bets: where each is made, the most that it wins, which bet it needs beside it.
enum NewGameBet: String, BetType {
  /// That the player's card beats the dealer's. A raise adds to it.
  case ante
  /// That both cards are of one rank.
  case pair

  /// What a pair pays.
  static let pairPays = Ratio(12)

  var kind: BetKind { self == .ante ? .main : .side }

  var greatestPayout: Ratio { self == .ante ? Ratio(1) : Self.pairPays }

  var needs: NewGameBet? { self == .ante ? nil : .ante }
}
