import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// Data folders that are copies of others, or older states of themselves.
struct CopiedDeviceTests {
  private let shared: TemporaryFolder

  init() throws { shared = try TemporaryFolder() }

  private func expectOneState(_ devices: [SyncDevice]) throws {
    for device in devices {
      #expect(try device.state().difference(from: devices[0].state()).isEmpty, "\(device.name)")
      #expect(try Audit(device.store).faults().isEmpty, "\(device.name)")
    }
  }

  @Test("a data folder that was copied goes on as another device, and every round counts once")
  func copied() throws {
    let x = try SyncDevice("x", shared.url), y = try SyncDevice("y", shared.url, at: 60)
    for _ in 0..<3 { try x.play(10) }
    for each in [x, y, x] { try each.sync() }
    let copy = try SyncDevice("copy", copyOf: x, shared.url)
    try x.play(100)
    try copy.play(7)
    try copy.play(-1)
    let practice = try copy.store.table(game: "blackjack", practice: PracticeOptions(stack: 500))
    try copy.store.commit(.round(10, "win", returned: 20), at: practice)
    for each in [x, y] { try each.sync() }
    #expect(try copy.sync().isNewDevice)
    for each in [x, y, copy, x, y] { #expect(try !each.sync().isNewDevice) }
    #expect(try x.balance == 10_136)
    #expect(try copy.store.rounds(game: "blackjack", limit: 9).filter { !$0.isPractice }.map(\.net) == [-1, 7])
    #expect(try copy.writer != x.writer)
    // The copy still has its practice round, which nobody else has.
    try copy.store.database.run(
      "DELETE FROM entries WHERE round IN (SELECT rounds.id FROM rounds WHERE account = ?)", SQLValue(practice.account))
    try copy.store.database.run("DELETE FROM entries WHERE account = ?", SQLValue(practice.account))
    try copy.store.database.run("UPDATE accounts SET balance = 0 WHERE id = ?", SQLValue(practice.account))
    try copy.store.database.run("UPDATE tables SET last_round = NULL WHERE account = ?", SQLValue(practice.account))
    try copy.store.database.run("DELETE FROM rounds WHERE account = ?", SQLValue(practice.account))
    for device in [y, copy] { #expect(try device.state().difference(from: x.state()).isEmpty, "\(device.name)") }
    #expect(try Audit(x.store).faults().isEmpty)
  }

  @Test("a data folder that was set back to an older state gets back what it had played since")
  func restored() throws {
    let x = try SyncDevice("x", shared.url), y = try SyncDevice("y", shared.url, at: 60)
    try x.play(10)
    for each in [x, y] { try each.sync() }
    let old = try SyncDevice("old", copyOf: x, shared.url)
    for _ in 0..<20 { try x.play(10) }
    try x.sync()
    #expect(try old.sync().isNewDevice)
    #expect(try old.balance == 10_210)
    try old.play(3)
    for each in [old, y, old, y] { try each.sync() }
    try expectOneState([old, y])
    #expect(try y.balance == 10_213)
  }

  @Test("the shoe and the next seed that both copies had are dealt from by neither's other")
  func shoes() throws {
    let x = try SyncDevice("x", shared.url)
    try x.play(10)
    try x.sync()
    let copy = try SyncDevice("copy", copyOf: x, shared.url)
    try x.play(1)
    try x.sync()
    try copy.sync()
    try copy.play(1)
    let commitments = try copy.store.database.rows(
      "SELECT hex(commitment) FROM seeds JOIN shoes ON shoes.seed = seeds.id"
    ) { $0.text(0) }
    #expect(Set(commitments).count == 2)
    let table = try copy.store.table(game: "blackjack")
    #expect(try Dealer(store: copy.store, table: table).cardsRemaining == 48)
  }

  @Test("a copy with an open hand finishes it first")
  func openHand() throws {
    let x = try SyncDevice("x", shared.url), y = try SyncDevice("y", shared.url, at: 60)
    try x.play(10)
    try x.sync()
    let copy = try SyncDevice("copy", copyOf: x, shared.url)
    try x.play(5)
    for each in [x, y] { try each.sync() }
    let table = try copy.store.table(game: "blackjack"), dealer = try Dealer(store: copy.store, table: table)
    _ = try dealer.startRound(plan: SyncDevice.plan)
    try copy.store.commit(.deal(100), at: table, dealer: dealer)
    #expect(throws: SyncError.handIsOpen) { try copy.sync() }
    try copy.store.commit(.end("playerWins", returned: 200), at: table, dealer: dealer)
    #expect(try copy.sync().isNewDevice)
    for each in [x, y, copy, x, y] { try each.sync() }
    try expectOneState([x, y, copy])
    #expect(try x.balance == 10_115)
  }

  @Test("two copies that wrote one log at one time: the one whose file lost goes on as another device")
  func conflict() throws {
    let x = try SyncDevice("x", shared.url), z = try SyncDevice("z", shared.url, at: 60)
    try x.play(10)
    try x.sync()
    let copy = try SyncDevice("copy", copyOf: x, shared.url)
    let log = try x.ownFolder.appending(path: "000001.jsonl")
    try copy.play(7)
    try copy.play(8)
    try copy.sync()
    let copys = try Data(contentsOf: log)
    // Z reads the one, and then the other wins.
    try z.sync()
    #expect(try z.balance == 10_025)
    try x.play(100)
    let other = try TemporaryFolder()
    try x.store.database.run("UPDATE links SET folder = ?", .text(other.path))
    try x.sync()
    let place = other.url("casino/default/\(try x.writer.name)/000001.jsonl")
    try FileManager.default.removeItem(at: log)
    try FileManager.default.copyItem(at: place, to: log)
    try copys.write(to: try x.ownFolder.appending(path: "000001.sync-conflict-20260131-201500-ABCDEFG.jsonl"))
    try x.store.database.run("UPDATE links SET folder = ?", .text(shared.path))
    let report = try z.sync()
    #expect(report.setAside.map(\.reason) == [.conflictCopy(isKnown: false)])
    #expect(try z.balance == 10_110)
    #expect(try copy.sync().isNewDevice)
    for each in [x, z, copy, x, z] { #expect(try !each.sync().isNewDevice) }
    try expectOneState([x, z, copy])
    #expect(try x.balance == 10_125)
  }
}
