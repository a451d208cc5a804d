import CasinoKit
import Foundation
import Testing

@testable import GameHost

struct RoundTests {
  @Test("the line of RULES.md: TS 9H against 9D 8C, bet 100, stand → +100")
  func historyLine() throws {
    let test = try TestStore()
    let store = try test.open()
    let table = try store.table(game: "blackjack", practice: PracticeOptions())
    try store.commit(.deal(100), at: table)
    var end = RoundCommit.end("playerWins", returned: 200)
    end.hands = [
      "player": .list([.list([.text("TS"), .text("9H")])]), "dealer": .list([.text("9D"), .text("8C")]),
    ]
    try store.commit(end, at: table)
    let line = """
      {"round":1,"game":"blackjack","version":"1.0.0","time":"2026-01-31T20:15:00Z","rules":{"decks":6},\
      "bets":{"main":"100.00"},"moves":["stand"],"hands":{"player":[["TS","9H"]],"dealer":["9D","8C"]},\
      "results":[{"bet":"main","hand":0,"outcome":"playerWins","stake":"100.00","returned":"200.00"}],\
      "net":"100.00","balance":"10100.00","practice":true}
      """
    #expect(try test.open().rounds(game: "blackjack", limit: 1).map { HistoryLine($0).text } == [line])
  }

  @Test("split and doubled, insured: every bet with its opening stake, a result for each hand with all of its stake")
  func splitRound() throws {
    let store = try TestStore().open()
    let table = try store.table(game: "blackjack")
    try store.commit(.deal(100), at: table)
    let insurance = LedgerEntry.stake(bet: "insurance", wager: 0, amount: 50)
    try store.commit(
      RoundCommit(
        play: Play("insurance", stakes: ["insurance": 50]),
        entries: [
          insurance, .settle(bet: "insurance", wager: 0, hand: 0, outcome: "lose", returned: 0),
        ]), at: table)
    let split = LedgerEntry.stake(bet: "main", wager: 1, amount: 100)
    try store.commit(RoundCommit(play: Play("split", stakes: ["main": 100]), entries: [split]), at: table)
    let double = LedgerEntry.stake(bet: "main", wager: 1, amount: 100)
    let settled: [LedgerEntry] = [
      .settle(bet: "main", wager: 0, hand: 0, outcome: "bust", returned: 0),
      .settle(bet: "main", wager: 1, hand: 1, outcome: "playerWins", returned: 400),
    ]
    try store.commit(
      RoundCommit(play: Play("double", stakes: ["main": 100]), entries: [double] + settled, hands: [:]), at: table)
    let round = try #require(try store.rounds(game: "blackjack", limit: 1).first)
    #expect(round.bets.map(\.bet) == ["main", "insurance"])
    #expect(round.bets.map(\.stake) == [100, 50])
    #expect(round.moves == ["insurance", "split", "double"])
    #expect(round.results.map(\.stake) == [50, 100, 200])
    #expect(round.results.map(\.hand) == [0, 0, 1])
    #expect(round.net == 50 && round.balance == 10_050)
  }

  @Test("an open round is there again after a kill: rules, plays, entries and cards")
  func openRound() throws {
    let test = try TestTable()
    _ = try test.deal(ShoePlan(decks: 6, cut: 234), cards: 4)
    let hit = RoundCommit(play: Play("hit"))
    _ = try test.draw(1)
    try test.store.commit(hit, at: test.table, dealer: test.dealer)
    try test.startAgain()
    let round = try #require(try test.store.openRound(at: test.table))
    #expect(round.plays == [Play(Play.deal, stakes: ["main": 10]), Play("hit")])
    #expect(round.entries == [.stake(bet: "main", wager: 0, amount: 10)])
    #expect(round.rules == .object(["decks": .integer(6)]))
    #expect(round.dealt.count == 5 && round.closedAt == nil && round.hands == nil)
    #expect(try test.store.rounds(game: "blackjack", limit: 9).isEmpty, "BL-155: no history of an open hand")
    #expect(try test.store.commit(.end("playerWins", returned: 20), at: test.table) == 10_010)
    #expect(try test.store.openRound(at: test.table) == nil)
  }

