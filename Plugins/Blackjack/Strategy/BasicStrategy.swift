import CasinoKit

/// Plays by a chart, for simulations.
struct BasicStrategy: GameStrategy {
  let table: StrategyTable

  func move(_ engine: borrowing BlackjackEngine, using generator: inout Xoshiro256) -> BlackjackMove {
    table.advice(engine) ?? .stand
  }
}
