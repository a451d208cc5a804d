import CasinoKit
import Testing

@testable import GameHost

@Suite struct OddsPaceTests {
  private let pace = OddsPace(milliseconds: nil, samples: 1_000, soon: 0.01, margin: 0.001)

  /// A line of so many rounds that bring a stake or cost one, some of them several.
  private func line(_ id: String, _ rounds: Int, times size: Int = 1) -> RolloutLine {
    var line = RolloutLine(id, stake: 1)
    for round in 0..<rounds { line.add(Chips(round % 2 == 0 ? size : -size)) }
    return line
  }

  @Test func firstAllMovesAreAskedAboutShortly() {
    #expect(pace.plan(after: []) == OddsPace.Plan(moves: nil, samples: 125, milliseconds: nil))
    #expect(OddsPace().plan(after: []).milliseconds == 15)
    #expect(pace.plan(after: [line("hit", 1), line("stand", 1)]).moves == nil)
  }

  @Test func thenThoseThatComeCloseTheSoonest() {
    let plan = pace.plan(after: [line("hit", 100), line("double", 100, times: 2), line("stand", 100)])
    #expect(plan == OddsPace.Plan(moves: ["hit", "stand"], samples: 1_000, milliseconds: nil))
  }

  /// A result that is known to be plus or minus one needs 38,416 rounds for one in a hundred.
  @Test func noMoreRoundsThanAreNeeded() {
    let plan = pace.plan(after: [line("hit", 38_400), line("double", 100, times: 2), line("stand", 45_000)])
    #expect(plan.moves == ["hit"])
    #expect((16...1_000).contains(plan.samples))
    #expect(pace.plan(after: [line("hit", 40_000), line("double", 100, times: 2)]).moves == ["double"])
  }

  @Test func thenTheWidest() {
    let lines = [line("hit", 40_000), line("double", 170_000, times: 2), line("stand", 120_000)]
    #expect(pace.plan(after: lines).moves == ["hit", "double"])
  }

  /// Where nobody watches, no move is known better than the others.
  @Test func withoutHasteAllComeAsClose() {
    let lines = [line("hit", 100), line("double", 100, times: 2), line("stand", 100)]
    #expect(OddsPace.told.plan(after: lines).moves == ["double"])
    #expect(OddsPace.told.plan(after: [line("hit", 25), line("double", 100, times: 2)]).moves == ["hit", "double"])
  }

  /// What is always the same is known at once.
  @Test func certainMovesAreNotAskedAboutAgain() {
    var certain = RolloutLine("surrender", stake: 2)
    for _ in 0..<100 { certain.add(-1) }
    #expect(pace.plan(after: [line("hit", 100), certain]).moves == ["hit"])
  }
}
