import CasinoKit

/// How a bet ends.
enum CasinoWarResult: String, GameResult {
  case win, lose, surrender
  /// A war: the second card is higher, lower, or of equal rank again.
  case warWon, warLost, warTied

  /// How the cards end a round that is not surrendered.
  init(player: Rank, dealer: Rank, isWar: Bool) {
    if isWar && player == dealer {
      self = .warTied
    } else if player.aceHigh > dealer.aceHigh {
      self = isWar ? .warWon : .win
    } else {
      self = isWar ? .warLost : .lose
    }
  }

  /// What goes back of an ante and of the second stake of a war, in halves of the ante.
  func halvesReturned(by rules: CasinoWarRules) -> Int {
    switch self {
    case .win: 4
    case .lose, .warLost: 0
    case .surrender: 1
    case .warWon: 6
    case .warTied: rules.bonus ? 8 : 6
    }
  }

  var tone: Tone {
    switch self {
    case .win, .warWon, .warTied: .win
    case .lose, .warLost, .surrender: .lose
    }
  }
}
