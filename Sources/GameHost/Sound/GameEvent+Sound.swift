import CasinoKit

/// Which sound belongs to which event: here and nowhere else.
extension GameEvent {
  /// What is heard of an event; nil where it is silent.
  /// - Parameter isBigWin: whether the round won many times over.
  func sound(isBigWin: Bool = false) -> GameSound? {
    switch self {
    case .shuffled: .shuffle
    case .cardsBurned: .cardBurn
    case .cardDealt: .cardDeal
    case .cardFlipped: .cardFlip
    case .handSplit: .handSplit
    case .chipsPlaced: .chipPlace
    case .handActive: .turn
    case .betSettled(_, _, _, let tone, _, _):
      switch tone {
      case .win: .chipPay
      case .lose: .chipCollect
      case .push: nil
      }
    case .roundSettled(let net):
      switch Tone(net: net) {
      case .win: isBigWin ? .bigWin : .win
      case .lose: .lose
      case .push: .push
      }
    case .sound(let sound): sound
    default: nil
    }
  }

  /// Whether an event is an effect that was asked for, and tells nothing of the round.
  var isAskedFor: Bool {
    switch self {
    case .sound, .haptic: true
    default: false
    }
  }

  /// Whether an event is felt as well, where the player wants that.
  var isFelt: Bool {
    switch self {
    case .roundSettled(let net): net != .zero
    case .haptic: true
    default: false
    }
  }
}
