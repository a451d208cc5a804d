import CasinoKit
import Testing

@testable import Blackjack

@Suite struct DealingTests {
  @Test func `Cards fall to player, dealer, player, dealer, one a step, the last face down`() throws {
    var table = RecordingTable<BlackjackBet>(stakes: [.main: 100], cards: try Card.list("TS 9D 9H 8C"))
    var engine = BlackjackEngine(rules: BlackjackRules())
    #expect(engine.phase == .betting && engine.hands.isEmpty)
    try engine.deal(&table)
    #expect(table.takeEvents() == [.chipsPlaced(bet: "main", wager: 0, amount: 100)])
    let expected: [GameEvent] = [
      .cardDealt(.player(0), card: Card("TS")), .cardDealt(.dealer, card: Card("9D")),
      .cardDealt(.player(0), card: Card("9H")), .cardDealt(.dealer, card: nil),
    ]
    for event in expected {
      #expect(engine.phase == .dealing)
      engine.advance(&table)
      #expect(table.takeEvents().first == event)
    }
    #expect(engine.phase == .playerTurn)
  }

  @Test func `The hole card is not told before it is turned over`() throws {
    let open = try round("TS 9D 9H 8C")
    #expect(open.hands == "9D ?? | TS 9H")
    #expect(open.engine.hands[0].total == .plain(9))
    #expect(!open.table.events.contains { "\($0)".contains("8C") })
    let closed = try open.play(.stand)
    #expect(closed.hands == "9D 8C | TS 9H")
    #expect(closed.engine.hands[0].total == .plain(17))
  }

  @Test func `The hand in play and its stake are told`() throws {
    let hands = try round("8S 9D 8H 8C 3D").play(.split).engine.hands
    #expect(hands.map(\.id) == [.dealer, .player(0), .player(1)])
    #expect(hands.map(\.isActive) == [false, true, false])
    #expect(hands.map(\.stake) == [nil, 100, 100])
    #expect(hands.map(\.total) == [.plain(9), .plain(11), .plain(8)])
  }

  @Test(arguments: [
    ("AS KH", HandTotal.named("blackjack")), ("AS", .named("ace")), ("AS 6H", .soft(17)), ("AS 9H AD", .plain(21)),
    ("TS 6H", .plain(16)), ("TS 6H KD", .plain(26)), ("AS 6H KD", .plain(17)), ("AS AH", .soft(12)),
  ])
  func `Totals are told in the dealer's words`(cards: String, total: HandTotal) throws {
    #expect(Hand(try Card.list(cards)).tableTotal == total)
  }

  @Test func `A hand without cards has no total`() { #expect(Hand().tableTotal == nil) }

  @Test(
    arguments: [
      ([:], IllegalMove.noStake),
      ([.main: 0], .noStake),
      ([.main: -600], .noStake),
      ([.main: 10, .perfectPairs: -1], .noStake),
      ([.perfectPairs: 10], .needs(bet: "perfectPairs", other: "main")),
      ([.twentyOnePlus3: 10], .needs(bet: "21+3", other: "main")),
    ] as [([BlackjackBet: Chips], IllegalMove)])
  func `BL-061, BL-068, BL-069: without a main bet no round starts`(
    stakes: [BlackjackBet: Chips], reason: IllegalMove
  ) throws {
    var table = RecordingTable<BlackjackBet>(stakes: stakes, cards: [])
    var engine = BlackjackEngine(rules: BlackjackRules())
    #expect(throws: reason) { try engine.deal(&table) }
    #expect(engine.phase == .betting)
    #expect(table.entries.isEmpty && table.events.isEmpty)
  }

  @Test func `A round is dealt once, and moves belong to a round`() throws {
    var table = RecordingTable<BlackjackBet>(stakes: [.main: 100], cards: try Card.list("TS 9D 9H 8C"))
    var engine = BlackjackEngine(rules: BlackjackRules())
    #expect(throws: IllegalMove.noRound) { try engine.play(.hit, &table) }
    try engine.deal(&table)
    #expect(throws: IllegalMove.roundUnderWay) { try engine.deal(&table) }
    #expect(throws: IllegalMove.notOffered(move: "hit", offered: [])) { try engine.play(.hit, &table) }
    while engine.phase.isAutomatic { engine.advance(&table) }
    try engine.play(.stand, &table)
    while engine.phase.isAutomatic { engine.advance(&table) }
    #expect(throws: IllegalMove.noRound) { try engine.deal(&table) }
    #expect(throws: IllegalMove.noRound) { try engine.play(.stand, &table) }
    #expect(table.entries.count == 2)
  }

  @Test func `BL-018: a refused move says what is offered`() throws {
    let question = try round("TS AD 9H 8C")
    for move in [BlackjackMove.double, .hit, .split, .stand, .surrender, .evenMoney] {
      #expect(throws: IllegalMove.notOffered(move: move.name, offered: ["insurance", "noInsurance"])) {
        try question.play(move)
      }
    }
    #expect(question.summary == "? insurance noInsurance")
    #expect(question.cardsLeft == 0)
  }

  @Test func `BL-040: sixty rounds of one deck get all the cards that the rules ask for`() throws {
    var generator = SplitMix(seed: 40)
    var shoe = Shoe(cards: Deck.cards())
    let rules = try rules("decks=1")
    shoe.shuffle(using: &generator)
    for _ in 0..<60 {
      if shoe.position >= rules.shoe.cut { shoe.shuffle(using: &generator) }
      let cards = shoe.cards[shoe.position...].map(\.description).joined(separator: " ")
      var round = try Round(rules: rules, stakes: [.main: 100], cards: cards)
      while round.net == nil {
        round = try round.play(round.engine.legalMoves.contains(.stand) ? .stand : .noInsurance)
      }
      for _ in 0..<(shoe.remaining - round.cardsLeft) { _ = shoe.draw() }
    }
  }
}
