extension GameModule where Strategy == RandomPlay<Engine> {
  /// A game without a strategy plays at random.
  public static func strategy(by rules: Engine.Rules, progress: () -> Void) -> RandomPlay<Engine> { RandomPlay() }
  /// None but `random`, which every game has.
  public static var strategies: [String] { [] }
}

extension GameModule {
  /// The best that the game knows.
  public static var strategies: [String] { ["best"] }

  /// The first word is the game's best; there are no others unless the game says so.
  public static func strategy(
    named name: String, by rules: Engine.Rules, progress: () -> Void
  ) -> Strategy? {
    name == strategies.first ? strategy(by: rules, progress: progress) : nil
  }

  /// No charts unless the game reads them.
  public static func strategy(reading chart: String, by rules: Engine.Rules) -> Strategy? { nil }

  /// Plays rounds by a strategy.
  ///
  /// This stands in the contract, although the kit does it for every game, so that the compiler makes it anew for each
  /// game's rules.
  @inlinable public static func simulate(
    _ query: Simulate, by rules: Engine.Rules, progress: () -> Void
  ) throws -> RoundStatistics {
    if query.strategy == "random" { return try play(query, by: rules, RandomPlay<Engine>(), progress) }
    return try play(query, by: rules, chosenStrategy(query, by: rules, progress), progress)
  }

  @inlinable static func play(
    _ query: Simulate, by rules: Engine.Rules, _ strategy: some GameStrategy<Engine>, _ progress: () -> Void
  ) throws -> RoundStatistics {
    let clock = ContinuousClock(), stakes = try Engine.Bet.openingStakes(query)
    var simulation = Simulation(
      rules: rules, strategy: strategy, stakes: stakes, plan: query.plan(rules.shoe), seed: query.seed,
      block: query.block ?? 0)
    var left = query.rounds, part = 64, reported = clock.now
    while left > 0 {
      let rounds = min(left, part), start = clock.now
      try simulation.run(rounds: rounds)
      left -= rounds
      let now = clock.now
      if now - start < .milliseconds(20) { part = min(part * 2, 1 << 16) }
      if now - reported >= .milliseconds(500) {
        progress()
        reported = now
      }
    }
    return simulation.statistics
  }

  /// The strategy that was asked for; where a bet was, which is then the only one, the game's best.
  @usableFromInline static func chosenStrategy(
    _ query: Simulate, by rules: Engine.Rules, _ progress: () -> Void
  ) throws -> Strategy {
    if let chart = query.chart {
      guard let strategy = strategy(reading: chart, by: rules) else { throw SimulationError.unreadableChart }
      return strategy
    }
    guard let name = query.strategy, Engine.Bet(rawValue: name) == nil else {
      return strategy(by: rules, progress: progress)
    }
    guard let strategy = strategy(named: name, by: rules, progress: progress) else {
      throw SimulationError.unknownStrategy(name, known: strategies + ["random"])
    }
    return strategy
  }
}

extension BetType {
  /// The stakes that were asked for; nil where none were.
  @usableFromInline static func openingStakes(_ query: Simulate) throws(IllegalMove) -> [Self: Chips]? {
    if let named = query.stakes { return try stakes(named) }
    guard let bet = query.strategy.flatMap(Self.init(rawValue:)) else { return nil }
    return [bet: 100]
  }
}
