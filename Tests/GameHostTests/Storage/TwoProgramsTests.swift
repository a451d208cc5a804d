import CasinoKit
import Foundation
import Testing

@testable import GameHost

struct TwoProgramsTests {
  @Test("BL-087: X and Y are open; Y wins 100; X changes a setting; both are there")
  func settingsAndWins() throws {
    let test = try TestStore()
    let x = try test.open(), y = try test.open()
    let tableX = try x.table(game: "blackjack"), tableY = try y.table(game: "blackjack")
    try y.commit(.round(100, "playerWins", returned: 200), at: tableY)
    try x.save(settings: ["decks": "8"], in: .game("blackjack"))
    #expect(try x.balance(of: tableX) == 10_100)
    let after = try test.open()
    #expect(try after.walletBalance() == 10_100)
    #expect(try after.settings(game: "blackjack") == ["decks": "8"])
  }

  @Test("BL-085: two settings changed, then killed: both are there")
  func settingsSurvive() throws {
    let test = try TestStore()
    let killed = try test.open()
    let table = try killed.table(game: "blackjack")
    try killed.commit(RoundCommit(settings: ["decks": "2"], limits: .high), at: table)
    try killed.save(settings: ["soft17": "hit", "decks": "4"], in: .game("blackjack"))
    try killed.save(settings: ["speed": "fast"], in: .host)
    let after = try test.open()
    #expect(try after.settings(game: "blackjack") == ["decks": "4", "soft17": "hit"])
    #expect(try after.limits(game: "blackjack") == .high)
    #expect(try after.settings(in: .host) == ["speed": "fast"])
    withExtendedLifetime(killed) {}
  }

  @Test("BL-076: bet 100, the wallet changes elsewhere, lose: settled with its stake on top of the change")
  func changedDuringAHand() throws {
    let test = try TestStore()
    let x = try test.open(), y = try test.open()
    let hand = try x.table(game: "blackjack")
    try x.commit(.deal(100), at: hand)
    try y.commit(.round(500, "win", returned: 1_000), at: try y.table(game: "baccarat"))
    #expect(try x.commit(.end("dealerWins", returned: 0), at: hand) == 10_400)
  }

  @Test("chips that were spent elsewhere are not staked again")
  func spentElsewhere() throws {
    let test = try TestStore()
    let x = try test.open(), y = try test.open()
    let table = try x.table(game: "blackjack")
    try y.commit(.deal(9_950), at: try y.table(game: "baccarat"))
    #expect(throws: StoreError.notEnoughChips(balance: 50, needed: 100)) { try x.commit(.deal(100), at: table) }
  }

  @Test("two programs at one table: the second to move is refused, and nothing happens twice")
  func oneHandTwice() throws {
    let test = try TestTable()
    let other = try test.files.open()
    let plan = ShoePlan(decks: 6, cut: 234)
    _ = try test.deal(plan, cards: 4)
    let table = try other.table(game: "blackjack")
    let dealer = try Dealer(store: other, table: table)
    let round = try #require(try other.openRound(at: table))
    try dealer.replay(round)
    for _ in 0..<round.dealt.count { _ = try dealer.draw() }
    try dealer.endReplay()
    let stand = RoundCommit.end("playerWins", returned: 20)
    #expect(try other.commit(stand, at: table, dealer: dealer) == 10_010)
    #expect(throws: StoreError.playedElsewhere) {
      try test.store.commit(stand, at: test.table, dealer: test.dealer)
    }
    #expect(try other.balance(of: table) == 10_010)
  }

  @Test("two programs deal from one shoe in turn: no card comes twice, and a stale place is refused")
  func oneShoe() throws {
    let test = try TestTable(PracticeOptions(seed: 1))
    let other = try test.files.open()
    let table = try other.table(game: "blackjack", practice: PracticeOptions(seed: 1))
    let dealer = try Dealer(store: other, table: table)
    let plan = ShoePlan(decks: 1, cut: 52)
    let first = try test.round(plan, cards: 5)
    _ = try test.dealer.startRound(plan: plan)
    _ = try test.draw(5)
    _ = try dealer.startRound(plan: plan)
    let second = try (0..<5).map { _ in try dealer.draw().card }
    try other.commit(.round(10, "push", returned: 10), at: table, dealer: dealer)
    #expect(Set(first + second).count == 10)
    #expect(throws: StoreError.playedElsewhere) {
      try test.store.commit(.round(10, "push", returned: 10), at: test.table, dealer: test.dealer)
    }
    test.dealer.rollback()
    #expect(Set(first + second + (try test.round(plan, cards: 5))).count == 15)
  }

  @Test("six programs at once: every commit counts, once")
  func atOnce() async throws {
    let test = try TestStore()
    _ = try test.open().walletBalance()
    let folder = test.folder
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<6 {
        group.addTask {
          let store = try Store.open(in: folder) { Date(timeIntervalSince1970: 0) }
          let table = try store.table(game: "game\(number)")
          for _ in 0..<20 { try store.commit(.round(10, "win", returned: 11), at: table) }
        }
      }
      try await group.waitForAll()
    }
    let store = try test.open()
    #expect(try store.walletBalance() == 10_120)
    #expect(try store.sumOfEntries(at: try store.table(game: "game0")) == 10_120)
  }

  @Test("a lock that another program does not give back is told of")
  func locked() throws {
    let test = try TestStore()
    let x = try test.open(), y = try test.open()
    let table = try x.table(game: "blackjack")
    x.database.wait(milliseconds: 0)
    try y.database.transaction { () throws(StoreError) in
      let error: StoreError?
      do throws(StoreError) {
        try x.commit(.deal(10), at: table)
        error = nil
      } catch let caught { error = caught }
      #expect(error == .busy)
    }
    #expect(try x.commit(.deal(10), at: table) == 9_990)
  }
}
