import CasinoKit

/// A player's hand with the chips that lie on it.
struct Spot: Codable, Hashable, Sendable {
  var hand = Hand()
  /// The chips on the hand, a double included.
  var stake = Chips.zero
  /// The number of the main wager on the hand. It stays when a split moves the hand to the right.
  var wager = 0
  var isDoubled = false
  var isSurrendered = false

  /// Whether the dealer has to draw for the hand.
  @inline(__always) var isLive: Bool { !hand.isBust && !isSurrendered && !hand.isBlackjack }

  /// How the hand ends against what the dealer's is worth.
  @inline(__always) func outcome(against dealer: Int) -> BlackjackResult {
    if isSurrendered { return .surrender }
    // A hand above 21 loses even to a dealer's above 21.
    let worth = hand.worth, dealer = max(1, dealer)
    let won: BlackjackResult = worth == Hand.worthOfNatural ? .blackjack : .playerWins
    let lost: BlackjackResult = worth == 0 ? .bust : .dealerWins
    return worth > dealer ? won : worth == dealer ? .push : lost
  }
}
