import CasinoKit
import Foundation
import Testing

@testable import Baccarat

private let isSlow = ProcessInfo.processInfo.environment["CASINO_SLOW"] != nil

/// Simulated coups against the exact odds, which are those of the published tables (`OddsTests`).
@Suite struct SimulationTests {
  private func statistics(_ rules: BaccaratRules, rounds: Int, seed: UInt64 = 8) throws -> RoundStatistics {
    let full = ShoePlan(decks: rules.decks, cut: 1)
    var simulation = Simulation(rules: rules, strategy: RandomPlay<BaccaratEngine>(), plan: full, seed: seed)
    try simulation.run(rounds: rounds)
    return simulation.statistics
  }

  /// Of a figure in a thousand the exact one lies outside its interval.
  @Test(arguments: BaccaratRules.Commission.allCases)
  @MainActor func `Every bet keeps for the house what was counted`(commission: BaccaratRules.Commission) throws {
    let rules = BaccaratRules(commission: commission), rounds = isSlow ? 50_000_000 : 60_000
    let statistics = try statistics(rules, rounds: rounds)
    var outside: [String] = []
    for bet in BaccaratBet.allCases where rules.offers(bet) {
      let exact = try #require(HouseOdds.edge(of: bet, by: rules))
      let interval = try #require(statistics.bets[bet.rawValue]?.interval(errors: 3.290_527))
      if !interval.contains(exact) { outside.append("\(bet): \(interval), exactly \(exact)") }
    }
    #expect(outside.isEmpty, "of \(statistics.bets.count) figures 0.0\(statistics.bets.count) are expected outside")
  }

  @Test func `Who wins, and how many cards it takes, is as it was counted`() throws {
    let rounds = isSlow ? 20_000_000 : 60_000, statistics = try statistics(BaccaratRules(), rounds: rounds)
    for (name, chance) in [("bankerWins", 0.458597), ("playerWins", 0.446247), ("tie", 0.095156)] {
      let found = Double(statistics.tallies[name] ?? 0) / Double(rounds)
      #expect(abs(found - chance) < 3.3 * (chance * (1 - chance) / Double(rounds)).squareRoot(), "\(name) \(found)")
    }
    let cards = Double(statistics.cards.map { $0 * $1 }.reduce(0, +)) / Double(rounds)
    #expect(abs(cards - 4.9385) < 0.02, "\(cards)")
  }

  /// Coups that are settled by what they are to the bets come to the same as coups that are settled bet by bet.
  @Test(arguments: BaccaratRules.Commission.allCases)
  func `Settlements that are remembered are those of the rules`(commission: BaccaratRules.Commission) throws {
    let rules = BaccaratRules(commission: commission),
      stakes = Dictionary(
        uniqueKeysWithValues: BaccaratBet.allCases.filter(rules.offers).map { ($0, Chips(100)) })
    var simulation = Simulation(rules: rules, strategy: RandomPlay<BaccaratEngine>(), seed: 4)
    try simulation.run(rounds: 3_000)
    var table = SilentTable<BaccaratBet>(plan: rules.shoe, seed: 4), returned: [BaccaratBet: Chips] = [:]
    for _ in 0..<3_000 {
      table.beginRound()
      for (bet, stake) in stakes { table.place(stake, on: bet) }
      var engine = BaccaratEngine(rules: rules)
      try engine.deal(&table)
      while engine.phase != .roundComplete { engine.advance(&table) }
      for bet in table.round { returned[bet.bet, default: .zero] += bet.returned }
    }
    for (bet, amount) in returned {
      #expect(simulation.statistics.bets[bet.rawValue]?.returned == amount.hundredths, "\(bet)")
    }
  }
}
