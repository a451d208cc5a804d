/// A playing card, one byte: the suit in the upper half, the rank from 1 (ace) to 13 (king) in the lower.
public struct Card: Hashable, Sendable {
  @usableFromInline let code: UInt8

  /// Makes the card of a rank and a suit.
  @inlinable public init(_ rank: Rank, of suit: Suit) { code = suit.rawValue << 4 | rank.rawValue }

  /// Makes the card at a place of a new deck: spades, hearts, diamonds, clubs, each ace to king.
  /// - Parameter index: 0 to 51; anything else is a programming error.
  @inlinable public init(index: UInt8) {
    precondition(index < 52, "a deck has 52 cards")
    code = (index / 13) << 4 | (index % 13 &+ 1)
  }

  /// The card's place in a new deck, 0 (ace of spades) to 51 (king of clubs).
  @inlinable public var index: UInt8 { (code >> 4) &* 13 &+ (code & 15) &- 1 }

  // In memory an enum is the place of its case, counted from 0, whatever its raw value is.

  /// The card's rank.
  @inlinable public var rank: Rank { unsafeBitCast(code & 15 &- 1, to: Rank.self) }

  /// The card's suit.
  @inlinable public var suit: Suit { unsafeBitCast(code >> 4, to: Suit.self) }

  /// What the card counts where courts count ten and an ace one: 1 to 10.
  @inlinable public var pips: Int { Int(min(code & 15, 10)) }
}
