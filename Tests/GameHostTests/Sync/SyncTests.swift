import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// Two or three devices and one folder.
struct SyncTests {
  private let shared: TemporaryFolder

  init() throws { shared = try TemporaryFolder() }

  private func device(_ name: String, at seconds: Double = 0) throws -> SyncDevice {
    try SyncDevice(name, shared.url, at: seconds)
  }

  /// All devices stand at one state, and it is sound.
  private func expectOneState(_ devices: SyncDevice...) throws {
    let states = try devices.map { try $0.state() }
    for (device, state) in zip(devices, states) {
      #expect(state == states[0], "\(device.name) differs from \(devices[0].name)")
      #expect(try Audit(device.store).faults().isEmpty, "\(device.name)")
    }
  }

  @Test("BL-095: from 1,000, X wins 200 and Y loses 50 → 1,150 on both, in every order", arguments: 0..<50)
  func twoDevices(turn: Int) throws {
    let x = try device("x"), y = try device("y", at: 60)
    try x.play(-9_000)
    for each in [x, y, x] { try each.sync() }
    #expect(try [x.balance, y.balance] == [1_000, 1_000])
    try x.play(200)
    try y.play(-50)
    let orders = [[x, y, x], [y, x, y], [x, x, y, x], [y, y, x, y], [x, y, y, x]]
    for each in orders[turn % orders.count] { try each.sync() }
    #expect(try [x.balance, y.balance] == [1_150, 1_150])
    try expectOneState(x, y)
  }

  @Test("a wallet that two devices opened has one stack: the earlier one's, whoever comes first", arguments: [0.0, 60])
  func openings(delay: Double) throws {
    let x = try device("x", at: delay), y = try device("y"), z = try device("z", at: 120)
    try y.play(100)
    try x.play(-30)
    for each in [x, z, y, x, z, y] { try each.sync() }
    try expectOneState(x, y, z)
    #expect(try z.balance == 10_070)
    #expect(try z.store.number("SELECT count(*) FROM entries WHERE kind = 'opening' AND amount != 0") == 1)
  }

  @Test("BL-098: a win of 500 is counted once, however often it is synchronised and wherever that was cut off")
  func retries() throws {
    let x = try device("x"), y = try device("y", at: 60)
    for each in [x, y] { try each.sync() }
    try x.play(500)
    try x.sync()
    // Y took it in, and forgot that it did.
    try y.sync()
    try y.store.database.run("DELETE FROM segments")
    for each in [y, y, x, x, y] { try each.sync() }
    #expect(try [x.balance, y.balance] == [10_500, 10_500])
    try expectOneState(x, y)
  }

  @Test("BL-099: clocks that go back, ahead, or a year wrong change nothing of what is merged")
  func wrongClocks() throws {
    let x = try device("x"), y = try device("y", at: -31_536_000)
    try x.play(10)
    for each in [x, y, x] { try each.sync() }
    x.files.time -= 86_400 * 365 * 20
    try x.play(25)
    y.files.time += 86_400 * 365 * 50
    try y.play(-5)
    x.files.time += 3_600
    try x.play(1)
    for each in [y, x, y] { try each.sync() }
    try expectOneState(x, y)
    #expect(try x.balance == 10_031)
  }

  @Test("BL-102: nothing is asked; what was merged stays, and later syncs say that all is up to date")
  func upToDate() throws {
    let x = try device("x"), y = try device("y", at: 60), words = Strings.host("en")
    try x.play(10)
    try y.play(20)
    try x.store.save(settings: ["speed": "fast"], in: .host)
    try y.store.save(settings: ["speed": "slow"], in: .host)
    for each in [x, y, x, y] { try each.sync() }
    try y.startAgain()
    for _ in 0..<3 {
      #expect(words.lines(try y.sync()) == [words.text("sync.upToDate")])
      #expect(words.lines(try x.sync()) == [words.text("sync.upToDate")])
    }
    #expect(try x.store.settings(in: .host) == ["speed": "slow"])
    try expectOneState(x, y)
  }

  @Test("settings merge one by one, each by its own last change; at one time the greater value stands")
  func settings() throws {
    let x = try device("x"), y = try device("y")
    try x.store.save(settings: ["decks": "8", "soft17": "hit"], in: .game("blackjack"))
    try y.store.save(settings: ["decks": "4", "das": "off"], in: .game("blackjack"))
    for each in [x, y, x] { try each.sync() }
    #expect(try y.store.settings(game: "blackjack") == ["decks": "8", "soft17": "hit", "das": "off"])
    y.files.time -= 1_000_000
    try y.store.save(settings: ["decks": "1"], in: .game("blackjack"))
    for each in [x, y, x] { try each.sync() }
    #expect(try x.store.settings(game: "blackjack") == ["decks": "1", "soft17": "hit", "das": "off"])
    try expectOneState(x, y)
  }

  @Test("a game's own data: every device has its own copy and learns of the others'")
  func gameData() throws {
    let x = try device("x"), y = try device("y")
    let tableX = try x.store.table(game: "blackjack"), tableY = try y.store.table(game: "blackjack")
    try x.store.commit(RoundCommit(data: .object(["count": .integer(3)])), at: tableX)
    try y.store.commit(RoundCommit(data: .object(["count": .integer(4)])), at: tableY)
    for each in [x, y, x] { try each.sync() }
    #expect(try x.store.gameData(at: tableX) == .object(["count": .integer(3)]))
    #expect(try x.store.otherCopies(at: tableX) == [.object(["count": .integer(4)])])
    #expect(try y.store.otherCopies(at: tableY) == [.object(["count": .integer(3)])])
    try x.store.commit(RoundCommit(data: .object(["count": .integer(5)])), at: tableX)
    for each in [x, y] { try each.sync() }
    #expect(try y.store.otherCopies(at: tableY) == [.object(["count": .integer(5)])])
    try expectOneState(x, y)
  }

