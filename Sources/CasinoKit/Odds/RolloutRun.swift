/// Rounds that are played on from a decision, each legal move by turns, or from the deal.
public struct RolloutRun<Strategy: GameStrategy> {
  /// The rules that are played.
  public typealias Engine = Strategy.Engine
  /// The bets of the game.
  public typealias Bet = Engine.Bet

  @usableFromInline let rules: Engine.Rules
  @usableFromInline let plays: [KnownPlay]
  /// The words of the moves that are asked about; nil for all.
  private let asked: [String]?
  /// Whether the round up to the decision is the same each time, because every card of it was seen.
  @usableFromInline let isKnown: Bool
  @usableFromInline var strategy: Strategy
  @usableFromInline var table: RolloutTable<Bet>
  @usableFromInline var start: Engine
  @usableFromInline var mark = RolloutTable<Bet>.Mark()
  /// What the wagers that stand had brought by then.
  @usableFromInline var before = Chips.zero
  @usableFromInline var isReady = false
  /// The moves of the decision, or the bets of the deal, by their lines.
  @usableFromInline var moves: [Engine.Move] = []
  @usableFromInline var bets: [Bet] = []
  @usableFromInline var lines: [RolloutLine] = []
  /// How many rounds came to something else than was seen.
  public private(set) var rejected = 0
  @usableFromInline var rejectedInARow = 0

  /// Something that was played, in the engine's words; a move is nil for the deal.
  @usableFromInline struct KnownPlay {
    @usableFromInline let move: Engine.Move?
    @usableFromInline let stakes: [(bet: Bet, amount: Chips)]
  }

  /// What a bet is asked about with.
  static var opening: Chips { 100 }

  /// Prepares rounds.
  /// - Parameters:
  ///   - query: what was seen.
  ///   - rules: the rules of the round.
  ///   - strategy: who decides on what follows.
  /// - Throws: `IllegalMove` for words that the game does not know.
  public init(_ query: Rollout, rules: Engine.Rules, strategy: Strategy) throws(IllegalMove) {
    self.rules = rules
    self.strategy = strategy
    asked = query.moves
    table = RolloutTable(query, plan: rules.shoe)
    start = Engine(rules: rules)
    isKnown = query.cards.allSatisfy { $0 != nil }
    var plays: [KnownPlay] = []
    for play in query.plays { plays.append(try Self.known(play)) }
    self.plays = plays
    guard plays.isEmpty else { return }
    let engine = start
    bets = Bet.allCases.filter { $0.kind != .inPlay && engine.offers($0) }
    lines = bets.map { RolloutLine($0.rawValue, stake: Self.opening) }
  }

  private static func known(_ play: Play) throws(IllegalMove) -> KnownPlay {
    let stakes = try Bet.stakes(play.stakes)
    let placed = Bet.allCases.compactMap { bet in stakes[bet].map { (bet: bet, amount: $0) } }
    if play.move == Play.deal { return KnownPlay(move: nil, stakes: placed) }
    guard let move = Engine.Move(name: play.move) else { throw .notOffered(move: play.move, offered: []) }
    return KnownPlay(move: move, stakes: placed)
  }

  /// Plays every move once more.
  /// - Returns: whether that goes on; not where the cards never come to what was seen.
  @inlinable public mutating func sample() throws(IllegalMove) -> Bool {
    if plays.isEmpty {
      try dealBets()
      return true
    }
    if isReady, isKnown { return try playMoves() }
    while !prepare() {
      reject()
      if isKnown || rejectedInARow >= rolloutPatience { return false }
    }
    rejectedInARow = 0
    return try playMoves()
  }

  @usableFromInline mutating func reject() {
    rejected += 1
    rejectedInARow += 1
  }

  /// Plays the round again up to the decision.
  /// - Returns: whether it came to what was seen.
  @inlinable mutating func prepare() -> Bool {
    table.begin(isReplay: true)
    var engine = Engine(rules: rules)
    for play in plays where !replay(play, &engine) { return false }
    guard table.isAsSeen, engine.phase == .playerTurn else { return false }
    start = engine
    mark = table.mark
    before = table.net + table.standing
    if !isReady { take(engine) }
    return true
  }

  /// Notes which moves there are.
  @usableFromInline mutating func take(_ engine: Engine) {
    isReady = true
    moves = engine.legalMoves.moves.filter { asked?.contains($0.name) ?? true }
    let main = table.opening { $0.kind == .main }
    let stake = main > .zero ? main : table.opening { _ in true }
    lines = moves.map { RolloutLine($0.name, stake: stake) }
  }

  @inlinable mutating func replay(_ play: KnownPlay, _ engine: inout Engine) -> Bool {
    table.beginMove()
    for stake in play.stakes { table.place(stake.amount, on: stake.bet) }
    do throws(IllegalMove) {
      if let move = play.move {
        guard engine.phase == .playerTurn, engine.legalMoves.contains(move) else { return false }
        try engine.play(move, &table)
      } else {
        try engine.deal(&table)
        table.noteOpening()
      }
    } catch {
      return false
    }
    var steps = 0
    while engine.phase.isAutomatic, !table.isOther, steps < 10_000 {
      steps &+= 1
      engine.advance(&table)
    }
    return !table.isOther
  }

  /// Plays each move once from the decision to the end.
  @inlinable mutating func playMoves() throws(IllegalMove) -> Bool {
    table.isReplay = false
    for place in moves.indices {
      var engine = start
      table.goBack(to: mark)
      try pay(engine.price(of: moves[place]))
      try engine.play(moves[place], &table)
      try playOn(&engine)
      if table.isOther { return false }
      lines[place].add(table.net - before)
    }
    return true
  }

  @inlinable mutating func playOn(_ engine: inout Engine) throws(IllegalMove) {
    var steps = 0
    while engine.phase != .roundComplete {
      steps &+= 1
      precondition(steps < 100_000, "the round does not end")
      if engine.phase.isAutomatic {
        engine.advance(&table)
      } else {
        let move = strategy.move(engine, using: &table.generator)
        try pay(engine.price(of: move))
        try engine.play(move, &table)
      }
    }
  }

  /// Puts down what a move takes of the player's choice: as much as it may be.
  @inlinable mutating func pay(_ price: MovePrice) throws(IllegalMove) {
    table.beginMove()
    guard case .upTo(let greatest, let name) = price else { return }
    guard let bet = Bet(rawValue: name) else { throw .unknownBet(name, known: Bet.allCases.map(\.rawValue)) }
    table.place(greatest, on: bet)
  }

  /// Deals a round with every bet and plays it to the end.
  @inlinable mutating func dealBets() throws(IllegalMove) {
    table.begin(isReplay: false)
    for (bet, line) in zip(bets, lines) { table.place(line.stake, on: bet) }
    var engine = Engine(rules: rules)
    try engine.deal(&table)
    try playOn(&engine)
    for place in bets.indices { lines[place].add(table.net(of: bets[place])) }
  }

  /// What the rounds came to.
  public var answer: RolledOut {
    RolledOut(
      player: Strategy.self == RandomPlay<Engine>.self ? .random : .strategy,
      lines: lines.filter { $0.samples > 0 }, rejected: rejected)
  }
}

/// How many rounds in a row may come to something else than was seen before the question is given up.
@usableFromInline let rolloutPatience = 20_000
