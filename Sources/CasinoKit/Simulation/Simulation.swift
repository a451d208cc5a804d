/// Rounds in bulk: a strategy plays at a silent table, with the same stakes every round.
///
///     var simulation = Simulation(rules: rules, strategy: RandomPlay<WarEngine>(), seed: 1)
///     try simulation.run(rounds: 1_000_000)
///     simulation.statistics.bets["main"]?.edge
///
/// Equal rules, strategies, stakes and seeds give equal rounds, on any machine; in how many calls they are run is of no
/// account.
public struct Simulation<Strategy: GameStrategy> {
  /// The rules that are played.
  public typealias Engine = Strategy.Engine
  /// The bets of the game.
  public typealias Bet = Engine.Bet

  /// The rules of all rounds.
  public let rules: Engine.Rules
  /// What is staked before each deal.
  public let stakes: [(bet: Bet, amount: Chips)]
  @usableFromInline var strategy: Strategy
  @usableFromInline var table: SilentTable<Bet>
  @usableFromInline var generator: Xoshiro256
  @usableFromInline var rounds = 0
  @usableFromInline var total = BetStatistics()
  /// By the bets' places at the table.
  @usableFromInline var tallies: [BetStatistics] = []

  /// Prepares rounds.
  /// - Parameters:
  ///   - rules: the rules of all rounds.
  ///   - strategy: who decides.
  ///   - stakes: what is staked before each deal; nil is 100 on every bet that the rules offer then.
  ///   - seed: of the shoes and of the strategy's chances.
  public init(rules: Engine.Rules, strategy: Strategy, stakes: [Bet: Chips]? = nil, seed: UInt64) {
    let engine = Engine(rules: rules)
    let offered = Bet.allCases.filter { $0.kind != .inPlay && engine.offers($0) }
    self.stakes = offered.compactMap { bet in
      let amount = stakes.map { $0[bet] ?? .zero } ?? 100
      return amount > .zero ? (bet, amount) : nil
    }
    self.rules = rules
    self.strategy = strategy
    table = SilentTable(plan: rules.shoe, seed: seed)
    generator = Xoshiro256(seed: ~seed)
  }

  /// Plays rounds.
  /// - Throws: `IllegalMove` where the rules take the stakes or a move of the strategy not.
  @inlinable public mutating func run(rounds count: Int) throws(IllegalMove) {
    for _ in 0..<count { try playRound() }
  }

  @inlinable mutating func playRound() throws(IllegalMove) {
    table.beginRound()
    for stake in stakes { table.place(stake.amount, on: stake.bet) }
    var engine = Engine(rules: rules)
    try engine.deal(&table)
    var steps = 0
    while engine.phase != .roundComplete {
      steps &+= 1
      precondition(steps < 100_000, "the round does not end")
      if engine.phase.isAutomatic {
        engine.advance(&table)
      } else {
        let move = strategy.move(engine, using: &generator)
        try pay(engine.price(of: move))
        try engine.play(move, &table)
      }
    }
    count()
  }

  /// Puts down what a move takes of the player's choice: as much as it may be.
  @inlinable mutating func pay(_ price: MovePrice) throws(IllegalMove) {
    table.beginMove()
    guard case .upTo(let greatest, let name) = price else { return }
    guard let bet = Bet(rawValue: name) else { throw .unknownBet(name, known: Bet.allCases.map(\.rawValue)) }
    table.place(greatest, on: bet)
  }

  @inlinable mutating func count() {
    rounds += 1
    var opening = Chips.zero, staked = Chips.zero, returned = Chips.zero
    for (place, round) in table.round.enumerated() {
      if place == tallies.count { tallies.append(BetStatistics()) }
      // Bets of the opening come to the table first, so they have the places of the stakes.
      let before = place < stakes.count ? stakes[place].amount : .zero
      tallies[place].add(opening: before, staked: round.staked, returned: round.returned)
      opening += before
      staked += round.staked
      returned += round.returned
    }
    total.add(opening: opening, staked: staked, returned: returned)
  }

  /// What the rounds came to.
  public var statistics: RoundStatistics {
    let named = zip(table.round, tallies).map { ($0.bet.rawValue, $1) }
    return RoundStatistics(rounds: rounds, total: total, bets: Dictionary(named) { $1 })
  }
}
