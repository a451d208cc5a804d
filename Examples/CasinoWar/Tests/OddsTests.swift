import CasinoKit
import Testing

@testable import CasinoWar

/// The odds that are declared, against every order of ranks that the rules can deal.
@Suite struct OddsTests {
  private static let rules = CasinoWarRules.deckCounts.flatMap { decks in
    [false, true].map { CasinoWarRules(decks: decks, bonus: $0) }
  }

  /// What all cards bring, in antes and ties: the first two cards, then the two of a war, each rank as often as the
  /// shoe has it. The burned cards are left out: unseen cards are exchangeable.
  private func enumerated(_ rules: CasinoWarRules) throws -> (ante: Double, tie: Double) {
    var left = [Rank: Int](uniqueKeysWithValues: Rank.allCases.map { ($0, 4 * rules.decks) })
    func each(_ body: (Rank, Double) throws -> Void) rethrows {
      let all = Double(left.values.reduce(0, +))
      for rank in Rank.allCases {
        guard let count = left[rank], count > 0 else { continue }
        left[rank] = count - 1
        try body(rank, Double(count) / all)
        left[rank] = count
      }
    }
    var ante = 0.0, tie = 0.0
    try each { player, first in
      try each { dealer, second in
        tie += first * second * (player == dealer ? 10 : -1)
        guard player == dealer else {
          ante += first * second * (try worth([player, dealer], nil, rules))
          return
        }
        var war = 0.0
        try each { next, third in
          try each { last, fourth in war += third * fourth * (try worth([player, dealer, next, last], .war, rules)) }
        }
        ante += first * second * max(war, try worth([player, dealer], .surrender, rules))
      }
    }
    return (ante, tie)
  }

  /// What a round of some ranks brings on an ante of 2.
  private func worth(_ ranks: [Rank], _ move: CasinoWarMove?, _ rules: CasinoWarRules) throws -> Double {
    var cards = ranks.map { Card($0, of: .spades).description }
    if move == .war { cards.insert(contentsOf: ["2C", "2D", "2H"], at: 2) }
    var round = try ScriptedRound<CasinoWarEngine>(
      rules: rules, stakes: [.ante: 2], cards: cards.joined(separator: " "))
    if let move { round = try round.playing(move) }
    return Double(try #require(round.net).hundredths) / 200
  }

  @Test("the edges are those of all cards", arguments: rules)
  func edges(_ rules: CasinoWarRules) throws {
    let all = try enumerated(rules), odds = CasinoWarOdds(rules: rules)
    #expect(abs(odds.edge(of: .ante) + all.ante) < 1e-12)
    #expect(abs(odds.edge(of: .tie) + all.tie) < 1e-12)
    #expect(odds.edge(of: .ante) > 0 && odds.edge(of: .tie) > 0, "the house would lose")
    #expect(odds.worthOfWar > -0.5, "a surrender would be better")
  }

  // Worked out by hand: 23 of 311 second cards tie, 7,086 of 95,790 pairs tie again.
  @MainActor @Test func figuresAreThoseOfTheRulesSheet() {
    let again = 7_086.0 / 95_790
    let war = again - (1 - again) / 2
    #expect(abs((CasinoWarGame.edge(of: .ante) ?? 0) + 23.0 / 311 * war) < 1e-12)
    #expect(abs((CasinoWarGame.edge(of: .tie) ?? 0) - 58.0 / 311) < 1e-12)
    #expect(abs(CasinoWarOdds(rules: CasinoWarRules()).edge(of: .ante) - 0.028_771) < 1e-6)
    #expect(abs(CasinoWarOdds(rules: CasinoWarRules(bonus: true)).edge(of: .ante) - 0.023_301) < 1e-6)
  }

  @Test("the best play reaches the edge in a simulation", arguments: [UInt64(1), 2, 3])
  func simulated(_ seed: UInt64) throws {
    let rules = CasinoWarRules()
    var simulation = Simulation(rules: rules, strategy: BestPlay(), seed: seed)
    try simulation.run(rounds: 20_000)
    for bet in CasinoWarBet.allCases {
      let interval = try #require(simulation.statistics.bets[bet.rawValue]?.interval(errors: 3.9))
      #expect(interval.contains(CasinoWarOdds(rules: rules).edge(of: bet)), "\(bet): \(interval)")
    }
  }
}
