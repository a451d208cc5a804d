/// A hand on the table: whose it is and, where there may be several, which from the left.
public struct HandID: Hashable, Sendable {
  /// Whose hand it is, as histories name it: `player`, `dealer`, `banker`.
  public let owner: String
  /// Its place from the left where the owner may have several hands; nil where there is but one.
  public let index: Int?

  /// Names a hand.
  @inlinable public init(_ owner: String, _ index: Int? = nil) {
    self.owner = owner
    self.index = index
  }

  /// The form of node ids: `dealer`, `player.0`.
  public var id: String { index.map { "\(owner).\($0)" } ?? owner }
}

/// What happens at the table, in order. Sound, animation, narration and history follow from these alone.
public enum GameEvent: Hashable, Sendable {
  /// A new shoe is shuffled.
  case shuffled
  /// The first card of a shoe was turned up, and so many were burned face down.
  case cardsBurned(Card, count: Int)
  /// A card fell; nil lies face down.
  case cardDealt(HandID, card: Card?)
  /// A card that lay face down was turned over.
  case cardFlipped(HandID, card: Card)
  /// A hand was divided; the new one stands at its right.
  case handSplit(HandID)
  /// Chips went from the player into a bet.
  case chipsPlaced(bet: String, wager: Int, amount: Chips)
  /// The decision is now this hand's.
  case handActive(HandID)
  /// The dealer calls something out, such as how the hands stand: a word of the game's and the figures that go with it.
  case called(String, [Int])
  /// A bet was settled. `hand` is its place from the left; `returned` includes the stake.
  case betSettled(bet: String, hand: Int, outcome: String, tone: Tone, stake: Chips, returned: Chips)
  /// Everything is settled; the sum of all returns less all stakes.
  case roundSettled(net: Chips)
  /// A sound that no other event makes.
  case sound(GameSound)
  /// Something that is felt.
  case haptic(HapticFeedback)
}
