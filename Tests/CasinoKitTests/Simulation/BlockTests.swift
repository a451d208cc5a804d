import Foundation
import Testing

@testable import CasinoKit

/// Blocks of a simulation: chances of their own, sums that add up in any order.
@Suite struct BlockTests {
  private typealias Play = RandomPlay<DoubleOrNothing>

  private func simulation(block: Int, seed: UInt64 = 5) -> Simulation<Play> {
    Simulation(rules: HighCardRules(), strategy: Play(), seed: seed, block: block)
  }

  private func statistics(block: Int, rounds: Int = 2_000, seed: UInt64 = 5) throws -> RoundStatistics {
    var simulation = simulation(block: block, seed: seed)
    try simulation.run(rounds: rounds)
    return simulation.statistics
  }

  /// Identical blocks would mean a fraction of the stated number of rounds.
  @Test func `BL-154: blocks and seeds have nothing to do with each other`() {
    let pairs = (UInt64(1)...4).flatMap { seed in (0..<4).map { (seed, $0) } }
    let rows = pairs.map { seed, block in
      var table = SilentTable<DoubleOrNothing.Bet>(
        SilentTableState(
          plan: ShoePlan(decks: 6, cut: 200), generator: BlockChances(seed: seed, block: block).shoe))
      table.beginRound()
      return (0..<20).map { _ in table.draw() }
    }
    #expect(Set(rows).count == pairs.count)
  }

  @Test func equalBlocksAreEqualAndOthersAreNot() throws {
    #expect(try statistics(block: 3) == statistics(block: 3))
    #expect(try statistics(block: 3).total != statistics(block: 4).total)
  }

  @Test func aCourseIsNotedAfterEachDoubling() throws {
    let course = try #require(try statistics(block: 7, rounds: 5_000).courses.first)
    #expect(course.block == 7 && course.rounds == 5_000)
    #expect(course.nets.count == 3, "after 1,024, 2,048 and 4,096 rounds")
    #expect(course.lows == course.lows.sorted(by: >) && (course.lows.last ?? 0) >= course.low)
    #expect(course.low <= min(course.net, 0))
  }

  @Test func everyFigureIsMadeOfWholeRounds() throws {
    let sum = try statistics(block: 0, rounds: 3_000), main = try #require(sum.bets["main"])
    #expect(sum.cards == [1: 3_000])
    #expect(main.results.values.reduce(0, +) == 3_000 && Set(main.results.keys) == [-200, -100, 100, 200])
    #expect(main.outcomes.values.reduce(0, +) == 3_000 && Set(main.outcomes.keys) == ["win", "lose"])
    #expect(sum.courses.map(\.net) == [sum.total.net])
    let squares = main.results.map { UInt128($0 * $0) * 10_000 * UInt128($1) }.reduce(0, +)
    #expect(main.squares == squares)
  }

  @Test func blocksAddUpInAnyOrder() throws {
    let parts = try (0..<4).map { try statistics(block: $0, rounds: 500) }
    var forward = RoundStatistics(), backward = RoundStatistics()
    for part in parts { forward.merge(part) }
    for part in parts.reversed() { backward.merge(part) }
    #expect(forward == backward && forward.courses.map(\.block) == [0, 1, 2, 3])
    let read = try JSONDecoder().decode(RoundStatistics.self, from: JSONEncoder().encode(forward))
    #expect(read == forward)
  }

  @Test(.slow) func aLongRunIsItsBlocks() throws {
    let size = BlockCourse.blockSize
    var whole = simulation(block: 0)
    try whole.run(rounds: size + 1_000)
    var sum = try statistics(block: 0, rounds: size)
    sum.merge(try statistics(block: 1, rounds: 1_000))
    #expect(whole.statistics == sum)
  }

  /// Results beyond ten times the stake are kept by their first two digits, so that a list of them stays short.
  @Test(arguments: [
    (150, 50), (0, -100), (1_100, 1_000), (1_200, 1_100), (12_445, 12_000), (100_099, 99_000), (195, 95),
  ])
  func resultsAreHundredthsOfTheStake(returned: Int, hundredths: Int) {
    var bet = BetStatistics()
    bet.add(opening: 100, staked: 100, returned: Chips(returned), times: 3)
    #expect(bet.results == [hundredths: 3])
  }
}

extension Trait where Self == ConditionTrait {
  static var slow: Self { .enabled(if: ProcessInfo.processInfo.environment["CASINO_SLOW"] != nil, "set CASINO_SLOW=1") }
}
