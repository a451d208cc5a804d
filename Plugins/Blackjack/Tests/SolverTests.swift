import CasinoKit
import Testing

@testable import Blackjack

/// The solver against charts and edges that another program worked out (`Tests/Reference`).
@Suite struct SolverTests {
  /// Two sets of rules that are quick, and far apart: one deck with many liberties, six with next to none.
  private static let quick: Set = [14, 35]

  @Test(arguments: ReferenceGame.all.filter { quick.contains($0.id) })
  func `Chart and edge are those of the reference`(game: ReferenceGame) { check(game) }

  @Test(
    .enabled(if: isSlowTestRun, "set CASINO_SLOW=1"), arguments: ReferenceGame.all.filter { !quick.contains($0.id) })
  func `They are for all other rules`(game: ReferenceGame) { check(game) }

  @Test func `The reference has forty sets of rules`() { #expect(ReferenceGame.all.count == 40) }

  private func check(_ game: ReferenceGame) {
    let solution = Solver(game.rules).solve()
    #expect(differences(solution.table, game.table) == [])
    #expect(abs(solution.edge - game.edge) < 1e-9)
  }

  /// The cells in which two charts differ: `hard 16 against 10: R, not H`.
  private func differences(_ found: StrategyTable, _ expected: StrategyTable) -> [String] {
    (1...10).flatMap { up in
      let totals = (0..<StrategyTable.rowCount).compactMap { row in
        let cells = (found[row: row, upPips: up], expected[row: row, upPips: up])
        return cells.0 == cells.1 ? nil : "row \(row) against \(up): \(cells.0), not \(cells.1)"
      }
      let pairs = (1...10).compactMap { pips in
        let cells = (found[pair: pips, upPips: up], expected[pair: pips, upPips: up])
        return cells.0 == cells.1 ? nil : "pair of \(pips) against \(up): \(cells.0), not \(cells.1)"
      }
      return totals + pairs
    }
  }

  @Test(.enabled(if: isSlowTestRun, "set CASINO_SLOW=1"), arguments: ["decks=1", "decks=8 surrender=late soft17=hit"])
  func `As tens are never split, it makes no difference which of them are pairs`(set: String) throws {
    let byValue = Solver(try rules(set + " split=value")).solve()
    let byRank = Solver(try rules(set + " split=rank")).solve()
    #expect(byValue.table == byRank.table)
    #expect(abs(byValue.edge - byRank.edge) < 1e-12)
  }

  @Test(.enabled(if: isSlowTestRun, "set CASINO_SLOW=1"))
  @MainActor func `The declared edge of the main bet is that of the initial rules`() throws {
    let declared = try #require(BlackjackGame.edge(of: .main))
    #expect(abs(Solver(BlackjackRules()).solve().edge - declared) < 5e-8)
  }

  @Test func `Rules that make no difference to play are equal for a strategy`() throws {
    let changed = try rules("penetration=0.9 perfectPairs=30/10/5 21+3=30/20/10/5")
    #expect(changed.forStrategy == BlackjackRules())
    #expect(try rules("das=off").forStrategy != BlackjackRules())
  }
}
