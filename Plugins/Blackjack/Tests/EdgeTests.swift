import CasinoKit
import Testing

@testable import Blackjack

/// Basic strategy against the exact edges of a fresh shoe each round.
@Suite struct EdgeTests {
  /// All rule sets together: a single one needs far more rounds to say anything.
  @Test func `BL-161: basic strategy loses what it must, over forty sets of rules`() throws {
    let games = ReferenceGame.all
    #expect(games.count == 40)
    let rounds = isSlowTestRun ? 100_000 : 2_000
    var deviation = 0.0, variance = 0.0
    for game in games {
      let result = try simulate(game, rounds: rounds)
      deviation += result.edge - game.edge
      variance += result.variance
    }
    let score = deviation / variance.squareRoot()
    #expect(abs(score) < 3, "the edges are \(deviation / 40) off")
  }

  /// A shoe that is dealt to a cut costs a little more; far less than so few rounds can tell.
  @Test(arguments: ReferenceGame.all.prefix(4))
  func `A simulation in bulk by the chart loses what it must`(game: ReferenceGame) throws {
    var simulation = Simulation(
      rules: game.rules, strategy: BasicStrategy(table: game.table), stakes: [.main: 100], seed: UInt64(game.id))
    try simulation.run(rounds: isSlowTestRun ? 1_000_000 : 5_000)
    let interval = try #require(simulation.statistics.bets["main"]?.interval(errors: 3.9))
    #expect(interval.contains(game.edge), "\(interval)")
  }

  private func simulate(_ game: ReferenceGame, rounds: Int) throws -> (edge: Double, variance: Double) {
    var table = QuickTable(cards: Deck.cards(decks: game.decks), seed: UInt64(game.id))
    let rules = game.rules, strategy = game.table
    var sum = 0.0, squares = 0.0
    for _ in 0..<rounds {
      table.beginRound()
      var engine = BlackjackEngine(rules: rules)
      try engine.deal(&table)
      while engine.phase != .roundComplete {
        if engine.phase.isAutomatic {
          engine.advance(&table)
        } else {
          try engine.play(strategy.advice(engine) ?? .stand, &table)
        }
      }
      let net = Double(table.net.hundredths) / 10_000
      sum += net
      squares += net * net
    }
    let mean = sum / Double(rounds)
    return (-mean, (squares / Double(rounds) - mean * mean) / Double(rounds))
  }
}

/// A table with a fresh shoe each round: a card is drawn at random from those that are not dealt.
private struct QuickTable: Table {
  private var cards: [Card]
  private var dealt = 0
  private var generator: SplitMix
  private(set) var net = Chips.zero

  init(cards: [Card], seed: UInt64) {
    self.cards = cards
    generator = SplitMix(seed: seed)
  }

  mutating func beginRound() {
    dealt = 0
    net = .zero
  }

  var isFreshShoe: Bool { true }
  var cardsRemaining: Int { cards.count - dealt }
  func stake(on bet: BlackjackBet) -> Chips { bet == .main ? 100 : 0 }

  mutating func draw() -> Card {
    cards.swapAt(dealt, Int.random(in: dealt..<cards.count, using: &generator))
    dealt += 1
    return cards[dealt - 1]
  }

  mutating func wager(_ amount: Chips, on bet: BlackjackBet, number: Int) { net -= amount }
  mutating func settle(_ bet: BlackjackBet, number: Int, hand: Int, as outcome: some GameResult, returns: Chips) {
    net += returns
  }
  mutating func emit(_ event: GameEvent) {}
}
