import CasinoKit
import Testing

@testable import Blackjack

/// Rounds by the million: what they come to, and that a round which begins again is as good as new.
@Suite struct SimulationTests {
  private func statistics(
    _ rules: BlackjackRules, _ table: StrategyTable, rounds: Int, isFresh: Bool = true, seed: UInt64 = 2
  ) throws -> RoundStatistics {
    let plan = isFresh ? ShoePlan(decks: rules.decks, cut: 1) : rules.shoe
    var simulation = Simulation(
      rules: rules, strategy: BasicStrategy(table: table), stakes: [.main: 100], plan: plan, seed: seed)
    try simulation.run(rounds: rounds)
    return simulation.statistics
  }

  /// The chart of the initial rules: that of a reference with surrender, which is then not offered.
  private func chart() throws -> StrategyTable { try #require(ReferenceGame.all.first { $0.id == 25 }).table }

  /// The edges of forty sets of rules, from a full shoe every round, by their published charts.
  @Test(.enabled(if: isSlowTestRun, "set CASINO_SLOW=1"))
  func `The edges of all sets of rules are within their intervals`() throws {
    var outside: [String] = []
    for game in ReferenceGame.all {
      let main = try #require(
        try statistics(game.rules, game.table, rounds: 2_000_000, seed: UInt64(game.id)).bets["main"])
      let interval = try #require(main.interval(errors: 3.290_527))
      if !interval.contains(game.edge) { outside.append("\(game.id): \(interval), exactly \(game.edge)") }
    }
    #expect(outside.count <= 1, "\(outside): of 40 figures 0.04 are expected outside")
  }

  /// Six decks, the dealer stands on soft 17, double after a split: the main bet's deviation is 1.154.
  @Test func `The deviation of a round is as published`() throws {
    let rounds = isSlowTestRun ? 4_000_000 : 60_000
    let main = try #require(try statistics(BlackjackRules(), try chart(), rounds: rounds).bets["main"])
    #expect(abs((main.deviation ?? 0) - 1.154) < (isSlowTestRun ? 0.002 : 0.015))
  }

  @Test func `Outcomes, results and the dealer's totals add up to the rounds`() throws {
    let sum = try statistics(BlackjackRules(), try chart(), rounds: 20_000), main = try #require(sum.bets["main"])
    #expect(sum.tallies.values.reduce(0, +) == 20_000 && main.results.values.reduce(0, +) == 20_000)
    #expect(main.outcomes.values.reduce(0, +) > 20_000, "split hands are settled one by one")
    #expect(Set(sum.tallies.keys).isSubset(of: DealerTally.allCases.map(\.rawValue)))
    let bust = Double(sum.tallies["bust"] ?? 0) / 20_000
    #expect((0.18...0.26).contains(bust), "\(bust)")
  }

  /// A player who never takes a card leaves the dealer to play every round but those of naturals.
  @Test func `The dealer's totals are those of the rules`() throws {
    let rounds = isSlowTestRun ? 4_000_000 : 60_000
    var stands = StrategyTable()
    for up in 1...10 { for row in 0..<StrategyTable.rowCount { stands[row: row, upPips: up] = .stand } }
    let sum = try statistics(BlackjackRules(), stands, rounds: rounds)
    let played = Double(rounds - (sum.tallies["notPlayed"] ?? 0))
    for (total, chance) in [
      ("17", 0.1452), ("18", 0.1395), ("19", 0.1335), ("20", 0.1801), ("21", 0.0727), ("bust", 0.2815),
      ("blackjack", 0.0475),
    ] {
      let found = Double(sum.tallies[total] ?? 0) / played
      #expect(abs(found - chance) < (isSlowTestRun ? 0.004 : 0.008), "\(total): \(found)")
    }
  }

  @Test func `Mimicking the dealer and never going bust cost what is known of them`() throws {
    let rounds = isSlowTestRun ? 4_000_000 : 60_000, rules = BlackjackRules()
    for (table, edge) in [(StrategyTable.mimickingDealer(rules), 0.0548), (try chart().neverBusting, 0.0391)] {
      let main = try #require(try statistics(rules, table, rounds: rounds).bets["main"])
      let interval = try #require(main.interval(errors: 3.9))
      #expect(interval.lowerBound - 0.004 < edge && edge < interval.upperBound + 0.004, "\(interval), about \(edge)")
    }
  }

  @Test(arguments: 0..<20)
  func `A round that begins again is as it was after the deal`(seed: Int) throws {
    let rules = try rules("decks=1 surrender=late resplitAces=on")
    var table = SilentTable<BlackjackBet>(plan: rules.shoe, seed: UInt64(seed))
    table.beginRound()
    table.place(100, on: .main)
    table.place(5, on: .perfectPairs)
    var engine = BlackjackEngine(rules: rules), chances = Xoshiro256(seed: 1)
    try engine.deal(&table)
    let dealt = engine
    while engine.phase != .roundComplete {
      if engine.phase.isAutomatic {
        engine.advance(&table)
      } else {
        let move = RandomPlay<BlackjackEngine>().move(engine, using: &chances)
        table.beginMove()
        if move == .insurance { table.place(50, on: .insurance) }
        try engine.play(move, &table)
      }
    }
    engine.restart(from: dealt)
    #expect(engine == dealt)
  }

  @Test func `A chart that is looked up decides as the chart that is read`() throws {
    let game = try #require(ReferenceGame.all.first { $0.id == 1 }), quick = BasicStrategy(table: game.table)
    var table = SilentTable<BlackjackBet>(plan: game.rules.shoe, seed: 3), chances = Xoshiro256(seed: 1)
    for _ in 0..<3_000 {
      table.beginRound()
      table.place(100, on: .main)
      var engine = BlackjackEngine(rules: game.rules)
      try engine.deal(&table)
      while engine.phase != .roundComplete {
        if engine.phase.isAutomatic {
          engine.advance(&table)
        } else {
          let move = quick.move(engine, using: &chances)
          #expect(move == game.table.advice(engine))
          try engine.play(move, &table)
        }
      }
    }
  }

  @Test func `A chart is read as it is written`() throws {
    let game = try #require(ReferenceGame.all.first { $0.id == 22 })
    var lines = ["# six decks"]
    let letters = { (row: Int) in
      String(
        decoding: [2, 3, 4, 5, 6, 7, 8, 9, 10, 1].map { game.table[row: row, upPips: $0].rawValue }, as: UTF8.self)
    }
    for total in 5...20 { lines.append("hard \(total) \(letters(total - 4))") }
    for total in 13...20 { lines.append("soft \(total) \(letters(total + 5))") }
    for pips in 1...10 {
      let row = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1].map { game.table[pair: pips, upPips: $0].rawValue }
      lines.append("pair \(pips == 1 ? "A" : pips == 10 ? "T" : "\(pips)") \(String(decoding: row, as: UTF8.self))")
    }
    #expect(StrategyTable(chart: lines.joined(separator: "\n")) == game.table)
    #expect(StrategyTable(chart: lines.dropLast(20).joined(separator: "\n")) == nil)
    #expect(StrategyTable(chart: lines.joined(separator: "\n") + "\nhard 5 XXXXXXXXXX") == nil)
  }
}
