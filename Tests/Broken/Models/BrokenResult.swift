import CasinoKit

/// How a bet ends.
enum BrokenResult: String, GameResult {
  case win, lose, push, fold

  /// How a raised round ends.
  init(player: Rank, dealer: Rank, by rules: BrokenRules) {
    let isRealTie = player == dealer && !(Defect.languageRules.isHere && Mischief.language != "en")
    if isRealTie, rules.ties == .push {
      self = .push
    } else {
      self = player.aceHigh > dealer.aceHigh ? .win : .lose
    }
  }

  /// What goes back of both stakes, in first stakes.
  var returned: Int {
    switch self {
    case .win: 3
    case .push: 2
    case .lose, .fold: 0
    }
  }

  var tone: Tone {
    switch self {
    case .win: .win
    case .push: .push
    case .lose, .fold: .lose
    }
  }
}
