/// A table for rounds by the million: it deals from a seeded shoe of its own, keeps what a round staked and got back,
/// and tells nothing.
///
///     var table = SilentTable<Bet>(plan: rules.shoe, seed: 1)
///     for _ in 0..<1_000_000 {
///       table.beginRound()
///       table.place(10, on: .main)
///       var engine = Engine(rules: rules)
///       try engine.deal(&table)
///       while engine.phase != .roundComplete { engine.advance(&table) }
///     }
///
/// Equal plans and seeds give equal shoes, on any machine. A copy is the same table: `another()` is one of its own.
public struct SilentTable<Bet: BetType>: Table {
  @usableFromInline let memory: SilentTableMemory
  /// The state in the memory, so that a round touches no count of references.
  @usableFromInline let state: UnsafeMutablePointer<SilentTableState>

  /// What a round did with a bet.
  public struct RoundBet: Sendable {
    /// The bet.
    public let bet: Bet
    /// What was staked on all its wagers.
    public let staked: Chips
    /// What came back of them, stakes included.
    public let returned: Chips
  }

  /// The movements of a deal.
  @usableFromInline struct Opening {
    @usableFromInline let count: Int
    @usableFromInline let number: UInt64
    @usableFromInline let net: Int
  }

  /// Lays a table with a shuffled shoe.
  public init(plan: ShoePlan, seed: UInt64) {
    self.init(SilentTableState(plan: plan, generator: BlockChances(seed: seed, block: 0).shoe))
  }

  init(_ state: SilentTableState) {
    let last = Bet.allCases.map(\.place).max() ?? 0
    precondition(last < 32, "a game has at most 32 bets")
    memory = SilentTableMemory(state)
    self.state = memory.state
  }

  /// A table that goes on as this one would, by itself.
  public func another() -> SilentTable { SilentTable(state.pointee) }

  /// The bets that had a part in the round.
  public var round: [RoundBet] {
    let movements = memory.movements
    return Bet.allCases.compactMap { bet in
      var staked = 0, returned = 0, isUsed = false
      for entry in movements {
        if entry.code == MovementCode.stake(bet: bet.place) {
          staked += entry.amount
        } else if entry.code / 32 == bet.place {
          returned += entry.amount
        } else {
          continue
        }
        isUsed = true
      }
      return isUsed
        ? RoundBet(bet: bet, staked: Chips(hundredths: staked), returned: Chips(hundredths: returned)) : nil
    }
  }

  /// Clears the bets, and takes a new shoe where the plan asks for one.
  @inlinable @inline(always) public mutating func beginRound() {
    state.pointee.log.clear()
    state.pointee.clearPlaced()
    state.pointee.isRepeating = false
    state.pointee.isShoeAskedFor = false
    state.pointee.beginRound()
  }

  /// Begins a round with the same deal as an earlier one.
  @inlinable @inline(always) mutating func beginRound(again opening: Opening) {
    state.pointee.log.count = opening.count
    state.pointee.log.number = opening.number
    state.pointee.log.net = opening.net
    state.pointee.log.group = -1
    state.pointee.hasMoved = false
    state.pointee.beginRound()
  }

  /// What a deal did; nil where it took more than stakes, so that it may be another in the next round.
  @usableFromInline func opening() -> Opening? {
    let state = state.pointee
    guard state.left == state.leftAtStart, !state.isShoeAskedFor else { return nil }
    self.state.pointee.openingCount = state.log.count
    self.state.pointee.isRepeating = true
    return Opening(count: state.log.count, number: state.log.number, net: state.log.net)
  }

  /// Puts chips on a bet for the deal or the next move, in place of what lay there.
  @inlinable @inline(always) public mutating func place(_ amount: Chips, on bet: Bet) {
    state.pointee.place(amount.hundredths, on: bet.place)
  }

  /// Takes what was put down for an earlier move off, as a table does.
  @inlinable @inline(always) public mutating func beginMove() {
    state.pointee.hasMoved = true
    state.pointee.moveBet = -1
  }

  /// Whether the round is the first of its shoe.
  @inlinable public var isFreshShoe: Bool {
    state.pointee.isShoeAskedFor = true
    return state.pointee.leftAtStart == state.pointee.leftOfNewShoe
  }

  /// Nobody looks on.
  @inlinable public var isWatched: Bool { false }

  /// How many cards the shoe holds.
  @inlinable public var cardsRemaining: Int {
    state.pointee.isShoeAskedFor = true
    return state.pointee.left
  }

  /// How many cards the round took.
  @inlinable @inline(always) var cardsInRound: Int { state.pointee.leftAtStart &- state.pointee.left }

  /// What was put on a bet.
  @inlinable public func stake(on bet: Bet) -> Chips { Chips(hundredths: state.pointee.stake(on: bet.place)) }

  /// What the round brought so far.
  @inlinable public var net: Chips { Chips(hundredths: state.pointee.log.net) }

  /// The next card. Where the shoe runs out, the cards that are not on the table are shuffled first.
  @inlinable @inline(always) public mutating func draw() -> Card { state.pointee.draw() }

  /// Counts a stake.
  @inlinable @inline(always) public mutating func wager(_ amount: Chips, on bet: Bet, number: Int) {
    state.pointee.log.stake(amount.hundredths, bet: bet.place)
  }

  /// Counts what goes back.
  @inlinable @inline(always) public mutating func settle(
    _ bet: Bet, number: Int, hand: Int, as outcome: some GameResult, returns: Chips
  ) {
    let code = MovementCode.settlement(outcome, bet: bet.place)
    if !state.pointee.isNamed[code] { memory.note(outcome, code: code) }
    state.pointee.log.settle(returns.hundredths, code: code)
  }

  /// Settles by a key what it worked out for the key before, where the stakes are the same every round.
  @inlinable @inline(always) public mutating func settleAll(by key: Int, _ settlement: (inout SilentTable<Bet>) -> Void)
  {
    guard state.pointee.isRepeating, state.pointee.log.count == state.pointee.openingCount,
      key < SilentTableMemory.groupCount
    else { return settlement(&self) }
    let known = memory.groups[key].net
    if known != Int32.min {
      state.pointee.log.net &+= Int(known)
      state.pointee.log.group = key
    } else {
      let (count, net) = (state.pointee.log.count, state.pointee.log.net)
      settlement(&self)
      memory.keep(group: key, from: count, net: net)
    }
  }

  /// Tells nothing.
  @inlinable @inline(always) public mutating func emit(_ event: GameEvent) {}

  /// Leaves out cards of a new shoe, as if they had been dealt in rounds before.
  mutating func skip(_ count: Int) { state.pointee.skip(count) }
}
