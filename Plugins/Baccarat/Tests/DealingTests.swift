import CasinoKit
import Testing

@testable import Baccarat

@Suite struct DealingTests {
  @Test func `Each step shows one thing: six cards, the call, each settlement`() throws {
    var table = RecordingTable<BaccaratBet>(
      stakes: [.banker: 100, .tie: 10], cards: try Card.list("AS TH 2D 3C 4H 5D"))
    var engine = BaccaratEngine(rules: BaccaratRules())
    #expect(engine.phase == .betting && engine.hands.isEmpty)
    try engine.deal(&table)
    #expect(
      table.takeEvents() == [
        .chipsPlaced(bet: "banker", wager: 0, amount: 100), .chipsPlaced(bet: "tie", wager: 0, amount: 10),
      ])
    let expected: [[GameEvent]] = [
      [.cardDealt(.player, card: Card("AS"))], [.cardDealt(.banker, card: Card("TH"))],
      [.cardDealt(.player, card: Card("2D"))], [.cardDealt(.banker, card: Card("3C"))],
      [.cardDealt(.player, card: Card("4H"))], [.cardDealt(.banker, card: Card("5D"))],
      [.called("bankerWins", [8, 7])],
      [.betSettled(bet: "banker", hand: 0, outcome: "win", tone: .win, stake: 100, returned: 195)],
      [
        .betSettled(bet: "tie", hand: 0, outcome: "lose", tone: .lose, stake: 10, returned: 0),
        .roundSettled(net: 85),
      ],
    ]
    for (step, events) in expected.enumerated() {
      #expect(engine.phase == (step < 4 ? .dealing : .dealerTurn))
      engine.advance(&table)
      #expect(table.takeEvents() == events)
    }
    #expect(engine.phase == .roundComplete)
  }

  @Test func `BL-060: a watched coup is dealt, called and told, and nothing is settled`() throws {
    let watched = try coup("TS KH 6D 7C")
    #expect(watched.hands == "TS 6D | KH 7C")
    #expect(watched.table.entries.isEmpty)
    #expect(watched.table.events.suffix(2) == [.called("bankerWins", [7, 6]), .roundSettled(net: 0)])
    #expect(BaccaratEngine.dealsWithoutBets)
  }

  @Test(arguments: [
    ("TS KH 7D 6C", "playerWins", [7, 6]), ("TS KH 8D 6C", "playerNatural", [8, 6]),
    ("TS KH 6D 7C", "bankerWins", [7, 6]), ("TS KH 6D 9C", "bankerNatural", [9, 6]), ("TS KH 7D 7C", "tie", [7]),
  ])
  func `The dealer calls who has won`(cards: String, word: String, figures: [Int]) throws {
    #expect(try coup(cards).table.events.contains(.called(word, figures)))
  }

  @Test func `The hand that draws is the active one`() throws {
    var table = RecordingTable<BaccaratBet>(stakes: [:], cards: try Card.list("AS TH 2D 3C 4H 5D"))
    var engine = BaccaratEngine(rules: BaccaratRules())
    try engine.deal(&table)
    var active: [String] = []
    while engine.phase != .roundComplete {
      engine.advance(&table)
      active.append(engine.hands.first(where: \.isActive)?.id.id ?? "-")
    }
    #expect(active == ["-", "-", "-", "player", "banker", "-", "-"])
  }

  @Test(arguments: [
    ("8S KD", HandTotal.named("natural.8")), ("9S KD", .named("natural.9")), ("9S KD 9H", .plain(8)),
    ("KS KD", .plain(0)), ("7S", .plain(7)),
  ])
  func `Totals are told in the dealer's words`(cards: String, total: HandTotal) throws {
    #expect(Hand(try Card.list(cards)).tableTotal == total)
  }

  @Test(
    arguments: [
      ("", .super6), ("commission=4%", .dragon7), ("commission=ez", .super6), ("commission=none", .panda8),
    ] as [(String, BaccaratBet)])
  func `A bet that the commission does not offer is refused, and nothing happens`(set: String, bet: BaccaratBet) throws
  {
    var table = RecordingTable<BaccaratBet>(stakes: [.player: 10, bet: 10], cards: [])
    var engine = BaccaratEngine(rules: try rules(set))
    let offered = BaccaratBet.allCases.filter(engine.offers).map(\.rawValue)
    #expect(throws: IllegalMove.unknownBet(bet.rawValue, known: offered)) { try engine.deal(&table) }
    #expect(engine.phase == .betting)
    #expect(table.entries.isEmpty && table.events.isEmpty)
  }

  @Test func `A stake below nothing is refused`() throws {
    var table = RecordingTable<BaccaratBet>(stakes: [.player: -5], cards: [])
    var engine = BaccaratEngine(rules: BaccaratRules())
    #expect(throws: IllegalMove.noStake) { try engine.deal(&table) }
    #expect(table.entries.isEmpty)
  }

  @Test func `A coup is dealt once`() throws {
    var table = RecordingTable<BaccaratBet>(stakes: [.player: 10], cards: try Card.list("TS KH 6D 7C"))
    var engine = BaccaratEngine(rules: BaccaratRules())
    try engine.deal(&table)
    #expect(throws: IllegalMove.roundUnderWay) { try engine.deal(&table) }
    while engine.phase.isAutomatic { engine.advance(&table) }
    #expect(throws: IllegalMove.noRound) { try engine.deal(&table) }
    #expect(table.entries.count == 2)
  }
}
