import CasinoKit
import Testing

@testable import GameHost

struct PracticeTests {
  @Test("a practice stack is each game's own, apart from the wallet, and goes on where it was")
  func apart() throws {
    let test = try TestStore()
    let store = try test.open()
    let practice = try store.table(game: "blackjack", practice: PracticeOptions())
    try store.commit(.round(100, "bust", returned: 0), at: practice)
    #expect(try store.walletBalance() == 10_000)
    #expect(try store.table(game: "baccarat", practice: PracticeOptions()).balance == 10_000)
    #expect(try test.open().table(game: "blackjack", practice: PracticeOptions()).balance == 9_900)
    #expect(try store.table(game: "blackjack").balance == 10_000)
  }

  @Test("--stack 500: the same again goes on, another begins a new stack as an entry")
  func stack() throws {
    let store = try TestStore().open()
    func sit(_ stack: Chips?) throws -> TableRecord {
      try store.table(game: "blackjack", practice: PracticeOptions(stack: stack))
    }
    try store.commit(.round(100, "bust", returned: 0), at: try sit(500))
    #expect(try sit(500).balance == 400)
    #expect(try sit(nil).balance == 400)
    let table = try sit(700)
    #expect(table.balance == 700)
    #expect(try store.sumOfEntries(at: table) == 700)
    #expect(try sit(nil).balance == 700)
  }

  @Test("with a round under way another --stack waits")
  func waits() throws {
    let store = try TestStore().open()
    let table = try store.table(game: "blackjack", practice: PracticeOptions(stack: 500))
    try store.commit(.deal(100), at: table)
    let again = try store.table(game: "blackjack", practice: PracticeOptions(stack: 700))
    #expect(again.stackWaits && again.balance == 400)
    #expect(try store.openRound(at: again)?.plays == [Play(Play.deal, stakes: ["main": 100])])
    try store.commit(.end("push", returned: 100), at: again)
    let after = try store.table(game: "blackjack", practice: PracticeOptions(stack: 700))
    #expect(!after.stackWaits && after.balance == 700)
  }

  @Test("--restart begins stack and shoe anew and drops the round under way")
  func restart() throws {
    let test = try TestTable(PracticeOptions(seed: 1, stack: 500))
    let plan = ShoePlan(decks: 6, penetrationPercent: 75)
    let first = try test.deal(plan, cards: 4)
    try test.startAgain(PracticeOptions(seed: 1, stack: 500, isRestart: true))
    #expect(test.table.balance == 500)
    #expect(try test.store.openRound(at: test.table) == nil)
    #expect(try test.store.rounds(game: "blackjack", limit: 9).isEmpty)
    #expect(try test.deal(plan, cards: 4) == first)
    #expect(try test.store.sumOfEntries(at: test.table) == 490)
  }
}
