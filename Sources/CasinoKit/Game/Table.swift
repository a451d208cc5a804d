/// What a round may touch. At a table it calls the host; in a simulation it costs nothing.
///
/// A wager is a bet and a number: the first hand's main bet is `(.main, 0)`, that of a hand split from it
/// `(.main, 1)`. Chips put on the same wager add up; a wager is settled once.
public protocol Table<Bet> {
  associatedtype Bet: BetType

  /// Whether the round is the first of its shoe.
  var isFreshShoe: Bool { get }
  /// How many cards the shoe holds.
  var cardsRemaining: Int { get }
  /// Whether every step is seen by itself. Where it is not, an engine may do several in one `advance`.
  var isWatched: Bool { get }
  /// What the round brought so far: what went back to the player, less what was staked.
  var net: Chips { get }
  /// What the player put on a bet for the deal or for the move that is being played.
  func stake(on bet: Bet) -> Chips
  /// The next card of the shoe.
  mutating func draw() -> Card
  /// Takes chips from the player for a wager.
  mutating func wager(_ amount: Chips, on bet: Bet, number: Int)
  /// Settles a wager: what goes back to the player, the stake included.
  /// - Parameters:
  ///   - bet: the bet.
  ///   - number: the wager's number.
  ///   - hand: the place, from the left, of the hand that the wager is on.
  ///   - outcome: how it ended.
  ///   - returns: what goes back.
  mutating func settle(_ bet: Bet, number: Int, hand: Int, as outcome: some GameResult, returns: Chips)
  /// Settles all that is left, where it follows from a key and the stakes of the deal alone: equal keys, equal settlements.
  /// A table on which the same stakes lie round after round then works a key out but once.
  /// - Parameters:
  ///   - key: not below 0; of more than 4,096 only the first are remembered.
  ///   - settlement: settles all that is left.
  mutating func settleAll(by key: Int, _ settlement: (inout Self) -> Void)
  /// Tells what happened. Wagers and settlements tell it themselves.
  mutating func emit(_ event: GameEvent)
}

extension Table {
  /// Somebody looks on unless the table says otherwise.
  @inlinable public var isWatched: Bool { true }

  /// Settles anew unless the table remembers.
  @inlinable public mutating func settleAll(by key: Int, _ settlement: (inout Self) -> Void) { settlement(&self) }

  /// Draws a card to a hand, face up.
  @inlinable @inline(__always) public mutating func deal(to hand: HandID) -> Card {
    let card = draw()
    emit(.cardDealt(hand, card: card))
    return card
  }

  /// Draws a card to a hand, face down.
  @inlinable @inline(__always) public mutating func dealFaceDown(to hand: HandID) -> Card {
    let card = draw()
    emit(.cardDealt(hand, card: nil))
    return card
  }

  /// Tells that everything is settled, and what the round brought: its last event.
  @inlinable public mutating func endRound() { emit(.roundSettled(net: net)) }

  /// Takes chips for the bet's first wager.
  @inlinable public mutating func wager(_ amount: Chips, on bet: Bet) { wager(amount, on: bet, number: 0) }

  /// Settles the bet's first wager.
  @inlinable public mutating func settle(_ bet: Bet, as outcome: some GameResult, returns: Chips) {
    settle(bet, number: 0, hand: 0, as: outcome, returns: returns)
  }
}
