/// A table that keeps what a round does: every movement of chips and every event, in order.
///
/// Cards come from a closure: at a table it asks the host, in a test it deals a list.
///
///     var table = RecordingTable<Bet>(stakes: [.main: 100], cards: try Card.list("TS 9D 9H 8C"))
///     try engine.deal(&table)
public struct RecordingTable<Bet: BetType>: Table {
  /// What the player put on which bet for the deal or the move that is played.
  public var stakes: [Bet: Chips]
  /// Whether the round is the first of its shoe.
  public var isFreshShoe = false
  /// Whether every step is seen by itself. A test compares a round that is watched with one that is not.
  public var isWatched = true
  /// The movements of chips so far.
  public private(set) var entries: [LedgerEntry] = []
  /// What happened so far.
  public private(set) var events: [GameEvent] = []
  /// What was staked on each wager and is not settled: the bet's word and the wager's number.
  public private(set) var open: [WagerKey: Chips] = [:]
  private let nextCard: () -> Drawn
  private var remaining: Int

  /// A wager's name.
  public struct WagerKey: Hashable, Sendable {
    /// The bet's word.
    public var bet: String
    /// The wager's number.
    public var number: Int
  }

  /// Lays a table whose cards come from a closure.
  /// - Parameters:
  ///   - stakes: what lies on which bet.
  ///   - remaining: how many cards the shoe holds.
  ///   - nextCard: gives the next card, how many are left after it, and whether the shoe ran out before.
  public init(stakes: [Bet: Chips], remaining: Int = 0, nextCard: @escaping () -> Drawn) {
    self.stakes = stakes
    self.remaining = remaining
    self.nextCard = nextCard
  }

  /// How many cards the shoe holds.
  public var cardsRemaining: Int { remaining }

  /// What the player put on a bet.
  public func stake(on bet: Bet) -> Chips { stakes[bet] ?? .zero }

  /// What the round brought so far.
  public var net: Chips {
    entries.map { entry in
      switch entry {
      case .stake(_, _, let amount): -amount
      case .settle(_, _, _, _, let returned): returned
      }
    }.total
  }

  /// Asks for the next card.
  public mutating func draw() -> Card {
    let next = nextCard()
    remaining = next.cardsRemaining
    if next.shuffled == true { emit(.shuffled) }
    return next.card
  }

  /// Keeps a stake.
  public mutating func wager(_ amount: Chips, on bet: Bet, number: Int) {
    open[WagerKey(bet: bet.rawValue, number: number), default: .zero] += amount
    entries.append(.stake(bet: bet.rawValue, wager: number, amount: amount))
    emit(.chipsPlaced(bet: bet.rawValue, wager: number, amount: amount))
  }

  /// Keeps a settlement.
  public mutating func settle(_ bet: Bet, number: Int, hand: Int, as outcome: some GameResult, returns: Chips) {
    let stake = open.removeValue(forKey: WagerKey(bet: bet.rawValue, number: number)) ?? .zero
    entries.append(
      .settle(bet: bet.rawValue, wager: number, hand: hand, outcome: outcome.rawValue, returned: returns))
    emit(
      .betSettled(
        bet: bet.rawValue, hand: hand, outcome: outcome.rawValue, tone: outcome.tone, stake: stake, returned: returns))
  }

  /// Keeps an event.
  public mutating func emit(_ event: GameEvent) { events.append(event) }

  /// Hands out the events that were not handed out yet.
  public mutating func takeEvents() -> [GameEvent] {
    defer { events = [] }
    return events
  }
}

extension RecordingTable {
  /// Lays a table that deals a list of cards and then ends the program: for tests.
  /// - Parameters:
  ///   - stakes: what lies on which bet.
  ///   - cards: the cards in the order of dealing.
  public init(stakes: [Bet: Chips], cards: [Card]) {
    let shoe = CardSource(cards)
    self.init(stakes: stakes, remaining: cards.count) { shoe.next() }
  }
}

private final class CardSource {
  private var shoe: Shoe

  init(_ cards: [Card]) { shoe = Shoe(cards: cards) }

  func next() -> Drawn {
    guard let card = shoe.draw() else { preconditionFailure("the list of cards is at its end") }
    return Drawn(card: card, cardsRemaining: shoe.remaining)
  }
}
