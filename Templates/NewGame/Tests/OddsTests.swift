import CasinoKit
import Testing

@testable import NewGame

/// The odds that are declared, against every pair of cards that the rules can deal.
@Suite struct OddsTests {
  private static let rules = NewGameRules.deckCounts.flatMap { decks in
    NewGameRules.Tie.allCases.map { NewGameRules(decks: decks, tie: $0) }
  }

  /// What all pairs of cards bring, in chips: by the better move each, which is known only by the player's card.
  private func enumerated(_ rules: NewGameRules) throws -> (ante: Int, pair: Int, pairsOfCards: Int) {
    var ante = 0, pair = 0, pairsOfCards = 0
    for player in Deck.cards() {
      var worth: [NewGameMove: Int] = [:], others = 0
      for dealer in Deck.cards() {
        let copies = player == dealer ? rules.decks - 1 : rules.decks
        if copies == 0 { continue }
        others += copies
        for move in NewGameMove.allCases {
          let round = try ScriptedRound<NewGameEngine>(
            rules: rules, stakes: [.ante: 1, .pair: 1], cards: "\(player) \(dealer)"
          ).playing(move)
          worth[move, default: 0] += copies * (net(of: .ante, round))
          if move == .fold { pair += copies * (net(of: .pair, round)) }
        }
      }
      ante += worth.values.max() ?? 0
      pairsOfCards += others
    }
    return (ante, pair, pairsOfCards)
  }

  private func net(of bet: NewGameBet, _ round: ScriptedRound<NewGameEngine>) -> Int {
    round.table.entries.reduce(0) { sum, entry in
      switch entry {
      case .stake(bet.rawValue, _, let amount): sum - amount.hundredths / 100
      case .settle(bet.rawValue, _, _, _, let returned): sum + returned.hundredths / 100
      default: sum
      }
    }
  }

  @Test("the edges are those of all pairs of cards", arguments: rules)
  func edges(_ rules: NewGameRules) throws {
    let all = try enumerated(rules), odds = NewGameOdds(rules: rules)
    #expect(abs(odds.edge(of: .ante) + Double(all.ante) / Double(all.pairsOfCards)) < 1e-12)
    #expect(abs(odds.edge(of: .pair) + Double(all.pair) / Double(all.pairsOfCards)) < 1e-12)
    #expect(odds.edge(of: .ante) > 0 && odds.edge(of: .pair) > 0, "the house would lose")
  }

  // NEXT: the figures that you worked out by hand.
  @MainActor @Test func figuresAreThoseOfTheRulesSheet() {
    #expect(NewGameGame.edge(of: .ante) == NewGameOdds(rules: NewGameRules()).edge(of: .ante))
    #expect(abs((NewGameGame.edge(of: .ante) ?? 0) - 164.0 / 4043) < 1e-12)
    #expect(abs((NewGameGame.edge(of: .pair) ?? 0) - 12.0 / 311) < 1e-12)
    #expect(abs(NewGameOdds(rules: NewGameRules(decks: 1)).edge(of: .ante) - 8.0 / 221) < 1e-12)
    #expect(NewGameOdds(rules: NewGameRules()).lowestRaise == .six)
  }

  @Test("the best play reaches the edge in a simulation", arguments: [UInt64(1), 2, 3])
  func simulated(_ seed: UInt64) throws {
    let rules = NewGameRules()
    var simulation = Simulation(rules: rules, strategy: BestPlay(rules: rules), seed: seed)
    try simulation.run(rounds: 20_000)
    for bet in NewGameBet.allCases {
      let interval = try #require(simulation.statistics.bets[bet.rawValue]?.interval(errors: 3.9))
      #expect(interval.contains(NewGameOdds(rules: rules).edge(of: bet)), "\(bet): \(interval)")
    }
  }

  @Test func randomPlayIsWorseThanTheBest() throws {
    let rules = NewGameRules()
    var simulation = Simulation(rules: rules, strategy: RandomPlay<NewGameEngine>(), seed: 1)
    try simulation.run(rounds: 20_000)
    #expect((simulation.statistics.bets["ante"]?.edge ?? 0) > 0.15)
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
