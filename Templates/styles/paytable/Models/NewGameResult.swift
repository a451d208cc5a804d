import CasinoKit

/// How a round ends.
// NEXT: name the outcomes, and say in one place which one follows from the cards.
enum NewGameResult: String, GameResult {
  case lose, jacksOrBetter, twoPairs, threeOfAKind, straight, flush, fullHouse, fourOfAKind, straightFlush, royalFlush

  init(_ hand: PokerHand) {
    self =
      switch hand.category {
      case .highCard: .lose
      case .pair: hand.ranks[0].aceHigh >= Rank.jack.aceHigh ? .jacksOrBetter : .lose
      case .twoPairs: .twoPairs
      case .threeOfAKind: .threeOfAKind
      case .straight: .straight
      case .flush: .flush
      case .fullHouse: .fullHouse
      case .fourOfAKind: .fourOfAKind
      case .straightFlush: .straightFlush
      case .royalFlush: .royalFlush
      }
  }

  /// A pair of jacks or better brings the stake back.
  var tone: Tone { self == .lose ? .lose : self == .jacksOrBetter ? .push : .win }
}
