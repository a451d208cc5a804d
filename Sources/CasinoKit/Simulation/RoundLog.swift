/// The movements of chips of a round, and a number that stands for them all: rounds with the same movements have the same
/// number, others never in practice (64 bits). So a run counts rounds that are alike instead of adding up each one.
@usableFromInline struct RoundLog {
  /// A movement: a stake on a bet, or a settlement of a bet with an outcome.
  @usableFromInline struct Entry {
    @usableFromInline var code: Int
    @usableFromInline var amount: Int

    @inlinable init(code: Int, amount: Int) {
      self.code = code
      self.amount = amount
    }
  }

  /// The most movements of a round.
  @usableFromInline static var capacity: Int { 1024 }

  @usableFromInline var entries = InlineArray<1024, Entry>(repeating: Entry(code: 0, amount: 0))
  @usableFromInline var count = 0
  @usableFromInline var number: UInt64 = 0
  @usableFromInline var net = 0
  /// The key of the settlements that come last and are not logged one by one; -1 where all are.
  @usableFromInline var group = -1
  /// A factor for each code.
  @usableFromInline var factors = InlineArray<1056, UInt64>(repeating: 0)

  init() {
    var spread = SplitMix64(state: 0)
    for code in 0..<factors.count { factors[code] = spread.next() | 1 }
  }

  @inlinable @inline(always) mutating func clear() {
    count = 0
    number = 0
    net = 0
    group = -1
  }

  /// Adds a stake.
  @inlinable @inline(always) mutating func stake(_ amount: Int, bet: Int) {
    add(Entry(code: MovementCode.stake(bet: bet), amount: amount))
    net -= amount
  }

  /// Adds a settlement.
  @inlinable @inline(always) mutating func settle(_ returned: Int, code: Int) {
    add(Entry(code: code, amount: returned))
    net += returned
  }

  @inlinable @inline(always) mutating func add(_ entry: Entry) {
    number &+= factors[entry.code] &* UInt64(bitPattern: Int64(entry.amount &+ 1))
    entries[count] = entry
    count &+= 1
  }
}

/// The codes of movements. A bet ends by the outcomes of the game or, as many a side bet does, just wins or loses: two
/// kinds of sixteen ways for each of 32 bets.
@usableFromInline enum MovementCode {
  /// A settlement of a bet.
  @inlinable @inline(always) static func settlement<Outcome: GameResult>(_ outcome: Outcome, bet: Int) -> Int {
    bet &* 32 &+ (Outcome.self is BetOutcome.Type ? 0 : 16) &+ outcome.place & 15
  }

  /// A stake on a bet.
  @inlinable @inline(always) static func stake(bet: Int) -> Int { 1024 &+ bet }
}
