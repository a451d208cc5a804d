/// Counts rounds that are alike. All that is to be known of the bets follows from it exactly, and a round costs a look-up
/// and an addition.
///
/// The counts lie in memory of their own, because a round must not touch a count of references.
@usableFromInline struct RoundCounter: ~Copyable {
  /// Rounds with the same movements.
  @usableFromInline struct Slot {
    @usableFromInline var number: UInt64
    @usableFromInline var count: Int
  }

  /// There are two to this power of slots.
  @usableFromInline var bits: UInt64 = 8
  @usableFromInline var slots: UnsafeMutablePointer<Slot>
  private var movements: [UInt64: [RoundLog.Entry]] = [:]

  init() { slots = Self.empty(1 << 8) }

  @inlinable deinit { slots.deallocate() }

  private static func empty(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(number: 0, count: 0), count: count)
    return slots
  }

  /// Counts the round that a table has just played.
  @inlinable @inline(always) mutating func count(_ number: UInt64, in memory: borrowing SilentTableMemory) {
    let slot = slots + Int(truncatingIfNeeded: number >> (64 &- bits))
    if slot.pointee.number == number, slot.pointee.count > 0 {
      slot.pointee.count &+= 1
    } else {
      countElsewhere(number, memory)
    }
  }

  /// Counts a round whose slot is taken by another, or that is new.
  @usableFromInline mutating func countElsewhere(_ number: UInt64, _ memory: borrowing SilentTableMemory) {
    // Most often it is but a few places away.
    let mask = 1 << Int(bits) - 1, first = Int(truncatingIfNeeded: number >> (64 - bits))
    for step in 1..<4 where slots[(first + step) & mask].number == number {
      slots[(first + step) & mask].count += 1
      return
    }
    if movements[number] == nil { movements[number] = memory.movements }
    add(Slot(number: number, count: 1))
  }

  private mutating func add(_ rounds: Slot) {
    let mask = 1 << Int(bits) - 1, first = Int(truncatingIfNeeded: rounds.number >> (64 - bits))
    for step in 0..<16 {
      let slot = slots + (first + step) & mask
      if slot.pointee.count == 0 { slot.pointee.number = rounds.number }
      if slot.pointee.number == rounds.number {
        slot.pointee.count += rounds.count
        return
      }
    }
    grow()
    add(rounds)
  }

  private mutating func grow() {
    let old = slots, count = 1 << Int(bits)
    bits += 1
    slots = Self.empty(count * 2)
    for place in 0..<count where old[place].count > 0 { add(old[place]) }
    old.deallocate()
  }

  /// Tells all that was counted: the movements of a round, and how many rounds had them.
  func each(_ body: ([RoundLog.Entry], Int) -> Void) {
    for place in 0..<1 << Int(bits) where slots[place].count > 0 {
      body(movements[slots[place].number] ?? [], slots[place].count)
    }
  }
}
