extension GameModule where Strategy == RandomPlay<Engine> {
  /// A game without a strategy plays at random.
  public static func strategy(by rules: Engine.Rules, progress: () -> Void) -> RandomPlay<Engine> { RandomPlay() }
}

extension GameModule {
  /// Plays rounds by the game's strategy.
  ///
  /// This stands in the contract, although the kit does it for every game, so that the compiler makes it anew for each
  /// game's rules.
  @inlinable public static func simulate(
    _ query: Simulate, by rules: Engine.Rules, progress: () -> Void
  ) throws(IllegalMove) -> RoundStatistics {
    let clock = ContinuousClock(), stakes = try Engine.Bet.openingStakes(query.stakes)
    var simulation = Simulation(
      rules: rules, strategy: strategy(by: rules, progress: progress), stakes: stakes, seed: query.seed)
    var left = query.rounds, reported = clock.now
    while left > 0 {
      let rounds = min(left, 64)
      try simulation.run(rounds: rounds)
      left -= rounds
      let now = clock.now
      if now - reported >= .milliseconds(500) {
        progress()
        reported = now
      }
    }
    return simulation.statistics
  }
}

extension BetType {
  /// The stakes that were asked for; nil where none were.
  @usableFromInline static func openingStakes(_ named: [String: Chips]?) throws(IllegalMove) -> [Self: Chips]? {
    guard let named else { return nil }
    return try stakes(named)
  }
}
