import CasinoKit
import Testing

@testable import GameHost

struct LedgerTests {
  @Test("the wallet starts with 10,000 as an entry of the ledger, once")
  func opening() throws {
    let test = try TestStore()
    for _ in 0..<2 {
      let store = try test.open()
      let table = try store.table(game: "blackjack")
      #expect(table.kind == .wallet && table.balance == 10_000)
      #expect(try store.sumOfEntries(at: table) == 10_000)
    }
  }

  @Test("BL-072: wallet 500, bet all 500, win 1:1 → 1,000 at the next round and after a new start")
  func allIn() throws {
    let test = try TestStore()
    let options = PracticeOptions(stack: 500)
    let store = try test.open()
    let table = try store.table(game: "blackjack", practice: options)
    #expect(try store.commit(.deal(500), at: table) == 0)
    #expect(try store.commit(.end("playerWins", returned: 1_000), at: table) == 1_000)
    #expect(try store.balance(of: table) == 1_000)
    #expect(try test.open().table(game: "blackjack", practice: options).balance == 1_000)
  }

  @Test("BL-064: bets of 1,500,000,000 from 2,000,000,000 keep every chip")
  func large() throws {
    let test = try TestStore()
    let store = try test.open()
    let table = try store.table(game: "blackjack", practice: PracticeOptions(stack: 2_000_000_000))
    let first = RoundCommit.round(1_500_000_000, "playerWins", returned: 3_000_000_000)
    #expect(try store.commit(first, at: table) == 3_500_000_000)
    let second = RoundCommit.round(1_500_000_000, "blackjack", returned: 3_750_000_000)
    #expect(try store.commit(second, at: table) == 5_750_000_000)
    let round = try #require(try test.open().rounds(game: "blackjack", limit: 1).first)
    #expect(round.net == 2_250_000_000 && round.balance == 5_750_000_000)
    #expect(HistoryLine(round).text.contains(#""balance":"5750000000.00""#))
  }

  @Test("a stake that the balance does not cover is refused, and nothing has changed")
  func notEnough() throws {
    let store = try TestStore().open()
    let table = try store.table(game: "blackjack")
    var commit = RoundCommit.deal(10_000)
    commit.entries.append(.stake(bet: "21+3", wager: 0, amount: Chips(hundredths: 1)))
    commit.settings = ["decks": "8"]
    commit.limits = .vip
    commit.data = .object(["rounds": .integer(1)])
    let error = StoreError.notEnoughChips(balance: 0, needed: Chips(hundredths: 1))
    #expect(throws: error) { try store.commit(commit, at: table) }
    #expect(try store.balance(of: table) == 10_000)
    #expect(try store.sumOfEntries(at: table) == 10_000)
    #expect(try store.openRound(at: table) == nil)
    #expect(try store.settings(game: "blackjack").isEmpty)
    #expect(try store.limits(game: "blackjack") == nil)
    #expect(try store.gameData(at: table) == nil)
    #expect(try store.number("SELECT rounds FROM games") == 0)
    #expect(try store.commit(.deal(10_000), at: table) == 0)
  }

  @Test("winnings of a side bet that was settled at once cover what comes after, not what came before")
  func order() throws {
    let store = try TestStore().open()
    let table = try store.table(game: "blackjack", practice: PracticeOptions(stack: 110))
    let pair = LedgerEntry.settle(bet: "perfectPairs", wager: 0, hand: 0, outcome: "win", returned: 260)
    let double = LedgerEntry.stake(bet: "main", wager: 0, amount: 100)
    var commit = RoundCommit.deal(100)
    commit.entries += [.stake(bet: "perfectPairs", wager: 0, amount: 10), double, pair]
    #expect(throws: StoreError.notEnoughChips(balance: 0, needed: 100)) { try store.commit(commit, at: table) }
    commit.entries.swapAt(2, 3)
    #expect(try store.commit(commit, at: table) == 160)
  }

