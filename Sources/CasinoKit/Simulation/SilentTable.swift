/// A table for rounds by the million: it deals from a seeded shoe of its own, keeps what was staked and returned
/// in all, and tells nothing.
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
/// Equal plans and seeds give equal shoes, on any machine.
public struct SilentTable<Bet: BetType>: Table {
  /// The shoe that the table deals from.
  public let plan: ShoePlan
  @usableFromInline var cards: [Card]
  @usableFromInline var position = 0
  @usableFromInline var roundStart = 0
  @usableFromInline var roundsAfterCut = 0
  @usableFromInline var hasNewShoe = false
  @usableFromInline var isFirstRound = false
  @usableFromInline var generator: Xoshiro256
  @usableFromInline var bets: [RoundBet] = []
  @usableFromInline var stakedSum = Chips.zero
  @usableFromInline var returnedSum = Chips.zero

  /// What a round did with a bet.
  public struct RoundBet: Sendable {
    /// The bet.
    public let bet: Bet
    /// What was put on it for the deal or the next move.
    public var placed = Chips.zero
    /// What was staked on all its wagers.
    public var staked = Chips.zero
    /// What came back of them, stakes included.
    public var returned = Chips.zero

    @inlinable init(_ bet: Bet) { self.bet = bet }
  }

  /// Lays a table with a shuffled shoe.
  public init(plan: ShoePlan, seed: UInt64) {
    self.plan = plan
    cards = Deck.cards(decks: plan.decks)
    generator = Xoshiro256(seed: seed)
    shuffleAll()
  }

  /// What was staked in all rounds.
  @inlinable public var staked: Chips { stakedSum }
  /// What came back in all rounds, stakes included.
  @inlinable public var returned: Chips { returnedSum }

  /// The bets of the round; a bet that was on the table in any round keeps its place.
  @inlinable public var round: [RoundBet] { bets }

  /// Clears the bets, and shuffles a new shoe where the plan asks for one.
  @inlinable public mutating func beginRound() {
    for index in bets.indices { bets[index] = RoundBet(bets[index].bet) }
    if position >= plan.cut { passCut() }
    isFirstRound = hasNewShoe
    hasNewShoe = false
    roundStart = position
  }

  /// Puts chips on a bet for the deal or the next move, in place of what lay there.
  @inlinable public mutating func place(_ amount: Chips, on bet: Bet) {
    bets[place(of: bet)].placed = amount
  }

  /// Takes what was put down for an earlier move off, as a table does.
  @inlinable public mutating func beginMove() { for index in bets.indices { bets[index].placed = .zero } }

  @inlinable mutating func place(of bet: Bet) -> Int {
    for index in bets.indices where bets[index].bet == bet { return index }
    bets.append(RoundBet(bet))
    return bets.count - 1
  }

  /// Whether the round is the first of its shoe.
  @inlinable public var isFreshShoe: Bool { isFirstRound }

  /// How many cards the shoe holds.
  @inlinable public var cardsRemaining: Int { cards.count - position }

  /// What was put on a bet.
  @inlinable public func stake(on bet: Bet) -> Chips {
    for index in bets.indices where bets[index].bet == bet { return bets[index].placed }
    return .zero
  }

  /// What the round brought so far.
  @inlinable public var net: Chips {
    var sum = Chips.zero
    for bet in bets { sum += bet.returned - bet.staked }
    return sum
  }

  /// The next card. Where the shoe runs out, the cards that are not on the table are shuffled first.
  @inlinable public mutating func draw() -> Card {
    if position == cards.count { shuffleRest() }
    let card = cards[position]
    position &+= 1
    return card
  }

  /// Counts a stake.
  @inlinable public mutating func wager(_ amount: Chips, on bet: Bet, number: Int) {
    bets[place(of: bet)].staked += amount
    stakedSum += amount
  }

  /// Counts what goes back.
  @inlinable public mutating func settle(
    _ bet: Bet, number: Int, hand: Int, as outcome: some GameResult, returns: Chips
  ) {
    bets[place(of: bet)].returned += returns
    returnedSum += returns
  }

  /// Tells nothing.
  @inlinable public mutating func emit(_ event: GameEvent) {}
}

extension SilentTable {
  /// Leaves out cards of a new shoe, as if they had been dealt in rounds before.
  mutating func skip(_ count: Int) {
    guard count > position else { return }
    position = min(count, cards.count)
    hasNewShoe = false
  }

  @usableFromInline mutating func passCut() {
    if roundsAfterCut < plan.extraRounds {
      roundsAfterCut += 1
    } else {
      shuffleAll()
    }
  }

  private mutating func shuffleAll() {
    shuffle(from: 0)
    position = plan.burns ? Burned(cards[0]).cards : 0
    roundsAfterCut = 0
    hasNewShoe = true
  }

  // The cards of the round go to the front, as if dealt from the new order; the rest follow, shuffled.
  @usableFromInline mutating func shuffleRest() {
    precondition(roundStart > 0, "the round needs more cards than the shoe holds")
    let onTable = Array(cards[roundStart...])
    cards = onTable + cards[..<roundStart]
    shuffle(from: onTable.count)
    position = onTable.count
    roundStart = 0
  }

  private mutating func shuffle(from first: Int) {
    var last = cards.count - 1
    while last > first {
      cards.swapAt(last, first + generator.next(below: last - first + 1))
      last -= 1
    }
  }
}
