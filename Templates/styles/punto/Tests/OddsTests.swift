import CasinoKit
import Testing

@testable import NewGame

/// The odds that are declared, against every pair of cards that the rules can deal.
@Suite struct OddsTests {
  private static let rules = NewGameRules.deckCounts.flatMap { decks in
    NewGameRules.tiePayouts.map { NewGameRules(decks: decks, tie: $0) }
  }

  @Test("the edges are those of all pairs of cards", arguments: rules)
  func edges(_ rules: NewGameRules) throws {
    for bet in NewGameBet.allCases {
      var sum = 0, pairs = 0
      for player in Deck.cards() {
        for banker in Deck.cards() {
          let copies = player == banker ? rules.decks - 1 : rules.decks
          let round = try ScriptedRound<NewGameEngine>(rules: rules, stakes: [bet: 1], cards: "\(player) \(banker)")
          sum += copies * (round.net ?? 0).hundredths
          pairs += copies
        }
      }
      let edge = NewGameOdds(rules: rules).edge(of: bet)
      #expect(abs(edge + Double(sum) / Double(pairs) / 100) < 1e-12, "\(bet)")
      #expect(edge > 0, "the house would lose")
    }
  }

  // NEXT: the figures that you worked out by hand.
  @MainActor @Test func figuresAreThoseOfTheRulesSheet() {
    #expect(abs((NewGameGame.edge(of: .player) ?? 0) - 31.0 / 830) < 1e-12)
    #expect(NewGameGame.edge(of: .banker) == NewGameGame.edge(of: .player))
    #expect(abs((NewGameGame.edge(of: .tie) ?? 0) - 43.0 / 415) < 1e-12)
    #expect(abs(NewGameOdds(rules: NewGameRules(tie: 8)).edge(of: .tie) - 0.327_710_8) < 1e-7)
  }

  @Test("a simulation reaches the edge", arguments: [UInt64(1), 2, 3])
  func simulated(_ seed: UInt64) throws {
    var simulation = Simulation(rules: NewGameRules(), strategy: RandomPlay<NewGameEngine>(), seed: seed)
    try simulation.run(rounds: 20_000)
    for bet in NewGameBet.allCases {
      let interval = try #require(simulation.statistics.bets[bet.rawValue]?.interval(errors: 3.9))
      #expect(interval.contains(NewGameOdds(rules: NewGameRules()).edge(of: bet)), "\(bet): \(interval)")
    }
  }

  /// Before the deal, odds at the table are what rounds bring.
  @MainActor @Test func roundsAtTheTableBringTheEdges() throws {
    let rules = NewGameRules(), question = Rollout(cardsRemaining: rules.shoe.cardCount, seed: 1, samples: 20_000)
    let lines = try NewGameGame.rollout(question, by: rules) {}.lines
    #expect(lines.map(\.id) == NewGameBet.allCases.map(\.rawValue))
    for (line, bet) in zip(lines, NewGameBet.allCases) {
      let value = try #require(line.value), margin = try #require(line.margin)
      #expect(abs(value + NewGameOdds(rules: rules).edge(of: bet)) < 2 * margin, "\(bet): \(value) ± \(margin)")
    }
  }
}