  @Test(
    "entries that cannot be are refused: a stake of nothing, a negative one, one beyond all amounts",
    arguments: [
      LedgerEntry.stake(bet: "main", wager: 0, amount: 0), .stake(bet: "main", wager: 0, amount: -5),
      .stake(bet: "main", wager: 0, amount: Chips(hundredths: .max)),
      .settle(bet: "main", wager: 0, hand: 0, outcome: "win", returned: -1),
      .settle(bet: "main", wager: 0, hand: 0, outcome: "win", returned: Chips(hundredths: .max)),
    ])
  func badEntries(entry: LedgerEntry) throws {
    let store = try TestStore().open()
    let table = try store.table(game: "blackjack")
    let deal = RoundCommit(play: Play(Play.deal), entries: [entry])
    #expect(throws: StoreError.badEntry(entry)) { try store.commit(deal, at: table) }
    #expect(throws: StoreError.badEntry(entry)) { try store.commit(RoundCommit(entries: [entry]), at: table) }
    #expect(try store.balance(of: table) == 10_000)
  }

  @Test("a balance beyond what an amount can be is refused")
  func tooMany() throws {
    let store = try TestStore().open()
    let table = try store.table(game: "blackjack")
    let commit = RoundCommit.round(1, "win", returned: .greatest)
    #expect(throws: StoreError.tooManyChips) { try store.commit(commit, at: table) }
    #expect(try store.balance(of: table) == 10_000)
  }

  @Test("an owed wallet takes no bet, but a settlement")
  func owed() throws {
    let store = try TestStore().open()
    let table = try store.table(game: "blackjack")
    try store.commit(.deal(100), at: table)
    try store.move(-20_000, kind: "reset", account: table.account)
    #expect(try store.commit(.end("playerWins", returned: 200), at: table) == -9_900)
    #expect(throws: StoreError.notEnoughChips(balance: -9_900, needed: 1)) { try store.commit(.deal(1), at: table) }
  }

  @Test("after 2,000 random commits at three tables the ledger adds up to every balance")
  func random() throws {
    let test = try TestStore()
    let store = try test.open()
    let tables = [
      try store.table(game: "blackjack"), try store.table(game: "baccarat"),
      try store.table(game: "blackjack", practice: PracticeOptions(stack: 300)),
    ]
    var generator = ChaCha20(key: Array(repeating: 7, count: 32))
    var refused = 0
    for _ in 0..<2_000 {
      let table = tables[Int(generator.next() % 3)]
      let stake = Chips(hundredths: Int(generator.next() % 90_000) + 1)
      let returned = stake * Int(generator.next() % 3)
      do {
        switch (table.round == nil, generator.next() % 2) {
        case (true, 0): try store.commit(.round(stake, "push", returned: returned), at: table)
        case (true, _): try store.commit(.deal(stake), at: table)
        case (false, _): try store.commit(.end("push", returned: returned), at: table)
        }
      } catch { refused += 1 }
    }
    #expect(refused > 0 && refused < 1_500)
    for table in tables {
      #expect(try store.balance(of: table) == (try store.sumOfEntries(at: table)))
      #expect(try store.balance(of: table) >= 0)
    }
    #expect(try store.balance(of: tables[0]) == (try store.balance(of: tables[1])))
  }

  @Test("a new stack is opened when less than the lowest stake is left, open stakes included, or on confirmation")
  func newStack() throws {
    let store = try TestStore().open()
    let table = try store.table(game: "blackjack")
    #expect(throws: StoreError.stackNotSpent(10_000)) { try store.openNewStack(at: table) }
    try store.commit(.deal(10_000), at: table)
    #expect(throws: StoreError.stackNotSpent(10_000)) { try store.openNewStack(at: table) }
    try store.commit(.end("bust", returned: Chips(hundredths: 99)), at: table)
    #expect(try store.openNewStack(at: table) == 10_000)
    #expect(try store.openNewStack(at: table, confirmed: true) == 10_000)
    #expect(try store.sumOfEntries(at: table) == 10_000)
    #expect(try store.number("SELECT count(*) FROM entries WHERE kind = 'reset'") == 2)
  }
}
