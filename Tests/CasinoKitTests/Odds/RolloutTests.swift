import Testing

@testable import CasinoKit

@Suite struct RolloutTests {
  private typealias Run = RolloutRun<RandomPlay<HoleCardEngine>>

  private static let nine = Card(.nine, of: .hearts)
  private static let others = Deck.cards().filter { $0 != nine }

  /// The nine of hearts against a card that was looked at.
  private static func query(
    unseen: [Card] = others, stakes: [String: Chips] = ["main": 10], seed: UInt64 = 1, cardsRemaining: Int = 52,
    samples: Int = 4_000
  ) -> Rollout {
    var events: [GameEvent] = stakes.sorted { $0.key < $1.key }.map { .chipsPlaced(bet: $0, wager: 0, amount: $1) }
    events.append(.cardDealt(HandID("player"), card: nine))
    if let red = stakes["red"] {
      events.append(.betSettled(bet: "red", hand: 0, outcome: "win", tone: .win, stake: red, returned: red * 2))
    }
    events += [.cardDealt(HandID("dealer"), card: nil), .handActive(HandID("player"))]
    return Rollout(
      plays: [Play(Play.deal, stakes: stakes)], cards: [nine, nil], events: events,
      removed: others.filter { !unseen.contains($0) }, cardsRemaining: cardsRemaining, seed: seed, samples: samples)
  }

  private static func answer(_ query: Rollout) throws -> RolledOut {
    var run = try Run(query, rules: HoleCardEngine.Rules(), strategy: RandomPlay())
    for _ in 0..<query.samples where try !run.sample() { break }
    return run.answer
  }

  @Test func comesToWhatCountingGives() throws {
    let answer = try Self.answer(Self.query(samples: 20_000))
    #expect(answer.player == .random)
    #expect(answer.lines.map(\.id) == ["stay", "change", "double"])
    for (line, exact) in zip(answer.lines, HoleCardEngine.exact(holding: Self.nine, unseen: Self.others)) {
      let value = try #require(line.value), margin = try #require(line.margin)
      #expect(abs(value - exact) < 2 * margin, "\(line.id): \(value) ± \(margin), exactly \(exact)")
      #expect(line.samples == 20_000)
    }
  }

  /// Four of 51 cards would have ended the round when the dealer looked.
  @Test func cardsThatWouldHaveEndedTheRoundAreRejected() throws {
    let answer = try Self.answer(Self.query(samples: 20_000))
    #expect(abs(Double(answer.rejected) / Double(answer.rejected + 20_000) - 4.0 / 51) < 0.006)
  }

  /// Nineteen intervals of twenty hold the truth.
  @Test func intervalsAreHonest() throws {
    let exact = HoleCardEngine.exact(holding: Self.nine, unseen: Self.others)
    var held = 0
    for seed in 1...200 {
      for (line, exact) in zip(try Self.answer(Self.query(seed: UInt64(seed), samples: 300)).lines, exact) {
        if abs(try #require(line.value) - exact) <= (try #require(line.margin)) { held += 1 }
      }
    }
    #expect((545...590).contains(held), "\(held) of 600")
  }

  /// Where only small cards are left, whoever has counted knows it.
  @Test func onlyUnseenCardsAreDrawn() throws {
    let small = Self.others.filter { $0.rank == .two || $0.rank == .three }
    let lines = try Self.answer(Self.query(unseen: small)).lines
    #expect(lines[0].value == 1)
    #expect(lines[2].value == 2)
    let change = HoleCardEngine.exact(holding: Self.nine, unseen: small)[1]
    #expect(abs(try #require(lines[1].value) - change) < 2 * (try #require(lines[1].margin)))
  }

  @Test func givesUpWhereNoCardFits() throws {
    let aces = Self.others.filter { $0.rank == .ace }
    let answer = try Self.answer(Self.query(unseen: aces))
    #expect(answer.lines.isEmpty)
    #expect(answer.rejected == rolloutPatience)
  }

  @Test(arguments: [0, 1, 3]) func otherEventsAreOthers(_ place: Int) throws {
    var query = Self.query()
    query.events[place] = .called("else", [])
    #expect(try Self.answer(query).lines.isEmpty)
    query.events.remove(at: place)
    #expect(try Self.answer(query).lines.isEmpty)
  }

  @Test func asManyCardsAsWereSeen() throws {
    var query = Self.query()
    query.cards = [Self.nine]
    #expect(try Self.answer(query).lines.isEmpty)
    query.cards = [Self.nine, nil, nil]
    #expect(try Self.answer(query).lines.isEmpty)
  }

  /// The side bet was settled before: it is neither in the worth nor in what the worth is a share of.
  @Test func settledBetsAreLeftOut() throws {
    let plain = try Self.answer(Self.query(seed: 3)).lines
    let withSide = try Self.answer(Self.query(stakes: ["main": 10, "red": 5], seed: 3)).lines
    #expect(plain == withSide)
    #expect(withSide.map(\.stake) == [10, 10, 10])
  }

  /// The shoe is at its end: the cards of earlier rounds come back for the change.
  @Test func shoeThatRunsOutIsShuffled() throws {
    let small = Self.others.filter { $0.rank == .two }
    let lines = try Self.answer(Self.query(unseen: Array(small.prefix(1)), cardsRemaining: 2)).lines
    #expect(lines[0].value == 1)
    let back = Self.others.filter { $0 != small[0] }
    let exact = back.map { $0.rank.rawValue > 2 ? 1.0 : $0.rank == .two ? 0 : -1 }.reduce(0, +) / Double(back.count)
    #expect(abs(try #require(lines[1].value) - exact) < 2 * (try #require(lines[1].margin)))
  }

  @Test func onlyTheMovesThatAreAskedAboutArePlayed() throws {
    var query = Self.query(samples: 100)
    query.moves = ["change"]
    #expect(try Self.answer(query).lines.map(\.id) == ["change"])
  }

  @Test func equalSeedsGiveEqualAnswers() throws {
    #expect(try Self.answer(Self.query(seed: 5)) == Self.answer(Self.query(seed: 5)))
    #expect(try Self.answer(Self.query(seed: 5)) != Self.answer(Self.query(seed: 6)))
  }

  /// Before the deal every bet is asked about: the side bet wins with 26 of 52 cards.
  @Test func betsAreWorthWhatRoundsBring() throws {
    var query = Self.query(samples: 20_000)
    (query.plays, query.cards, query.events) = ([], [], [])
    let lines = try Self.answer(query).lines
    #expect(lines.map(\.id) == ["main", "red"])
    #expect(lines.map(\.stake) == [100, 100])
    #expect(abs(try #require(lines[1].value)) < 2 * (try #require(lines[1].margin)))
  }
}

@Suite struct RolloutLineTests {
  private func line(_ nets: Chips...) -> RolloutLine {
    var line = RolloutLine("stay", stake: 10)
    for net in nets { line.add(net) }
    return line
  }

