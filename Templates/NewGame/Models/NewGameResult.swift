import CasinoKit

/// How a bet ends.
// NEXT: name the outcomes, and say in one place which one follows from the cards.
enum NewGameResult: String, GameResult {
  case win, lose, push
  /// Equal cards where a tie costs the ante.
  case tie
  case fold
  /// The dealer's card is too low to play: the ante is paid, the raise comes back.
  case unqualified

  /// How a raised round ends.
  init(player: Rank, dealer: Rank, by rules: NewGameRules) {
    if dealer.aceHigh < NewGameRules.dealerPlaysFrom.aceHigh {
      self = .unqualified
    } else if player == dealer {
      self = rules.tie == .push ? .push : .tie
    } else {
      self = player.aceHigh > dealer.aceHigh ? .win : .lose
    }
  }

  /// What goes back of ante and raise, in antes.
  var antesReturned: Int {
    switch self {
    case .win: 4
    case .unqualified: 3
    case .push: 2
    case .tie: 1
    case .lose, .fold: 0
    }
  }

  var tone: Tone {
    switch self {
    case .win, .unqualified: .win
    case .lose, .tie, .fold: .lose
    case .push: .push
    }
  }
}
