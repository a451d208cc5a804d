/// A table for rounds that are played on from what a player can see: it deals the cards that were seen, draws those that
/// were not, and says whether a round that is played again comes to what was seen.
public struct RolloutTable<Bet: BetType>: Table {
  @usableFromInline let seen: [Card?]
  @usableFromInline let events: [GameEvent]
  @usableFromInline let startRemaining: Int
  @usableFromInline let cardCount: Int
  /// Whether the round is the first of its shoe.
  public let isFreshShoe: Bool
  @usableFromInline var remaining: Int
  @usableFromInline var pool: UnseenPool
  @usableFromInline var generator: Xoshiro256
  /// How many cards were drawn in the round.
  @usableFromInline var drawn = 0
  /// How many of the events that were seen happened again.
  @usableFromInline var told = 0
  /// Whether the round is played again up to the decision.
  @usableFromInline var isReplay = false
  /// Whether the round is another than was seen.
  @usableFromInline var isOther = false
  @usableFromInline var bets: [RoundBet] = []
  @usableFromInline var open: [OpenWager] = []
  @usableFromInline var staked = Chips.zero
  @usableFromInline var returned = Chips.zero

  /// What a round did with a bet.
  @usableFromInline struct RoundBet {
    @usableFromInline let bet: Bet
    @usableFromInline var placed = Chips.zero
    @usableFromInline var net = Chips.zero

    @inlinable init(_ bet: Bet) { self.bet = bet }
  }

  /// A wager that is not settled.
  @usableFromInline struct OpenWager {
    @usableFromInline let bet: Bet
    @usableFromInline let number: Int
    @usableFromInline var amount: Chips
    /// What of it was staked before the deal.
    @usableFromInline var opening = Chips.zero

    @inlinable init(_ bet: Bet, _ number: Int, _ amount: Chips) {
      self.bet = bet
      self.number = number
      self.amount = amount
    }
  }

  /// A place to which a round goes back.
  @usableFromInline struct Mark {
    @usableFromInline var drawn = 0
    @usableFromInline var pool = 0
    @usableFromInline var remaining = 0
    @usableFromInline var staked = Chips.zero
    @usableFromInline var returned = Chips.zero

    @inlinable init() {}
  }

  /// Lays a table.
  init(_ query: Rollout, plan: ShoePlan) {
    seen = query.cards
    events = query.events
    startRemaining = query.cardsRemaining
    cardCount = plan.cardCount
    isFreshShoe = query.freshShoe
    remaining = query.cardsRemaining
    pool = UnseenPool(decks: plan.decks, seen: query.cards.compactMap(\.self), removed: query.removed)
    generator = Xoshiro256(seed: query.seed)
  }

  /// Whether all that was seen has happened, and nothing else.
  @inlinable var isAsSeen: Bool { !isOther && told == events.count && drawn == seen.count }

  /// Takes what lies there for the opening stakes.
  @inlinable mutating func noteOpening() { for place in open.indices { open[place].opening = open[place].amount } }

  /// What was staked before the deal on wagers that are not settled, as far as their bets are asked for.
  func opening(_ isAskedFor: (Bet) -> Bool) -> Chips {
    open.filter { $0.opening > .zero && isAskedFor($0.bet) }.map(\.opening).total
  }

  /// What was staked on wagers that are not settled.
  @inlinable var standing: Chips {
    var sum = Chips.zero
    for wager in open { sum += wager.amount }
    return sum
  }

  /// Begins the round anew.
  @inlinable mutating func begin(isReplay: Bool) {
    self.isReplay = isReplay
    isOther = false
    told = 0
    goBack(to: Mark())
    remaining = startRemaining
    for index in bets.indices { bets[index] = RoundBet(bets[index].bet) }
    open.removeAll(keepingCapacity: true)
  }

