import CasinoKit

/// What the dealer's hand came to: simulations count it.
enum DealerTally: String, RoundTally {
  case seventeen = "17"
  case eighteen = "18"
  case nineteen = "19"
  case twenty = "20"
  case twentyOne = "21"
  case blackjack
  case bust
  /// Nobody was left to draw for.
  case notPlayed

  /// What a dealer's hand came to.
  @inline(__always) init(_ hand: Hand) {
    switch hand.worth {
    case 0: self = .bust
    case 17: self = .seventeen
    case 18: self = .eighteen
    case 19: self = .nineteen
    case 20: self = .twenty
    case 21: self = .twentyOne
    case Hand.worthOfNatural: self = .blackjack
    default: self = .notPlayed
    }
  }
}

extension BlackjackEngine {
  /// A hand of 17 and more that nobody played against lies there as well, but did not come to be as others do.
  @inline(__always) var tally: DealerTally? { hasLiveHand || dealer.isBlackjack ? DealerTally(dealer) : .notPlayed }
}