  @Test func partsAddUp() throws {
    var parts = line(10, -10)
    parts.merge(line(10, 0))
    #expect(parts == line(10, -10, 10, 0))
    #expect(parts.value == 0.25)
    // The standard deviation of 1, -1, 1, 0 is the root of 11/12; its mean's error is half of that.
    #expect(abs(try #require(parts.margin) - 1.96 * (11.0 / 12).squareRoot() / 2) < 1e-12)
  }

  @Test func littleIsKnownAtFirst() {
    #expect(line().value == nil)
    #expect(line(10).margin == nil)
  }

  @Test(arguments: [
    #"{"id":"a","stake":"0.00","samples":1,"sum":1,"squares":"1"}"#,
    #"{"id":"a","stake":"1.00","samples":-1,"sum":1,"squares":"1"}"#,
    #"{"id":"a","stake":"1.00","samples":1,"sum":1,"squares":"-1"}"#,
    #"{"id":"a","stake":"1.00","samples":1,"sum":9223372036854775807,"squares":"1"}"#,
    #"{"id":"a","stake":"1.00","samples":1,"sum":1,"squares":"9999999999999999999999999999999999999999"}"#,
  ])
  func nonsenseIsRefused(_ text: String) throws {
    #expect(throws: DecodingError.self) { try Wire.read(RolloutLine.self, from: .init(text.utf8)) }
  }
}

@Suite struct UnseenPoolTests {
  @Test func everyCardComesOnce() {
    var pool = UnseenPool(decks: 2, seen: [], removed: []), generator = Xoshiro256(seed: 1)
    var counts = Array(repeating: 0, count: 52)
    while let card = pool.draw(using: &generator) { counts[Int(card.index)] += 1 }
    #expect(counts.allSatisfy { $0 == 2 })
    pool.goBack(to: 100)
    #expect(pool.draw(using: &generator) != nil)
  }

  @Test func refillIsTakenBack() {
    var pool = UnseenPool(decks: 1, seen: [Card(index: 1)], removed: (2..<52).map(Card.init(index:)))
    var generator = Xoshiro256(seed: 1)
    #expect(pool.draw(using: &generator) == Card(index: 0))
    #expect(pool.draw(using: &generator) == nil)
    pool.refill()
    var cards: Set<UInt8> = []
    while let card = pool.draw(using: &generator) { cards.insert(card.index) }
    #expect(cards == Set(2..<52))
    pool.goBack(to: 0)
    #expect(pool.draw(using: &generator) == Card(index: 0))
    #expect(pool.draw(using: &generator) == nil)
  }
}