  /// The place where the round is.
  @inlinable var mark: Mark {
    var mark = Mark()
    mark.drawn = drawn
    mark.pool = pool.drawn
    mark.remaining = remaining
    mark.staked = staked
    mark.returned = returned
    return mark
  }

  /// Goes back to a place of this round.
  @inlinable mutating func goBack(to mark: Mark) {
    drawn = mark.drawn
    pool.goBack(to: mark.pool)
    remaining = mark.remaining
    staked = mark.staked
    returned = mark.returned
  }

  /// Puts chips on a bet for the deal or the next move.
  @inlinable mutating func place(_ amount: Chips, on bet: Bet) { bets[place(of: bet)].placed = amount }

  /// Takes what was put down for an earlier move off, as a table does.
  @inlinable mutating func beginMove() { for index in bets.indices { bets[index].placed = .zero } }

  @inlinable mutating func place(of bet: Bet) -> Int {
    for index in bets.indices where bets[index].bet == bet { return index }
    bets.append(RoundBet(bet))
    return bets.count - 1
  }

  /// What the round brought with a bet.
  @inlinable func net(of bet: Bet) -> Chips {
    for row in bets where row.bet == bet { return row.net }
    return .zero
  }

  /// How many cards the shoe holds.
  @inlinable public var cardsRemaining: Int { remaining }

  /// What the round brought so far.
  @inlinable public var net: Chips { returned - staked }

  /// What was put on a bet.
  @inlinable public func stake(on bet: Bet) -> Chips {
    for row in bets where row.bet == bet { return row.placed }
    return .zero
  }

  /// The next card: the one that was seen, or one that nobody has seen.
  @inlinable public mutating func draw() -> Card {
    if remaining <= 0 {
      pool.refill()
      remaining = cardCount &- drawn
    }
    remaining &-= 1
    let place = drawn
    drawn &+= 1
    if place < seen.count {
      if let card = seen[place] { return card }
    } else if isReplay {
      isOther = true
    }
    if let card = pool.draw(using: &generator) { return card }
    return drawnAnew()
  }

  /// A card where nobody has left any unseen.
  @usableFromInline mutating func drawnAnew() -> Card {
    pool.refill()
    if let card = pool.draw(using: &generator) { return card }
    // Any card: what comes of it is not counted.
    isOther = true
    return Card(.two, of: .clubs)
  }

  /// Counts a stake.
  @inlinable public mutating func wager(_ amount: Chips, on bet: Bet, number: Int) {
    staked += amount
    bets[place(of: bet)].net -= amount
    guard isReplay else { return }
    if let place = open.firstIndex(where: { $0.bet == bet && $0.number == number }) {
      open[place].amount += amount
    } else {
      open.append(OpenWager(bet, number, amount))
    }
    emit(.chipsPlaced(bet: bet.rawValue, wager: number, amount: amount))
  }

  /// Counts what goes back.
  @inlinable public mutating func settle(
    _ bet: Bet, number: Int, hand: Int, as outcome: some GameResult, returns: Chips
  ) {
    returned += returns
    bets[place(of: bet)].net += returns
    guard isReplay else { return }
    let place = open.firstIndex { $0.bet == bet && $0.number == number }
    let stake = place.map { open.remove(at: $0).amount } ?? .zero
    emit(
      .betSettled(
        bet: bet.rawValue, hand: hand, outcome: outcome.rawValue, tone: outcome.tone, stake: stake, returned: returns))
  }

  /// Holds an event of a round that is played again against what was seen.
  @inlinable public mutating func emit(_ event: GameEvent) {
    guard isReplay, !isOther, event.isOfRound else { return }
    if told < events.count, events[told] == event {
      told &+= 1
    } else {
      isOther = true
    }
  }
}

extension GameEvent {
  /// Whether the event belongs to the round itself: not to the shoe, and not to its sound alone.
  @inlinable public var isOfRound: Bool {
    switch self {
    case .shuffled, .cardsBurned, .sound, .haptic: false
    default: true
    }
  }
}
