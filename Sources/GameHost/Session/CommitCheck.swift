import CasinoKit

/// Checks what a module wants to be kept against what the host knows: the price that was shown, the limits, the bets
/// of the manifest and the cards that were drawn. Whether a hand has won only the rules know.
struct CommitCheck: Sendable {
  /// The most movements of chips in one commit.
  static let greatestEntries = 1_000

  /// What the player chose.
  struct Choice: Sendable {
    /// The action as it was shown.
    var action: SceneAction
    /// The amount that went with it.
    var amount: Chips?
  }

  private let bets: [String: Manifest.Bet]
  private let limits: TableLimits

  /// Checks commits of a game at a table.
  init(manifest: Manifest, limits: TableLimits) {
    bets = Dictionary(manifest.bets.map { ($0.id, $0) }) { first, _ in first }
    self.limits = limits
  }

  /// Checks a commit.
  /// - Parameters:
  ///   - choice: what the player chose.
  ///   - round: the round's chips before it; a new ledger before a deal.
  ///   - drawn: the cards that were drawn in this round.
  /// - Returns: the round's chips after it.
  /// - Throws: `ModuleFailure` where the commit must not be kept.
  func check(
    _ commit: Commit, choice: Choice, round: RoundLedger, drawn: [Card]
  ) throws(ModuleFailure) -> RoundLedger {
    guard let play = commit.play else {
      guard commit.entries.isEmpty, commit.hands == nil else { throw .entriesWithoutPlay }
      return round
    }
    let isDeal = play.move == Play.deal
    guard isDeal != round.isUnderWay else { throw .playOutOfTurn(move: play.move) }
    let after = try apply(commit.entries, to: isDeal ? RoundLedger() : round)
    if isDeal { try checkOpening(play, ledger: commit.entries) }
    try checkPrice(choice, taken: after.staked - (isDeal ? .zero : round.staked))
    try checkEnd(isOver: commit.hands != nil, after)
    try check(cards: Self.cards(in: commit.hands ?? [:]), drawn: drawn)
    return after
  }

  /// The chips of a round whose entries are all known, such as those of a replayed one.
  func ledger(of entries: [LedgerEntry]) throws(ModuleFailure) -> RoundLedger {
    try apply(entries, to: RoundLedger())
  }

  /// Checks that every card that lies face up on a scene was drawn. A rules sheet and an icon may show any.
  /// - Parameter drawn: the cards of this round, and of the one before while its hands still lie there.
  static func check(_ nodes: [SceneNode], drawn: Set<Card>) throws(ModuleFailure) {
    for node in nodes where node.role != .sheet && node.role != .icon {
      if let card = node.card, !drawn.contains(card) { throw .cardNotDrawn(card) }
      try check(node.children ?? [], drawn: drawn)
    }
  }

  /// Checks that every card that is told of was drawn.
  static func check(_ events: [GameEvent], drawn: Set<Card>) throws(ModuleFailure) {
    for event in events {
      switch event {
      case .cardDealt(_, let card?) where !drawn.contains(card): throw .cardNotDrawn(card)
      case .cardsBurned(let card, _) where !drawn.contains(card): throw .cardNotDrawn(card)
      case .cardFlipped(_, let card) where !drawn.contains(card): throw .cardNotDrawn(card)
      default: break
      }
    }
  }

  private func apply(_ entries: [LedgerEntry], to round: RoundLedger) throws(ModuleFailure) -> RoundLedger {
    guard entries.count <= Self.greatestEntries else { throw .tooManyEntries(entries.count) }
    var after = round
    for entry in entries { try after.take(entry, bets: bets) }
    return after
  }

  /// The stakes of a deal are those that were placed, each within its limits.
  private func checkOpening(_ play: Play, ledger entries: [LedgerEntry]) throws(ModuleFailure) {
    var taken: [String: Chips] = [:]
    for case .stake(let bet, _, let amount) in entries { taken[bet, default: .zero] += amount }
    for bet in Set(taken.keys).union(play.stakes.keys).sorted() {
      guard let kind = bets[bet]?.kind else { throw .unknownBet(bet) }
      let placed = play.stakes[bet] ?? .zero, stake = taken[bet] ?? .zero
      guard placed == stake else { throw .stakesNotPlaced(bet: bet, placed: placed, taken: stake) }
      if stake == .zero { continue }
      guard kind != .inPlay else { throw .notAnOpeningBet(bet) }
      let range = limits.stakes(for: kind)
      guard range.contains(stake) else { throw .stakeOutsideLimits(bet: bet, stake: stake, limits: range) }
    }
  }

  private func checkPrice(_ choice: Choice, taken: Chips) throws(ModuleFailure) {
    let action = choice.action
    var shown = action.price ?? .zero
    if let range = action.amounts, let amount = choice.amount {
      guard range.contains(amount) else { throw .amountNotOffered(action: action.id, amount: amount) }
      shown = amount
    }
    guard taken == shown else { throw .priceNotShown(action: action.id, shown: shown, taken: taken) }
  }

  private func checkEnd(isOver: Bool, _ round: RoundLedger) throws(ModuleFailure) {
    if isOver, let wager = round.open.keys.min() {
      throw .wagerNotSettled(bet: wager.bet, number: wager.number)
    }
    if !isOver, !round.isUnderWay { throw .roundNotEnded }
  }

  /// Each card counts as often as it was drawn.
  private func check(cards: [Card], drawn: [Card]) throws(ModuleFailure) {
    var left = Dictionary(drawn.map { ($0, 1) }, uniquingKeysWith: +)
    for card in cards {
      guard let count = left[card], count > 0 else { throw .cardNotDrawn(card) }
      left[card] = count - 1
    }
  }

  private static func cards(in hands: [String: JSONValue]) -> [Card] {
    hands.sorted { $0.key < $1.key }.flatMap { cards(in: $0.value) }
  }

  private static func cards(in value: JSONValue) -> [Card] {
    switch value {
    case .text(let text): Card(text).map { [$0] } ?? []
    case .list(let values): values.flatMap(cards)
    case .object(let fields): cards(in: fields)
    case .null, .bool, .integer, .number: []
    }
  }
}
