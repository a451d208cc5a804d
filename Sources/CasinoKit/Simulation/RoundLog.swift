/// The movements of chips of a round, and a number that stands for them all: rounds with the same movements have the same
/// number, others never in practice (64 bits). So a run counts rounds that are alike instead of adding up each one.
@usableFromInline struct RoundLog {
  /// A movement: a stake on a bet, a settlement of a bet with an outcome, or a group of settlements by its key.
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
  /// A factor for each code.
  @usableFromInline var factors = InlineArray<1056, UInt64>(repeating: 0)

  init() {
    var spread = SplitMix64(state: 0)
    for code in 0..<factors.count { factors[code] = spread.next() | 1 }
  }

  @inlinable mutating func clear() {
    count = 0
    number = 0
    net = 0
  }

  /// Adds a stake.
  @inlinable mutating func stake(_ amount: Int, bet: Int) {
    add(Entry(code: MovementCode.stake(bet: bet), amount: amount))
    net -= amount
  }

  /// Adds a settlement.
  @inlinable mutating func settle(_ returned: Int, code: Int) {
    add(Entry(code: code, amount: returned))
    net += returned
  }

  @inlinable mutating func add(_ entry: Entry) {
    number &+= factors[entry.code] &* UInt64(bitPattern: Int64(entry.amount &+ 1))
    entries[count] = entry
    count &+= 1
  }

  /// Adds settlements that were worked out before.
  @inlinable mutating func add(group key: Int, number: UInt64, net: Int) {
    entries[count] = Entry(code: MovementCode.group, amount: key)
    count &+= 1
    self.number &+= number
    self.net += net
  }
}

/// The codes of movements. A bet ends by the outcomes of the game or, as many a side bet does, just wins or loses: two
/// kinds of sixteen ways for each of 32 bets.
@usableFromInline enum MovementCode {
  /// Settlements that are told by their key.
  @usableFromInline static var group: Int { -1 }

  /// A settlement of a bet.
  @inlinable static func settlement<Outcome: GameResult>(_ outcome: Outcome, bet: Int) -> Int {
    bet &* 32 &+ (Outcome.self is BetOutcome.Type ? 0 : 16) &+ outcome.place & 15
  }

  /// A stake on a bet.
  @inlinable static func stake(bet: Int) -> Int { 1024 &+ bet }
}
