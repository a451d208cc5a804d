import CasinoKit
import Testing

@testable import GameHost

struct FullDiskTests {
  @Test("the disk is full: the commit is refused, everything is as it was, and later it works")
  func commit() throws {
    let test = try TestTable()
    let plan = ShoePlan(decks: 6, cut: 234)
    let cards = try test.deal(plan, cards: 4)
    let pages = try test.store.number("PRAGMA page_count")
    try test.store.database.run("PRAGMA max_page_count = \(pages)")
    var commit = RoundCommit.end("playerWins", returned: 20)
    commit.data = .text(String(repeating: "x", count: 60_000))
    #expect(throws: StoreError.diskFull) { try test.store.commit(commit, at: test.table, dealer: test.dealer) }
    test.dealer.rollback()
    #expect(try test.store.balance(of: test.table) == 9_990)
    #expect(try test.store.sumOfEntries(at: test.table) == 9_990)
    let round = try #require(try test.store.openRound(at: test.table))
    #expect(round.plays.count == 1 && round.entries.count == 1)
    #expect(try test.replay() == cards)
    try test.store.database.run("PRAGMA max_page_count = 1073741823")
    #expect(try test.store.commit(commit, at: test.table, dealer: test.dealer) == 10_010)
    #expect(try test.store.number("SELECT count(*) FROM rounds WHERE closed_at IS NOT NULL") == 1)
  }

  @Test("game data above 64 kB are refused")
  func tooLong() throws {
    let store = try TestStore().open()
    let table = try store.table(game: "blackjack")
    let commit = RoundCommit(data: .text(String(repeating: "x", count: 65_535)))
    #expect(throws: StoreError.dataTooLong(bytes: 65_537, most: 65_536)) { try store.commit(commit, at: table) }
    let most = JSONValue.text(String(repeating: "x", count: 65_534))
    try store.commit(RoundCommit(data: most), at: table)
    #expect(try store.gameData(at: table) == most)
    #expect(try store.gameData(at: try store.table(game: "blackjack", practice: PracticeOptions())) == nil)
  }
}
