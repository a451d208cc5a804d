/// What a hand counts, as the table shows and says it.
public enum HandTotal: Hashable, Sendable {
  /// A number: `18`.
  case plain(Int)
  /// A number in which an ace counts eleven: `soft 18`.
  case soft(Int)
  /// A name by its key in the game's catalogue, such as a blackjack or a full house.
  case named(String)
}

/// A hand as it lies on the table.
public struct TableHand: Hashable, Sendable {
  /// Which hand it is.
  public var id: HandID
  /// Its cards in the order of dealing; nil lies face down.
  public var cards: [Card?]
  /// What the cards that are seen count; nil where there is nothing to count.
  public var total: HandTotal?
  /// Whether the decision at hand is this hand's.
  public var isActive: Bool
  /// What is staked on the hand; nil where no bet belongs to it.
  public var stake: Chips?

  /// Describes a hand.
  public init(_ id: HandID, cards: [Card?], total: HandTotal? = nil, isActive: Bool = false, stake: Chips? = nil) {
    self.id = id
    self.cards = cards
    self.total = total
    self.isActive = isActive
    self.stake = stake
  }
}
