extension PokerHand {
  /// How often each rank is there: masks of ranks that are there twice, three times, four times.
  @usableFromInline struct RankCounts {
    @usableFromInline let all: UInt32
    @usableFromInline let pairs: UInt32
    @usableFromInline let threes: UInt32
    @usableFromInline let fours: UInt32

    /// Adds the suits up, all ranks at once: the counts' lower bits, then their higher ones.
    @inlinable init(_ suits: (UInt32, UInt32, UInt32, UInt32)) {
      let low = (suits.0 ^ suits.1, suits.2 ^ suits.3), high = (suits.0 & suits.1, suits.2 & suits.3)
      let odd = low.0 ^ low.1, twoOrThree = high.0 ^ high.1 ^ (low.0 & low.1)
      all = suits.0 | suits.1 | suits.2 | suits.3
      pairs = twoOrThree & ~odd
      threes = twoOrThree & odd
      fours = high.0 & high.1
    }

    /// The ranks of the best full house: of seven cards there may be two threes, or two pairs beside one.
    @inlinable var fullHouse: UInt32? {
      guard threes != 0, pairs != 0 || threes & (threes &- 1) != 0 else { return nil }
      let three = UInt32(1) << UInt32(31 &- threes.leadingZeroBitCount)
      return PokerHand.top(1, of: three, at: 16) | PokerHand.top(1, of: pairs | threes & ~three, at: 12)
    }

    /// The strength of a hand without a straight or anything above it.
    @inlinable var threesAndPairs: UInt32 {
      if threes != 0 {
        return PokerHand.packed(
          .threeOfAKind, PokerHand.top(1, of: threes, at: 16) | PokerHand.top(2, of: all & ~threes, at: 12))
      }
      if pairs == 0 { return PokerHand.packed(.highCard, PokerHand.top(5, of: all, at: 16)) }
      let high = UInt32(1) << UInt32(31 &- pairs.leadingZeroBitCount), others = pairs & ~high
      if others == 0 {
        return PokerHand.packed(
          .pair, PokerHand.top(1, of: high, at: 16) | PokerHand.top(3, of: all & ~high, at: 12))
      }
      let low = UInt32(1) << UInt32(31 &- others.leadingZeroBitCount)
      return PokerHand.packed(
        .twoPairs, PokerHand.top(2, of: high | low, at: 16) | PokerHand.top(1, of: all & ~high & ~low, at: 8))
    }
  }
}
