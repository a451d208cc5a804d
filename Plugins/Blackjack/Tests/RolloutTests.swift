import CasinoKit
import Testing

@testable import Blackjack

@Suite struct RolloutTests {
  private static let stakes: [String: Chips] = ["main": 10]

  /// A question about a round with the cards as they were dealt; the hole card is a card like any other to the host, but
  /// none that was seen.
  private static func query(
    _ cards: String, _ moves: [String] = [], rules: BlackjackRules = BlackjackRules(), samples: Int
  ) throws -> Rollout {
    let dealt = try Card.list(cards)
    var place = 0
    var engine = BlackjackEngine(rules: rules)
    var table = RecordingTable<BlackjackBet>(stakes: [.main: 10]) {
      defer { place += 1 }
      return Drawn(card: dealt[place], cardsRemaining: 300)
    }
    try engine.deal(&table)
    while engine.phase.isAutomatic { engine.advance(&table) }
    for move in moves {
      table.stakes = move == "insurance" ? [.insurance: 5] : [:]
      try engine.play(try #require(BlackjackMove(name: move)), &table)
      while engine.phase.isAutomatic { engine.advance(&table) }
    }
    #expect(engine.phase == .playerTurn)
    let seen: [Card?] = dealt.enumerated().map { $0 == 3 && rules.hole == .peek ? nil : $1 }
    let plays =
      [Play(Play.deal, stakes: stakes)]
      + moves.map { Play($0, stakes: $0 == "insurance" ? ["insurance": 5] : [:]) }
    return Rollout(
      plays: plays, cards: seen, events: table.events, cardsRemaining: rules.decks * 52, seed: 9, samples: samples)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var cards: String
    var hand: String
    var up: Rank
    var rules = BlackjackRules()
    var testDescription: String { "\(hand) against \(up), \(rules.decks) decks" }
  }

  static let cases: [Case] = {
    var single = BlackjackRules(), surrender = BlackjackRules(), noHole = BlackjackRules()
    single.decks = 1
    surrender.surrender = .late
    noHole.hole = .noCard
    return [
      Case(cards: "TS 6D 6H KD", hand: "TS 6H", up: .six), Case(cards: "TS KD 6H 5D", hand: "TS 6H", up: .king),
      Case(cards: "6S 9D 5H 2C", hand: "6S 5H", up: .nine), Case(cards: "AS 3D 7H 2C", hand: "AS 7H", up: .three),
      Case(cards: "8S TD 8H 2C", hand: "8S 8H", up: .ten), Case(cards: "9S 7D 9H 2C", hand: "9S 9H", up: .seven),
      Case(cards: "AS 6D AH 2C", hand: "AS AH", up: .six),
      Case(cards: "TS KD 6H 5D", hand: "TS 6H", up: .king, rules: single),
      Case(cards: "TS KD 6H 5D", hand: "TS 6H", up: .king, rules: surrender),
      Case(cards: "TS KD 6H", hand: "TS 6H", up: .king, rules: noHole),
    ]
  }()

  /// 9,999 of 10,000 intervals of twice their width hold what the solver says.
  @Test(arguments: cases) @MainActor func agreesWithTheSolver(_ round: Case) throws {
    let query = try Self.query(round.cards, rules: round.rules, samples: 5_000)
    let answer = try BlackjackGame.rollout(query, by: round.rules) {}
    let table = Solver(round.rules.forStrategy).column(upPips: Card(round.up, of: .spades).pips)
    let exact = HandOdds(rules: round.rules, table: table).moves(try Card.list(round.hand), against: round.up)
    #expect(answer.player == .strategy)
    #expect(answer.lines.map(\.id) == exact.map(\.move.name))
    for (line, worth) in zip(answer.lines, exact) {
      let value = try #require(line.value), margin = try #require(line.margin)
      #expect(
        abs(value - worth.worth) <= 2 * margin + 0.002, "\(line.id): \(value) ± \(margin), exactly \(worth.worth)")
      #expect(line.samples == 5_000)
    }
  }
}

