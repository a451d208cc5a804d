/// What the best five of five to seven cards are worth in poker. All in one number: hands compare as it does.
///
///     PokerHand(try Card.list("9C 7S 5H 5S 3C 8H KS")).category == .pair
///
/// The cards are of one deck, so all different.
public struct PokerHand: Hashable, Comparable, Sendable {
  /// The category in the fifth nibble and above, then the ranks that decide, the first one highest: two is 2, ace 14.
  @usableFromInline let strength: UInt32

  /// Ranks a hand of five to seven cards.
  @inlinable public init(_ cards: some Sequence<Card>) {
    var mask: UInt64 = 0
    for card in cards { mask |= Self.bit(of: card) }
    self.init(mask: mask)
  }

  /// The kind of the hand.
  @inlinable public var category: Category { Category(rawValue: UInt8(strength >> 20)) ?? .highCard }

  /// The ranks that decide between hands of one category, the first one first: of two pairs the higher, the lower, and
  /// the fifth card.
  public var ranks: [Rank] {
    (0..<5).compactMap { Rank(aceHigh: Int(strength >> UInt32(16 - 4 * $0)) & 15) }
  }

  /// Whether a hand is worth less than another.
  @inlinable public static func < (left: PokerHand, right: PokerHand) -> Bool { left.strength < right.strength }
}

extension PokerHand {
  /// The kinds of hands, lowest first.
  public enum Category: UInt8, CaseIterable, Comparable, Hashable, Sendable {
    case highCard, pair, twoPairs, threeOfAKind, straight, flush, fullHouse, fourOfAKind, straightFlush, royalFlush

    /// Whether a kind is worth less than another.
    @inlinable public static func < (left: Category, right: Category) -> Bool { left.rawValue < right.rawValue }
  }
}

// Cards as bits: thirteen for each suit, from two to ace, sixteen places from suit to suit.
extension PokerHand {
  /// The bit that stands for a card in a mask; a hand's mask is the sum of its cards' bits.
  @inlinable public static func bit(of card: Card) -> UInt64 {
    1 << UInt64(card.code & 0xF0 &+ (card.code & 15 &+ 11) % 13)
  }

  /// Ranks a hand by the bits of its cards: for rounds by the million.
  @inlinable public init(mask: UInt64) {
    let suits = (
      UInt32(truncatingIfNeeded: mask & 0x1FFF), UInt32(truncatingIfNeeded: mask >> 16 & 0x1FFF),
      UInt32(truncatingIfNeeded: mask >> 32 & 0x1FFF), UInt32(truncatingIfNeeded: mask >> 48 & 0x1FFF)
    )
    let counts = RankCounts(suits)
    let flush = Self.flush(suits)
    if flush != 0, let top = Self.topOfStraight(flush) {
      strength = Self.packed(top == 14 ? .royalFlush : .straightFlush, top << 16)
    } else if counts.fours != 0 {
      strength = Self.packed(
        .fourOfAKind, Self.top(1, of: counts.fours, at: 16) | Self.top(1, of: counts.all & ~counts.fours, at: 12))
    } else if let ranks = counts.fullHouse {
      strength = Self.packed(.fullHouse, ranks)
    } else if flush != 0 {
      strength = Self.packed(.flush, Self.top(5, of: flush, at: 16))
    } else if let top = Self.topOfStraight(counts.all) {
      strength = Self.packed(.straight, top << 16)
    } else {
      strength = counts.threesAndPairs
    }
  }

  @inlinable static func packed(_ category: Category, _ ranks: UInt32) -> UInt32 {
    UInt32(category.rawValue) << 20 | ranks
  }

  /// The suit that five cards are of; nothing where there is none.
  @inlinable static func flush(_ suits: (UInt32, UInt32, UInt32, UInt32)) -> UInt32 {
    if suits.0.nonzeroBitCount >= 5 { return suits.0 }
    if suits.1.nonzeroBitCount >= 5 { return suits.1 }
    if suits.2.nonzeroBitCount >= 5 { return suits.2 }
    return suits.3.nonzeroBitCount >= 5 ? suits.3 : 0
  }

  /// The highest rank of five in a row, 5 where the ace is the lowest.
  @inlinable static func topOfStraight(_ ranks: UInt32) -> UInt32? {
    let all = ranks << 1 | ranks >> 12
    let starts = all & all >> 1 & all >> 2 & all >> 3 & all >> 4
    return starts == 0 ? nil : UInt32(36 &- starts.leadingZeroBitCount)
  }

  /// The highest of some ranks in nibbles, the first one at a place.
  @inlinable static func top(_ count: Int, of ranks: UInt32, at place: UInt32) -> UInt32 {
    var rest = ranks, packed: UInt32 = 0, place = place, left = count
    while left > 0, rest != 0 {
      let highest = UInt32(31 &- rest.leadingZeroBitCount)
      packed |= (highest &+ 2) << place
      rest &= ~(1 << highest)
      place = place &- 4
      left &-= 1
    }
    return packed
  }
}
