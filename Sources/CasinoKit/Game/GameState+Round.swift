extension GameState {
  /// Deals a round with the chips in the zones.
  public func deal() {
    attempt { () throws(IllegalMove) in
      let stakes = model.bets.filter { $0.value > .zero }
      guard !isBetting || !stakes.isEmpty else { throw .noStake }
      guard stakes.values.total <= model.balance else {
        throw .notEnoughChips(price: stakes.values.total, balance: model.balance)
      }
      try dealRound(stakes)
      model.lastStakes = stakes
      model.bets = [:]
    }
  }

  /// Deals a round without any bet, where the game has such rounds.
  public func watch() {
    attempt { () throws(IllegalMove) in
      guard Engine.dealsWithoutBets else { throw .noStake }
      guard totalBet == .zero else { throw .reason("refuse.watch") }
      try dealRound([:])
    }
  }

  private func dealRound(_ stakes: [Bet: Chips]) throws(IllegalMove) {
    guard isBetting else { throw .roundUnderWay }
    beginBetting()
    model.engine = Engine(rules: nextRules)
    try start(stakes)
  }

  /// Deals a round with the stakes of the last one.
  public func dealAgain() {
    rebet()
    pendingSpeech = []
    if refusal == nil { deal() }
  }

  /// Plays a move.
  /// - Parameters:
  ///   - move: the move.
  ///   - amount: what is put down for a move that takes an amount; nil takes as much as it may.
  public func play(_ move: Move, amount: Chips? = nil) {
    attempt { () throws(IllegalMove) in
      guard model.engine.legalMoves.contains(move) else { throw notOffered(move.name) }
      let stakes = try stakes(for: move, amount: amount)
      try run(Play(move.name, stakes: stakes.named), stakes: stakes) { engine, table throws(IllegalMove) in
        try engine.play(move, &table)
      }
    }
  }

  /// Replays what was played of a round before the program ended.
  /// - Throws: `IllegalMove` where the rules do not take what they took then.
  func replay(_ round: OpenRound, rules: Engine.Rules) throws(IllegalMove) {
    model.engine = Engine(rules: rules)
    for play in round.plays {
      let stakes = try Bet.stakes(play.stakes)
      if play.move == Play.deal {
        try start(stakes)
        if !stakes.isEmpty { model.lastStakes = stakes }
      } else {
        guard let move = Move(name: play.move) else { throw notOffered(play.move) }
        try run(play, stakes: stakes) { engine, table throws(IllegalMove) in try engine.play(move, &table) }
      }
    }
  }

  func notOffered(_ name: String) -> IllegalMove {
    if model.engine.phase != .playerTurn { return .noRound }
    return .notOffered(move: name, offered: model.engine.legalMoves.moves.map(\.name))
  }

  private func start(_ stakes: [Bet: Chips]) throws(IllegalMove) {
    guard let host else { throw .noRound }
    let opened: Opened
    do {
      opened = try host.open(
        Open(rules: try JSONValue(encoding: model.engine.rules), shoe: model.engine.rules.shoe, stakes: stakes.named))
    } catch let refused as HostRefusal {
      throw .host(refused.reason)
    } catch {
      throw .noRound
    }
    var table = RecordingTable<Bet>(stakes: stakes, remaining: opened.cardsRemaining) { [weak host] in
      guard let drawn = host?.draw() else { preconditionFailure("a card was drawn away from a table") }
      return drawn
    }
    table.isFreshShoe = opened.freshShoe
    if opened.freshShoe {
      model.history = []
      table.emit(.shuffled)
    }
    if let burned = opened.burned { table.emit(.cardsBurned(burned.card, count: burned.count)) }
    model.table = table
    model.results = []
    model.isAdvised = false
    narrator = Narrator()
    try run(Play(Play.deal, stakes: stakes.named), stakes: stakes) { engine, table throws(IllegalMove) in
      try engine.deal(&table)
    }
  }

  /// What a move takes from the balance, as a stake where it is a bet of its own.
  private func stakes(for move: Move, amount: Chips?) throws(IllegalMove) -> [Bet: Chips] {
    switch model.engine.price(of: move) {
    case .free: return [:]
    case .exactly(let price):
      guard price <= model.balance else { throw .notEnoughChips(price: price, balance: model.balance) }
      return [:]
    case .upTo(let greatest, let name):
      let stake = amount ?? min(greatest, model.balance)
      guard stake > .zero, stake <= greatest else { throw .outsidePrice(move: move.name, greatest: greatest) }
      guard stake <= model.balance else { throw .notEnoughChips(price: stake, balance: model.balance) }
      return try Bet.stakes([name: stake])
    }
  }

  /// Plays something and everything automatic that follows, one frame a step, and notes what must be kept.
  private func run(
    _ play: Play, stakes: [Bet: Chips],
    _ body: (inout Engine, inout RecordingTable<Bet>) throws(IllegalMove) -> Void
  ) throws(IllegalMove) {
    guard var table = model.table else { throw .noRound }
    let entriesBefore = table.entries.count
    table.stakes = stakes
    try body(&model.engine, &table)
    step(&table)
    var steps = 0
    while model.engine.phase.isAutomatic {
      steps += 1
      precondition(steps < 100_000, "the round does not end: advance left phase \(model.engine.phase) 100,000 times")
      model.engine.advance(&table)
      step(&table)
    }
    model.table = table
    commit.play = play
    if model.isAdvised { commit.advised = true }
    commit.entries += table.entries[entriesBefore...]
    guard model.engine.phase == .roundComplete else { return }
    commit.hands = model.engine.hands.record
    keepData()
  }

  private func keepData() {
    guard Module.GameData.self != NoGameData.self else { return }
    persistence.update { Module.note(self, in: &$0) }
    commit.data = persistence.record
  }

  /// Shows what one step did.
  private func step(_ table: inout RecordingTable<Bet>) {
    let events = table.takeEvents()
    for event in events {
      switch event {
      case .chipsPlaced(_, _, let amount): model.balance -= amount
      case .betSettled(let bet, let hand, let outcome, let tone, let stake, let returned):
        model.balance += returned
        model.results.append(
          BetResult(bet: bet, hand: hand, outcome: outcome, tone: tone, stake: stake, returned: returned))
      default: break
      }
    }
    if model.engine.phase == .roundComplete { model.history.append(PastRound(hands: model.engine.hands.record)) }
    model.cardsRemaining = table.cardsRemaining
    model.table = table
    let told = narrator.tell(
      events, hands: model.engine.hands, phase: model.engine.phase, results: model.results, strings)
    host?.show(events, say: told)
  }
}

extension Dictionary where Key: BetType, Value == Chips {
  /// The stakes by the bets' words.
  var named: [String: Chips] { Dictionary<String, Chips>(uniqueKeysWithValues: map { ($0.rawValue, $1) }) }
}

extension [TableHand] {
  /// The hands as histories write them: an owner's only hand as a list of cards, several as a list of lists.
  var record: [String: JSONValue] {
    var record: [String: JSONValue] = [:]
    for hand in self {
      let cards = JSONValue.list(hand.cards.compactMap { $0.map { .text($0.description) } })
      if hand.id.index == nil {
        record[hand.id.owner] = cards
      } else if case .list(let others) = record[hand.id.owner] {
        record[hand.id.owner] = .list(others + [cards])
      } else {
        record[hand.id.owner] = .list([cards])
      }
    }
    return record
  }
}