extension RolloutTests {
  /// After the question of an ace the dealer is known to have no ten below it: insurance is asked about before.
  @Test @MainActor func peekRulesCardsOut() throws {
    let asked = try Self.query("TS AD 6H 5D", samples: 5_000)
    let before = try BlackjackGame.rollout(asked, by: BlackjackRules()) {}
    #expect(before.rejected == 0)
    #expect(before.lines.map(\.id) == ["insurance", "noInsurance"])
    let peeked = try Self.query("TS AD 6H 5D", ["noInsurance"], samples: 5_000)
    let after = try BlackjackGame.rollout(peeked, by: BlackjackRules()) {}
    // 95 tens of 309 unseen cards would have ended the round.
    let share = Double(after.rejected) / Double(after.rejected + 5_000)
    #expect(abs(share - 95.0 / 309) < 0.03)
    let exact = HandOdds(rules: BlackjackRules(), table: Solver(BlackjackRules().forStrategy).column(upPips: 1))
      .moves(try Card.list("TS 6H"), against: .ace)
    for (line, worth) in zip(after.lines, exact) {
      #expect(abs(try #require(line.value) - worth.worth) <= 2 * (try #require(line.margin)) + 0.002)
    }
  }

  /// Half the stake pays two to one where one of 95 tens lies below, so insuring is worth 0.5 × (3 × 95/309 − 1) more.
  @Test @MainActor func insuranceIsWorthItsOdds() throws {
    let query = try Self.query("TS AD 6H 5D", samples: 8_000)
    let lines = try BlackjackGame.rollout(query, by: BlackjackRules()) {}.lines
    let insured = try #require(lines[0].value), plain = try #require(lines[1].value)
    #expect(abs(insured - plain - 0.5 * (3 * 95.0 / 309 - 1)) < 0.06)
  }

  /// What was settled before the decision is the same whatever is decided, and is left out.
  @Test @MainActor func insuranceThatIsLostIsLeftOut() throws {
    let insured = try Self.query("TS AD 6H 5D", ["insurance"], samples: 4_000)
    let line = try BlackjackGame.rollout(insured, by: BlackjackRules()) {}.lines[1]
    let plain = try Self.query("TS AD 6H 5D", ["noInsurance"], samples: 4_000)
    let other = try BlackjackGame.rollout(plain, by: BlackjackRules()) {}.lines[1]
    #expect(line.id == "stand")
    #expect(abs(try #require(line.value) - #require(other.value)) < 0.08)
  }

  /// Both hands of a split count, the one that was played too.
  @Test @MainActor func splitHandsCountTogether() throws {
    let query = try Self.query("TS 6D TH 5D TC 9C", ["split", "stand"], samples: 4_000)
    let answer = try BlackjackGame.rollout(query, by: BlackjackRules()) {}
    let stand = try #require(answer.lines.first { $0.id == "stand" })
    #expect(stand.stake == 10)
    // 20 and 19 against a six.
    #expect(try #require(stand.value) > 1)
  }

  @Test @MainActor func equalQuestionsHaveEqualAnswers() throws {
    let query = try Self.query("TS KD 6H 5D", samples: 1_000)
    let answers = try (0..<2).map { _ in try BlackjackGame.rollout(query, by: BlackjackRules()) {} }
    #expect(answers[0] == answers[1])
    var other = query
    other.seed = 10
    #expect(try BlackjackGame.rollout(other, by: BlackjackRules()) {} != answers[0])
  }

  @Test func readyChartIsOne() {
    #expect(StrategyTable.ready != StrategyTable())
    #expect(StrategyTable.ready == Solver(surrendering.forStrategy).solve().table)
  }

  private var surrendering: BlackjackRules {
    var rules = BlackjackRules()
    rules.surrender = .late
    return rules
  }
}