  @Test("rounds of a game are numbered across wallet and practice and come newest first, page by page")
  func pages() throws {
    let store = try TestStore().open()
    let wallet = try store.table(game: "blackjack")
    let practice = try store.table(game: "blackjack", practice: PracticeOptions())
    let other = try store.table(game: "baccarat")
    for table in [wallet, practice, other, wallet, wallet] {
      try store.commit(.round(10, "push", returned: 10), at: table)
    }
    let page = try store.rounds(game: "blackjack", limit: 3)
    #expect(page.map(\.number) == [4, 3, 2])
    #expect(page.map(\.isPractice) == [false, false, true])
    #expect(try store.rounds(game: "blackjack", limit: 3, before: 2).map(\.number) == [1])
    #expect(try store.rounds(game: "baccarat", limit: 3).map(\.number) == [1])
    #expect(try store.rounds(game: "poker", limit: 3).isEmpty)
  }

  @Test("the last stakes are those of the last deal at this table")
  func lastStakes() throws {
    let store = try TestStore().open()
    let table = try store.table(game: "blackjack")
    #expect(try store.lastStakes(at: table).isEmpty)
    try store.commit(.round(25, "push", returned: 25), at: table)
    try store.commit(.deal(75), at: table)
    #expect(try store.lastStakes(at: table) == ["main": 75])
    #expect(try store.lastStakes(at: try store.table(game: "blackjack", practice: PracticeOptions())).isEmpty)
  }

  @Test("a second deal while a round is under way, a move without one")
  func wrongOrder() throws {
    let store = try TestStore().open()
    let table = try store.table(game: "blackjack")
    #expect(throws: StoreError.noOpenRound) { try store.commit(.end("push", returned: 0), at: table) }
    try store.commit(.deal(10), at: table)
    #expect(throws: StoreError.roundIsOpen) { try store.commit(.deal(10), at: table) }
    #expect(try store.balance(of: table) == 9_990)
  }

  @Test(
    "plays are kept short and read back",
    arguments: [
      [Play(Play.deal, stakes: ["main": 100, "21+3": 5]), Play("hit"), Play("double", stakes: ["main": 100])],
      [Play(Play.deal)], [],
    ])
  func plays(_ plays: [Play]) throws {
    let text = plays.reduce(PlaysText.none) { PlaysText.adding($1, to: $0) }
    #expect(try PlaysText.plays(text) == plays)
  }

  @Test("texts in JSON", arguments: [("a\"b\\c\n\u{1}é♠", #""a\"b\\c\n\u0001é♠""#), ("", #""""#)])
  func quoted(text: String, json: String) throws {
    #expect(JSONText.quoted(text) == json)
    #expect(try JSONText.value(json) == .text(text))
  }

  @Test("a round of blackjack takes less than 400 bytes of the file")
  func size() throws {
    let test = try TestStore()
    let store = try test.open()
    let table = try store.table(game: "blackjack")
    func pages() throws -> Int { try store.number("PRAGMA page_count") }
    let before = try pages(), count = 300
    for _ in 0..<count {
      try store.commit(.deal(100), at: table)
      try store.commit(RoundCommit(play: Play("hit")), at: table)
      var end = RoundCommit.end("playerWins", returned: 200)
      end.hands = [
        "player": .list([.list(["TS", "4H", "5D"].map(JSONValue.text))]),
        "dealer": .list(["9D", "8C"].map(JSONValue.text)),
      ]
      try store.commit(end, at: table)
    }
    let bytes = (try pages() - before) * 4_096 / count
    #expect(bytes < 400, "\(bytes) bytes a round")
  }
}
