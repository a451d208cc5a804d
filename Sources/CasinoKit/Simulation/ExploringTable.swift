/// A table for rounds that are explored: it deals as the silent table does and keeps what a round does.
struct ExploringTable<Bet: BetType>: Table {
  private(set) var silent: SilentTable<Bet>
  /// Whether only sums are kept, as the silent table does.
  let isSilent: Bool
  /// The cards that were drawn in the round.
  private(set) var cards: [Card] = []
  /// The movements of chips of the round.
  private(set) var entries: [LedgerEntry] = []
  /// What happened in the round, boiled down: FNV-1a of the events.
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  init(plan: ShoePlan, seed: UInt64, dealt: Int = 0, isSilent: Bool = false) {
    silent = SilentTable(plan: plan, seed: seed)
    silent.skip(dealt)
    self.isSilent = isSilent
  }

  var digest: String { String(hash, radix: 16) }

  /// A table that goes on as this one would, by itself.
  func another() -> ExploringTable {
    var other = self
    other.silent = silent.another()
    return other
  }

  mutating func beginRound(_ stakes: [(bet: Bet, amount: Chips)]) {
    cards = []
    entries = []
    hash = 0xcbf2_9ce4_8422_2325
    silent.beginRound()
    for stake in stakes { silent.place(stake.amount, on: stake.bet) }
  }

  mutating func beginMove(_ stake: (bet: Bet, amount: Chips)?) {
    silent.beginMove()
    if let stake { silent.place(stake.amount, on: stake.bet) }
  }

  /// The movements of the round; of a silent one the sums, a stake and a settlement for each bet.
  var record: [LedgerEntry] {
    guard isSilent else { return entries }
    return silent.round.flatMap { round -> [LedgerEntry] in
      guard round.staked > .zero || round.returned > .zero else { return [] }
      let bet = round.bet.rawValue
      return [
        .stake(bet: bet, wager: 0, amount: round.staked),
        .settle(bet: bet, wager: 0, hand: 0, outcome: "", returned: round.returned),
      ]
    }
  }

  var isFreshShoe: Bool { silent.isFreshShoe }
  var cardsRemaining: Int { silent.cardsRemaining }
  var net: Chips { silent.net }
  func stake(on bet: Bet) -> Chips { silent.stake(on: bet) }

  mutating func draw() -> Card {
    let card = silent.draw()
    cards.append(card)
    return card
  }

  mutating func wager(_ amount: Chips, on bet: Bet, number: Int) {
    silent.wager(amount, on: bet, number: number)
    guard !isSilent else { return }
    entries.append(.stake(bet: bet.rawValue, wager: number, amount: amount))
  }

  mutating func settle(_ bet: Bet, number: Int, hand: Int, as outcome: some GameResult, returns: Chips) {
    silent.settle(bet, number: number, hand: hand, as: outcome, returns: returns)
    guard !isSilent else { return }
    entries.append(
      .settle(bet: bet.rawValue, wager: number, hand: hand, outcome: outcome.rawValue, returned: returns))
  }

  mutating func emit(_ event: GameEvent) {
    guard !isSilent else { return }
    for byte in String(describing: event).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
