extension GameModule {
  /// The strategy that simulations have. A game whose strategy takes long to work out names a quicker one.
  public static func rolloutStrategy(by rules: Engine.Rules, progress: () -> Void) -> Strategy {
    strategy(by: rules, progress: progress)
  }

  /// Plays a round on many times.
  ///
  /// This stands in the contract, although the kit does it for every game, so that the compiler makes it anew for each
  /// game's rules.
  @inlinable public static func rollout(
    _ query: Rollout, by rules: Engine.Rules, progress: () -> Void
  ) throws(IllegalMove) -> RolledOut {
    let clock = ContinuousClock()
    var run = try RolloutRun(query, rules: rules, strategy: rolloutStrategy(by: rules, progress: progress))
    let start = clock.now, end = query.milliseconds.map { start + .milliseconds($0) }
    var left = query.samples, reported = start
    while left > 0 {
      for _ in 0..<min(left, 64) where try !run.sample() { return run.answer }
      left -= 64
      let now = clock.now
      if let end, now >= end { break }
      if now - reported >= .milliseconds(500) {
        progress()
        reported = now
      }
    }
    return run.answer
  }
}
