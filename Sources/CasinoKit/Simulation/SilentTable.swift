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
/// Equal plans and seeds give equal shoes, on any machine. Everything lies in the value itself: a round touches neither
/// the heap nor a count of references.
public struct SilentTable<Bet: BetType>: Table {
  /// The shoe that the table deals from.
  public let plan: ShoePlan
  @usableFromInline var shoe: LazyShoe
  @usableFromInline var roundStart = 0
  @usableFromInline var roundsAfterCut = 0
  @usableFromInline var hasNewShoe = false
  @usableFromInline var isFirstRound = false
  /// How many cards of the round were dealt before the shoe ran out.
  @usableFromInline var dealtBefore = 0
  /// What lies on the bets, was staked and came back in this round, in hundredths, by the bets' places.
  @usableFromInline var placed = InlineArray<32, Int>(repeating: 0)
  @usableFromInline var staked = InlineArray<32, Int>(repeating: 0)
  @usableFromInline var returned = InlineArray<32, Int>(repeating: 0)
  /// A bit for each bet on which something lies, and for each that had a part in the round.
  @usableFromInline var placedBets: UInt32 = 0
  @usableFromInline var usedBets: UInt32 = 0
  /// How often each bet ended in which way.
  @usableFromInline var endings = EndingCounter()

  /// What a round did with a bet.
  public struct RoundBet: Sendable {
    /// The bet.
    public let bet: Bet
    /// What was staked on all its wagers.
    public let staked: Chips
    /// What came back of them, stakes included.
    public let returned: Chips
  }

  /// Lays a table with a shuffled shoe.
  public init(plan: ShoePlan, seed: UInt64) { self.init(plan: plan, generator: Xoshiro256(seed: seed)) }

  init(plan: ShoePlan, generator: Xoshiro256) {
    self.plan = plan
    shoe = LazyShoe(decks: plan.decks, generator: generator)
    precondition(Bet.allCases.allSatisfy { $0.place < 32 }, "a game has at most 32 bets")
    shuffle()
  }

  /// The bets that had a part in the round.
  public var round: [RoundBet] {
    Bet.allCases.compactMap { bet in
      guard usedBets & 1 << UInt32(bet.place) != 0 else { return nil }
      return RoundBet(
        bet: bet, staked: Chips(hundredths: staked[bet.place]), returned: Chips(hundredths: returned[bet.place]))
    }
  }

  /// Clears the bets, and takes a new shoe where the plan asks for one.
  @inlinable public mutating func beginRound() {
    while usedBets != 0 {
      let place = usedBets.trailingZeroBitCount
      staked[place] = 0
      returned[place] = 0
      usedBets &= usedBets &- 1
    }
    beginMove()
    if shoe.position >= plan.cut { passCut() }
    isFirstRound = hasNewShoe
    hasNewShoe = false
    roundStart = shoe.position
    dealtBefore = 0
  }

  /// Puts chips on a bet for the deal or the next move, in place of what lay there.
  @inlinable public mutating func place(_ amount: Chips, on bet: Bet) {
    placed[bet.place] = amount.hundredths
    placedBets |= 1 << UInt32(truncatingIfNeeded: bet.place)
  }

  /// Takes what was put down for an earlier move off, as a table does.
  @inlinable public mutating func beginMove() {
    while placedBets != 0 {
      placed[placedBets.trailingZeroBitCount] = 0
      placedBets &= placedBets &- 1
    }
  }

  /// How many cards the round was dealt so far.
  @inlinable public var cardsDealt: Int { dealtBefore &+ shoe.position &- roundStart }

  /// Whether the round is the first of its shoe.
  @inlinable public var isFreshShoe: Bool { isFirstRound }

  /// Nobody looks on.
  @inlinable public var isWatched: Bool { false }

  /// How many cards the shoe holds.
  @inlinable public var cardsRemaining: Int { shoe.count - shoe.position }

  /// What was put on a bet.
  @inlinable public func stake(on bet: Bet) -> Chips { Chips(hundredths: placed[bet.place]) }

  /// The next card. Where the shoe runs out, the cards that are not on the table are shuffled first.
  @inlinable public mutating func draw() -> Card {
    if shoe.position == shoe.count { shuffleRest() }
    return shoe.draw()
  }

  /// Counts a stake.
  @inlinable public mutating func wager(_ amount: Chips, on bet: Bet, number: Int) {
    staked[bet.place] += amount.hundredths
    usedBets |= 1 << UInt32(truncatingIfNeeded: bet.place)
  }

  /// Counts what goes back.
  @inlinable public mutating func settle(
    _ bet: Bet, number: Int, hand: Int, as outcome: some GameResult, returns: Chips
  ) {
    returned[bet.place] += returns.hundredths
    endings.count(outcome, of: bet.place)
  }

  /// Tells nothing.
  @inlinable public mutating func emit(_ event: GameEvent) {}
}

extension SilentTable {
  /// Leaves out cards of a new shoe, as if they had been dealt in rounds before.
  mutating func skip(_ count: Int) {
    guard count > shoe.position else { return }
    while shoe.position < min(count, shoe.count) { _ = shoe.draw() }
    hasNewShoe = false
  }

  @usableFromInline mutating func passCut() {
    if roundsAfterCut < plan.extraRounds {
      roundsAfterCut += 1
    } else {
      shuffle()
    }
  }

  @usableFromInline mutating func shuffle() {
    shoe.position = 0
    if plan.burns { for _ in 0..<Burned(shoe.draw()).count { _ = shoe.draw() } }
    roundsAfterCut = 0
    hasNewShoe = true
  }

  @usableFromInline mutating func shuffleRest() {
    precondition(roundStart > 0, "the round needs more cards than the shoe holds")
    shoe.restart(keeping: shoe.position - roundStart)
    roundStart = 0
  }
}
