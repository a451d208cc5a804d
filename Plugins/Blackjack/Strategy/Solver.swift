import CasinoKit

/// The best strategy of a set of rules, and the house's edge against it.
struct Solution: Codable, Hashable, Sendable {
  let table: StrategyTable
  /// What the house keeps of the main bet in the long run, from a fresh shoe every round.
  let edge: Double
}

/// Finds the best strategy that sees the total, whether it is soft, a pair, two cards or more, and the up card, and
/// what it is worth: exactly, by counting all hands that a fresh shoe can deal.
struct Solver {
  let rules: BlackjackRules

  init(_ rules: BlackjackRules) { self.rules = rules }

  /// Works out the strategy.
  /// - Parameter progress: called all along, at least every few milliseconds.
  func solve(progress: () -> Void = {}) -> Solution {
    var table = StrategyTable(), worth = 0.0
    let deck = rules.freshDeck
    for upPips in 1...10 {
      worth += solve(upPips: upPips, into: &table, progress) * Double(deck[upPips]) / Double(deck[0])
    }
    return Solution(table: table, edge: -worth)
  }

  /// Works out the strategy against one up card; the rest of the chart always takes a card.
  /// - Parameter progress: called all along.
  func column(upPips: Int, progress: () -> Void = {}) -> StrategyTable {
    var table = StrategyTable()
    _ = solve(upPips: upPips, into: &table, progress)
    return table
  }

  /// - Returns: what a round against the up card is worth to the player.
  private func solve(upPips: Int, into table: inout StrategyTable, _ progress: () -> Void) -> Double {
    var solver = UpCardSolver(rules: rules, upPips: upPips, progress: progress)
    solver.solve(progress: progress)
    for row in 0..<StrategyTable.rowCount { table[row: row, upPips: upPips] = solver.plays[row] }
    for pips in 1...10 { table[pair: pips, upPips: upPips] = solver.pairs[pips] }
    return solver.worth
  }
}
