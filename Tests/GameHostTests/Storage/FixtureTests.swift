import CasinoKit
import Foundation
import Testing

@testable import GameHost

/// Files as every released version wrote them. `CASINO_RECORD=1 swift test --filter FixtureTests` writes that of this
/// version; once a version is released, its file is never written again.
struct FixtureTests {
  private static func fixture(_ version: Int = Schema.version) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/schema-\(version).db")
      .standardized
  }
  private static let plan = ShoePlan(decks: 6, penetrationPercent: 75)

  @Test(.enabled(if: ProcessInfo.processInfo.environment["CASINO_RECORD"] != nil, "set CASINO_RECORD=1"))
  func record() throws {
    let files: TestStore
    do {
      let test = try TestTable(PracticeOptions(seed: 1))
      files = test.files
      try test.round(Self.plan, cards: 4)
      _ = try test.deal(Self.plan, cards: 4)
      let wallet = try test.store.table(game: "blackjack")
      let dealer = try Dealer(store: test.store, table: wallet)
      _ = try dealer.startRound(plan: Self.plan)
      try test.store.commit(.round(100, "playerWins", returned: 200), at: wallet, dealer: dealer)
      try test.store.commit(
        RoundCommit(settings: ["decks": "8"], limits: .high, data: .object(["best": .text("100.00")])), at: wallet)
    }
    try? FileManager.default.removeItem(at: Self.fixture())
    try FileManager.default.copyItem(at: files.file, to: Self.fixture())
  }

  @Test(
    "BL-090: a file of any version opens, with wallet, history, settings and the hand that was under way",
    arguments: 1...Schema.version)
  func opens(version: Int) throws {
    let files = try TestStore()
    try FileManager.default.copyItem(at: Self.fixture(version), to: files.file)
    let store = try files.open()
    #expect(try store.number("PRAGMA user_version") == Schema.version)
    #expect(try Audit(store).faults().isEmpty)
    let copy = Migration.copy(of: files.file.path, version: version)
    #expect(FileManager.default.fileExists(atPath: copy) == (version < Schema.version))
    let wallet = try store.table(game: "blackjack")
    #expect(wallet.balance == 10_100)
    #expect(try store.sumOfEntries(at: wallet) == 10_100)
    #expect(try store.rounds(game: "blackjack", limit: 9).map(\.net) == [100, 0])
    let sums = try #require(try store.sums(of: StatisticsPart(game: wallet.gameID, device: try store.ownDevice())))
    #expect((sums.rounds, sums.staked, sums.returned, sums.bestStreak) == (1, 100, 200, 1))
    #expect(try store.rounds(game: "blackjack", limit: 1).first?.plays == [Play(Play.deal, stakes: ["main": 100])])
    #expect(try store.settings(game: "blackjack") == ["decks": "8"])
    #expect(try store.limits(game: "blackjack") == .high)
    #expect(try store.gameData(at: wallet) == .object(["best": .text("100.00")]))
    let practice = try store.table(game: "blackjack", practice: PracticeOptions(seed: 1))
    let dealer = try Dealer(store: store, table: practice)
    try dealer.replay(try #require(try store.openRound(at: practice)))
    #expect(try (0..<4).map { _ in try dealer.draw().card } == (try Card.list("4D JD 4D 9S")))
    try dealer.endReplay()
    #expect(try store.commit(.end("playerWins", returned: 20), at: practice, dealer: dealer) == 10_010)
  }
}
