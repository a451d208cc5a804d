/// Counts equal results: how often so much was staked and so much came back. All that is to be known of a bet follows
/// from it exactly, and a round costs a look-up and an addition.
///
/// The counts lie in memory of their own, because a round must not touch a count of references.
@usableFromInline struct ResultCounter: ~Copyable {
  /// A result, and how often it came.
  @usableFromInline struct Slot {
    @usableFromInline var staked: Int
    @usableFromInline var returned: Int
    @usableFromInline var count: Int
  }

  @usableFromInline let rows: Int
  /// A row has two to this power of slots.
  @usableFromInline var bits: Int
  @usableFromInline var slots: UnsafeMutablePointer<Slot>

  /// Counts for some bets, each in a row of its own.
  init(rows: Int) {
    self.rows = rows
    bits = 6
    slots = Self.empty(rows << 6)
  }

  @inlinable deinit { slots.deallocate() }

  private static func empty(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(staked: 0, returned: 0, count: 0), count: count)
    return slots
  }

  /// Counts a result.
  @inlinable mutating func count(staked: Int, returned: Int, row: Int) {
    let mixed = UInt64(bitPattern: Int64(staked &* 0x9E37 &+ returned)) &* 0x9E37_79B9_7F4A_7C15
    let slot = slots + (row << bits | Int(truncatingIfNeeded: mixed >> UInt64(truncatingIfNeeded: 64 &- bits)))
    if slot.pointee.staked == staked, slot.pointee.returned == returned {
      slot.pointee.count &+= 1
    } else {
      countElsewhere(staked, returned, row)
    }
  }

  /// Counts a result whose own slot is taken by another, or that is new.
  @usableFromInline mutating func countElsewhere(_ staked: Int, _ returned: Int, _ row: Int) {
    add(Slot(staked: staked, returned: returned, count: 1), row)
  }

  private mutating func add(_ result: Slot, _ row: Int) {
    let mixed = UInt64(bitPattern: Int64(result.staked &* 0x9E37 &+ result.returned)) &* 0x9E37_79B9_7F4A_7C15
    let first = Int(truncatingIfNeeded: mixed >> UInt64(truncatingIfNeeded: 64 &- bits)), mask = 1 << bits - 1
    for step in 0..<min(16, 1 << bits) {
      let slot = slots + (row << bits | (first + step) & mask)
      if slot.pointee.count == 0 { slot.pointee = Slot(staked: result.staked, returned: result.returned, count: 0) }
      if slot.pointee.staked == result.staked, slot.pointee.returned == result.returned {
        slot.pointee.count += result.count
        return
      }
    }
    grow()
    add(result, row)
  }

  private mutating func grow() {
    let old = slots, width = 1 << bits
    bits += 1
    slots = Self.empty(rows << bits)
    for place in 0..<rows * width where old[place].count > 0 { add(old[place], place / width) }
    old.deallocate()
  }

  /// What a bet's rounds came to.
  func sum(of row: Int, opening: Chips) -> BetStatistics {
    var sum = BetStatistics()
    for place in row << bits..<(row + 1) << bits where slots[place].count > 0 {
      let slot = slots[place]
      sum.add(
        opening: opening, staked: Chips(hundredths: slot.staked), returned: Chips(hundredths: slot.returned),
        times: slot.count)
    }
    return sum
  }
}
