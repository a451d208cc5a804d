import Foundation
import Testing

@testable import CasinoKit

@Suite struct SimulationTests {
  private typealias Play = RandomPlay<DoubleOrNothing>

  private func statistics(_ rounds: [Int], seed: UInt64 = 5, stakes: [DoubleOrNothing.Bet: Chips]? = nil) throws
    -> RoundStatistics
  {
    var simulation = Simulation(rules: HighCardRules(), strategy: Play(), stakes: stakes, seed: seed)
    for count in rounds { try simulation.run(rounds: count) }
    return simulation.statistics
  }

  @Test func equalSeedsGiveEqualRoundsInWhateverPartsTheyAreRun() throws {
    let whole = try statistics([5_000])
    #expect(try statistics([1, 999, 4_000]) == whole)
    #expect(try statistics([5_000], seed: 6) != whole)
    #expect(whole.rounds == 5_000)
  }

  /// A red card wins, so half of 312 cards; one move of three doubles.
  @Test func countsWhatWasStakedAndWhatCameBack() throws {
    let statistics = try statistics([20_000]), main = try #require(statistics.bets["main"])
    #expect(main.rounds == 20_000 && main.opening == 20_000 * 10_000)
    let doubled = Double(main.staked - main.opening) / Double(main.opening)
    #expect((0.31...0.36).contains(doubled))
    let interval = try #require(main.interval(errors: 3.29))
    #expect(interval.contains(0) && interval.upperBound - interval.lowerBound < 0.1)
    #expect(statistics.total.staked == main.staked + (statistics.bets["lot"]?.staked ?? 0))
    #expect(statistics.total.opening == main.opening)
  }

  @Test func aBetWithinTheRoundIsAShareOfItsOwnStake() throws {
    let side = try #require(try statistics([1_000]).bets["lot"])
    #expect(side.opening == 0 && side.staked == side.rounds * 5_000 && side.base == side.staked)
    #expect(side.edge == 1, "the lot never wins")
    #expect(side.rounds > 250 && side.rounds < 420, "one move of three takes it")
  }

  @Test func onlyTheStakesThatWereAskedForLie() throws {
    #expect(try statistics([10], stakes: [.main: 7]).total.opening == 7_000)
    #expect(throws: IllegalMove.noStake) { try statistics([1], stakes: [:]) }
  }

  @Test(arguments: [1, 2, 7])
  func partsAddUpToTheWhole(_ parts: Int) throws {
    var sum = RoundStatistics()
    let each = try (0..<parts).map { try statistics([300], seed: UInt64($0)) }
    for part in each.reversed() { sum.merge(part) }
    var other = RoundStatistics()
    for part in each { other.merge(part) }
    #expect(sum == other && sum.rounds == parts * 300)
    #expect(sum.total.staked == each.map(\.total.staked).reduce(0, +))
    let read = try JSONDecoder().decode(RoundStatistics.self, from: JSONEncoder().encode(sum))
    #expect(read == sum)
  }

  /// Two rounds of 100: one wins 150, one loses 100. By hand: the mean is 25, the deviation 176.78.
  @Test func figuresAreThoseOfTheSchoolBook() throws {
    var bet = BetStatistics()
    #expect(bet.edge == nil && bet.deviation == nil)
    bet.add(opening: 100, staked: 100, returned: 250)
    bet.add(opening: 100, staked: 100, returned: 0)
    bet.add(opening: 100, staked: 0, returned: 0)
    #expect(bet.rounds == 2 && bet.net == 5_000 && bet.edge == -0.25)
    #expect(abs((bet.deviation ?? 0) - 1.767_766_95) < 1e-8)
    #expect(bet.squares == 15_000 * 15_000 + 10_000 * 10_000)
  }

  /// Ten thousand million rounds at the greatest stake do not overflow.
  @Test func squaresAreExactBeyondSixtyFourBits() throws {
    var bet = BetStatistics()
    bet.add(opening: 1, staked: 1, returned: .greatest)
    let one = bet.squares
    for _ in 0..<20 { bet.merge(bet) }
    #expect(bet.squares == one << 20 && bet.squares > UInt128(UInt64.max))
    let read = try JSONDecoder().decode(BetStatistics.self, from: JSONEncoder().encode(bet))
    #expect(read == bet)
  }

  @Test func everyLegalMoveIsPlayedAsOften() throws {
    var generator = Xoshiro256(seed: 3), counts: [DoubleOrNothing.Move: Int] = [:]
    var engine = DoubleOrNothing(rules: HighCardRules())
    engine.phase = .playerTurn
    for _ in 0..<3_000 { counts[Play().move(engine, using: &generator), default: 0] += 1 }
    #expect(counts.count == 3 && counts.values.allSatisfy { (900...1_100).contains($0) }, "\(counts)")
  }
}
