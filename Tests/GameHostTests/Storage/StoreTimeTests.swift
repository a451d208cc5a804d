import CasinoKit
import Foundation
import Testing

@testable import GameHost

/// How long a card and a commit take, on a disk that is asked to keep them. `CASINO_BENCH=1` runs it.
struct StoreTimeTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CASINO_BENCH"] != nil, "set CASINO_BENCH=1"))
  func times() throws {
    let test = try TestTable()
    let plan = ShoePlan(decks: 6, penetrationPercent: 75)
    var starts: [Duration] = [], draws: [Duration] = [], commits: [Duration] = []
    let clock = ContinuousClock()
    for _ in 0..<1_000 {
      starts.append(try clock.measure { _ = try test.dealer.startRound(plan: plan) })
      for _ in 0..<5 { draws.append(try clock.measure { _ = try test.dealer.draw() }) }
      commits.append(
        try clock.measure {
          try test.store.commit(.round(10, "push", returned: 10), at: test.table, dealer: test.dealer)
        })
    }
    for (name, times) in [("start of a round", starts), ("draw", draws), ("commit", commits)] {
      let sorted = times.sorted()
      print("\(name): median \(sorted[sorted.count / 2]), 99 of 100 within \(sorted[sorted.count * 99 / 100])")
    }
    #expect(draws.sorted()[draws.count / 2] < .milliseconds(0.2))
    #expect(commits.sorted()[commits.count * 99 / 100] < .milliseconds(5))
  }
}
