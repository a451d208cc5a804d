/// A playing card, one byte: its place in a new deck (spades, hearts, diamonds, clubs, each ace to king).
public struct Card: Hashable, Sendable {
  /// The card's place in a new deck, 0 (ace of spades) to 51 (king of clubs).
  public let index: UInt8

  /// Makes the card of a rank and a suit.
  @inlinable public init(_ rank: Rank, of suit: Suit) {
    index = suit.rawValue &* 13 &+ rank.rawValue &- 1
  }

  /// Makes the card at a place of a new deck.
  /// - Parameter index: 0 to 51; anything else is a programming error.
  @inlinable public init(index: UInt8) {
    precondition(index < 52, "a deck has 52 cards")
    self.index = index
  }

  // In memory an enum is the place of its case, counted from 0, whatever its raw value is.

  /// The card's rank.
  @inlinable public var rank: Rank { unsafeBitCast(index % 13, to: Rank.self) }

  /// The card's suit.
  @inlinable public var suit: Suit { unsafeBitCast(index / 13, to: Suit.self) }

  /// What the card counts where courts count ten and an ace one: 1 to 10.
  @inlinable public var pips: Int { Int(min(index % 13 &+ 1, 10)) }
}
