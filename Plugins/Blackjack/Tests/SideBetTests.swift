import CasinoKit
import Testing

@testable import Blackjack

@Suite struct SideBetTests {
  @Test(arguments: [
    ("7S 7S", PerfectPairs.Kind.perfect), ("7S 7C", .coloured), ("7H 7D", .coloured), ("7S 7H", .mixed),
    ("7D 7C", .mixed), ("KS QS", nil), ("TS JH", nil),
  ])
  func `Pairs are of equal rank`(cards: String, kind: PerfectPairs.Kind?) throws {
    let cards = try Card.list(cards)
    #expect(PerfectPairs.Kind(cards[0], cards[1]) == kind)
  }

  @Test(arguments: [
    ("7S 7S 7S", TwentyOnePlus3.Kind.suitedTrips), ("7S 7S 7H", .trips), ("AS 2S 3S", .straightFlush),
    ("QD KD AD", .straightFlush), ("AS 2H 3S", .straight), ("QS KH AD", .straight), ("9S TH JD", .straight),
    ("KS AH 2D", nil), ("KS AS 2S", .flush), ("2S 9S KS", .flush), ("2S 2S KS", .flush), ("2S 2H 3D", nil),
    ("2S 4H 6D", nil), ("AS 3H QD", nil), ("AS AH KD", nil),
  ])
  func `Three cards make a poker hand in any order`(cards: String, kind: TwentyOnePlus3.Kind?) throws {
    let cards = try Card.list(cards)
    for (first, second, third) in [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)] {
      #expect(TwentyOnePlus3.Kind(cards[first], cards[second], cards[third]) == kind)
    }
  }

  @Test(arguments: [
    ("25/12/6", [25, 12, 6]), ("25/15/5", [25, 15, 5]), ("30/10/5", [30, 10, 5]),
  ])
  func `Perfect Pairs pay what their table says`(table: String, pays: [Int]) throws {
    let rules = try rules("perfectPairs=\(table)")
    #expect(PerfectPairs.Kind.allCases.map(rules.perfectPairs.payout) == pays)
    for (cards, pays) in zip(["7S 9D 7S 8C", "7S 9D 7C 8C", "7S 9D 7H 8C"], pays) {
      let dealt = try round(cards, side: [.perfectPairs: 10], set: "perfectPairs=\(table)")
      #expect(dealt.results == "perfectPairs win \(10 * pays + 10)")
    }
  }

  @Test(arguments: [
    ("9", [9, 9, 9, 9, 9]), ("100/40/30/10/5", [100, 40, 30, 10, 5]), ("30/20/10/5", [20, 30, 20, 10, 5]),
  ])
  func `21+3 pays what its table says`(table: String, pays: [Int]) throws {
    let rules = try rules("21+3=\(table)")
    #expect(TwentyOnePlus3.Kind.allCases.map(rules.twentyOnePlus3.payout) == pays)
    let deals = ["7S 7S 7S 8C", "7S 8S 9S 8C", "7S 7H 7D 8C", "7S 8D 9D 8C", "2S KS 9S 8C"]
    for (cards, pays) in zip(deals, pays) {
      let dealt = try round(cards, side: [.twentyOnePlus3: 10], set: "21+3=\(table)")
      #expect(dealt.results == "21+3 win \(10 * pays + 10)")
    }
  }

  @Test func `Side bets are settled before an ace asks, and apart from the hand`() throws {
    let sides: [BlackjackBet: Chips] = [.perfectPairs: 10, .twentyOnePlus3: 20]
    let question = try round("7S AD 7H KC", side: sides)
    #expect(question.offered == "insurance noInsurance")
    #expect(question.results == "perfectPairs win 70, 21+3 lose 0")
    #expect(try question.play(.noInsurance).summary == "perfectPairs win 70, 21+3 lose 0, dealerWins 0 → -60")
  }

  @Test func `Each settlement of a side bet is a step of its own`() throws {
    var table = RecordingTable<BlackjackBet>(
      stakes: [.main: 100, .perfectPairs: 10, .twentyOnePlus3: 20], cards: try Card.list("7S 9D 7H KC"))
    var engine = BlackjackEngine(rules: BlackjackRules())
    try engine.deal(&table)
    for _ in 0..<4 { engine.advance(&table) }
    _ = table.takeEvents()
    for bet in ["perfectPairs", "21+3"] {
      engine.advance(&table)
      #expect(table.takeEvents().contains { if case .betSettled(bet, _, _, _, _, _) = $0 { true } else { false } })
    }
    #expect(engine.phase == .playerTurn)
  }

  @Test func `A split does not touch a side bet`() throws {
    let done = try round("8S 6D 8H TC 2D TS TD", side: [.perfectPairs: 10]).play(.split, .stand, .stand)
    #expect(done.summary == "perfectPairs win 70, playerWins 200, playerWins 200 → 260")
  }
}
