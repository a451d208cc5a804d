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
  var isLive: Bool { !hand.isBust && !isSurrendered && !hand.isBlackjack }
}
