import CasinoKit

/// How a bet ends.
// NEXT: name the outcomes, and say in one place which one follows from the cards.
enum NewGameResult: String, GameResult {
  case win, lose
  /// A tie takes half of a bet on a side.
  case half

  init(of bet: NewGameBet, player: Rank, banker: Rank) {
    if player == banker {
      self = bet == .tie ? .win : .half
    } else {
      self = bet == (player.aceHigh > banker.aceHigh ? .player : .banker) ? .win : .lose
    }
  }

  /// What goes back of a stake. Half of it is rounded down to a hundredth.
  func returned(of stake: Chips, pays: Ratio) -> Chips {
    switch self {
    case .win: stake + stake.times(pays)
    case .lose: .zero
    case .half: stake.half
    }
  }

  var tone: Tone { self == .win ? .win : .lose }
}