  @Test("an open hand and an unfinished shoe stay with their device")
  func openHand() throws {
    let x = try device("x"), y = try device("y", at: 60)
    try x.play(5)
    let table = try x.store.table(game: "blackjack"), dealer = try Dealer(store: x.store, table: table)
    _ = try dealer.startRound(plan: SyncDevice.plan)
    _ = try dealer.draw()
    try x.store.commit(.deal(100), at: table, dealer: dealer)
    for each in [x, y, x] { try each.sync() }
    #expect(try [y.balance, x.balance] == [10_005, 9_905])
    #expect(try y.store.openRound(at: try y.store.table(game: "blackjack")) == nil)
    let own = try Dealer(store: y.store, table: try y.store.table(game: "blackjack"))
    #expect(own.cardsRemaining == 0)
    try x.store.commit(.end("playerWins", returned: 200), at: table, dealer: dealer)
    for each in [x, y, x] { try each.sync() }
    try expectOneState(x, y)
    #expect(try y.balance == 10_105)
  }

  @Test("two devices that each lost all owe the rest: no bet is taken, and a new stack starts from there")
  func owed() throws {
    let x = try device("x"), y = try device("y", at: 60)
    try x.play(-10_000)
    try y.play(-10_000)
    for each in [x, y, x] { try each.sync() }
    #expect(try [x.balance, y.balance] == [-10_000, -10_000])
    let table = try x.store.table(game: "blackjack")
    #expect(throws: StoreError.notEnoughChips(balance: -10_000, needed: 1)) { try x.store.commit(.deal(1), at: table) }
    #expect(try x.store.openNewStack(at: table) == 10_000)
    for each in [x, y, x] { try each.sync() }
    try expectOneState(x, y)
    #expect(try y.balance == 10_000)
  }

  @Test("the history has the rounds of all devices, newest first, and says which are another's")
  func history() throws {
    let x = try device("laptop"), y = try device("desk", at: 60)
    try x.play(1)
    try y.play(2)
    for each in [x, y, x] { try each.sync() }
    let lines = try x.store.rounds(of: "blackjack", profile: .standard, limit: 9).map { HistoryLine($0).text }
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix(#"{"round":1,"#) && lines[0].hasSuffix(#","practice":false,"device":"desk"}"#))
    #expect(lines[1].hasPrefix(#"{"round":1,"#) && lines[1].hasSuffix(#","practice":false}"#))
    #expect(try x.store.rounds(game: "blackjack", limit: 9).count == 1, "the table's own rounds")
  }

  @Test("what is played at practice tables stays here")
  func practice() throws {
    let x = try device("x"), y = try device("y", at: 60)
    let table = try x.store.table(game: "blackjack", practice: PracticeOptions(stack: 500))
    try x.store.commit(.round(10, "win", returned: 20), at: table)
    for each in [x, y] { try each.sync() }
    #expect(try y.store.number("SELECT count(*) FROM rounds") == 0)
    #expect(try y.balance == 10_000)
  }

  @Test("with no time nothing is lost: the rest comes next time")
  func partial() throws {
    let x = try device("x"), y = try device("y", at: 60)
    for _ in 0..<5 { try x.play(1) }
    #expect(try x.sync(.limited(.zero)).isPartial)
    try x.sync()
    #expect(try y.sync(.limited(.zero)).isPartial)
    for each in [y, x, y] { try each.sync() }
    try expectOneState(x, y)
  }

  @Test("two wallets of one machine in one folder do not mix")
  func twoWallets() throws {
    let x = try device("x"), y = try device("y", at: 60)
    for each in [x, y] {
      try each.store.createProfile("Anna")
      let anna = try each.store.profile(named: "Anna")
      try each.store.link(anna, to: shared.path)
      try each.play(10)
      let table = try each.store.table(game: "blackjack", profile: anna)
      try each.store.commit(.round(100, "win", returned: 200), at: table)
      try each.play(1)
    }
    for each in [x, y, x] {
      for name in [nil, "Anna"] { _ = try Synchroniser(each.store, profile: try each.store.profile(named: name)).run() }
    }
    #expect(try [x.balance, y.balance] == [10_022, 10_022])
    for each in [x, y] {
      #expect(try each.store.walletBalance(profile: try each.store.profile(named: "Anna")) == 10_200)
      #expect(try Audit(each.store).faults().isEmpty)
    }
  }

  @Test("two profiles of one machine cannot have one wallet in a folder")
  func profiles() throws {
    let x = try device("x")
    try x.store.renameProfile("default", to: "first")
    try x.store.createProfile("default")
    let other = try x.store.profile(named: "default")
    #expect(throws: SyncError.sharedWallet(wallet: "default", profile: "first")) {
      try x.store.link(other, to: shared.path)
    }
  }

  @Test("a folder that is gone, or that may not be written, is told of; the wallet is as it was")
  func missingFolder() throws {
    let x = try SyncDevice("x", shared.url("gone"))
    try x.play(5)
    #expect(throws: SyncError.folder(path: shared.url("gone").path, code: ENOENT)) { try x.sync() }
    var told: [String] = []
    TableSync(store: x.store, profile: .standard, strings: .host("en")) { told.append($0) }.run()
    #expect(told.count == 1 && told[0].hasSuffix("Play goes on without."))
    #expect(try x.balance == 10_005)
  }
}
