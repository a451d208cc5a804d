/// Rounds in bulk: a strategy plays at a silent table, with the same stakes every round.
///
///     var simulation = Simulation(rules: rules, strategy: RandomPlay<WarEngine>(), seed: 1)
///     try simulation.run(rounds: 1_000_000)
///     simulation.statistics.bets["main"]?.edge
///
/// A run is a row of blocks of 2^20 rounds. Each begins with a new shoe and has its own chances, which follow from the
/// seed and the block's place; so blocks may be played in any order, by any number of processes, and their sums are
/// those of one long run. Equal rules, strategies, stakes and seeds give equal rounds, on any machine; in how many calls
/// they are run is of no account.
public struct Simulation<Strategy: GameStrategy>: ~Copyable {
  /// The rules that are played.
  public typealias Engine = Strategy.Engine
  /// The bets of the game.
  public typealias Bet = Engine.Bet

  /// The rules of all rounds.
  public let rules: Engine.Rules
  /// What is staked before each deal.
  public let stakes: [(bet: Bet, amount: Chips)]
  let plan: ShoePlan
  let seed: UInt64
  var block: Int
  @usableFromInline var strategy: Strategy
  @usableFromInline var table: SilentTable<Bet>
  @usableFromInline var generator: Xoshiro256
  @usableFromInline var tally = SimulationTally()
  var finished = RoundStatistics()

  /// Prepares rounds.
  /// - Parameters:
  ///   - rules: the rules of all rounds.
  ///   - strategy: who decides.
  ///   - stakes: what is staked before each deal; nil is 100 on every bet that the rules offer then.
  ///   - plan: the shoe; nil is that of the rules.
  ///   - seed: of the shoes and of the strategy's chances.
  ///   - block: the place of the first block.
  public init(
    rules: Engine.Rules, strategy: Strategy, stakes: [Bet: Chips]? = nil, plan: ShoePlan? = nil, seed: UInt64,
    block: Int = 0
  ) {
    let engine = Engine(rules: rules)
    let offered = Bet.allCases.filter { $0.kind != .inPlay && engine.offers($0) }
    self.stakes = offered.compactMap { bet in
      let amount = stakes.map { $0[bet] ?? .zero } ?? 100
      return amount > .zero ? (bet, amount) : nil
    }
    self.rules = rules
    self.strategy = strategy
    self.plan = plan ?? rules.shoe
    self.seed = seed
    self.block = block
    let chances = BlockChances(seed: seed, block: block)
    table = SilentTable(SilentTableState(plan: self.plan, generator: chances.shoe))
    generator = chances.strategy
  }

  /// Plays rounds.
  /// - Throws: `IllegalMove` where the rules take the stakes or a move of the strategy not.
  @inlinable public mutating func run(rounds count: Int) throws(IllegalMove) {
    var left = count
    while left > 0 {
      let rounds = min(left, tally.roundsToMark)
      try play(rounds)
      left -= rounds
      if tally.reachesMark() { endBlock() }
    }
  }

  @inlinable mutating func play(_ rounds: Int) throws(IllegalMove) {
    var engine = Engine(rules: rules), left = rounds
    while left > 0 {
      // Where the deal takes nothing but the stakes, which are the same every round, it is done but once.
      table.beginRound()
      for stake in stakes { table.place(stake.amount, on: stake.bet) }
      engine = Engine(rules: rules)
      try engine.deal(&table)
      let dealt = engine, opening = table.opening()
      try finish(&engine)
      left &-= 1
      guard let opening else { continue }
      while left > 0 {
        table.beginRound(again: opening)
        engine.restart(from: dealt)
        try finish(&engine)
        left &-= 1
      }
    }
  }

  @inlinable @inline(always) mutating func finish(_ engine: inout Engine) throws(IllegalMove) {
    var steps = 0
    repeat {
      while engine.phase.isAutomatic {
        engine.advance(&table)
        steps &+= 1
        precondition(steps < 100_000, "the round does not end")
      }
      while engine.phase == .playerTurn {
        let move = strategy.move(engine, using: &generator)
        try pay(engine.price(of: move))
        try engine.play(move, &table)
        steps &+= 1
        precondition(steps < 100_000, "the round does not end")
      }
    } while engine.phase.isAutomatic
    precondition(engine.phase == .roundComplete, "the round stands still")
    tally.count(table)
    if let end = engine.tally { tally.count(end) }
  }

  /// Puts down what a move takes of the player's choice: as much as it may be.
  @inlinable @inline(always) mutating func pay(_ price: MovePrice) throws(IllegalMove) {
    table.beginMove()
    guard case .upTo(let greatest, let name) = price else { return }
    guard let bet = Bet(rawValue: name) else { throw .unknownBet(name, known: Bet.allCases.map(\.rawValue)) }
    table.place(greatest, on: bet)
  }

  /// Adds the block up and goes on with the next one.
  @usableFromInline mutating func endBlock() {
    finished.merge(sumUp())
    block += 1
    let chances = BlockChances(seed: seed, block: block)
    table = SilentTable(SilentTableState(plan: plan, generator: chances.shoe))
    generator = chances.strategy
    tally = SimulationTally()
  }

  /// What the rounds came to.
  public var statistics: RoundStatistics {
    var sum = finished
    if tally.rounds > 0 { sum.merge(sumUp()) }
    return sum
  }

  /// What the block came to so far.
  private func sumUp() -> RoundStatistics {
    let openings = Dictionary(stakes.map { ($0.bet, $0.amount) }) { first, _ in first }
    var sum = tally.sumUp(openings, at: table)
    sum.tallies = tally.named(Engine.Tally.self)
    sum.courses = [tally.course.told(block: block, rounds: tally.rounds)]
    return sum
  }
}
