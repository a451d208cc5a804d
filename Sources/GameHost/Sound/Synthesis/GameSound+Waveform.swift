import CasinoKit

extension GameSound {
  /// The sound as it is heard at full volume.
  var waveform: Waveform {
    switch self {
    case .chipPlace: Self.chipPlaced
    case .chipTake: Self.chipTaken
    case .chipPay: Self.chipsPaid
    case .chipCollect: Self.chipsCollected
    case .cardDeal: Self.cardDealt
    case .cardFlip: Self.cardFlipped
    case .cardBurn: Self.cardBurned
    case .handSplit: Self.handDivided
    case .shuffle: Self.shoeShuffled
    case .turn: Self.turnCame
    case .newRound: Self.roundOpened
    case .win: Self.roundWon
    case .bigWin: Self.roundWonBig
    case .lose: Self.roundLost
    case .push: Self.roundPushed
    case .gameOver: Self.chipsRanOut
    case .button: Self.buttonPressed
    case .error: Self.askedInVain
    }
  }
}
