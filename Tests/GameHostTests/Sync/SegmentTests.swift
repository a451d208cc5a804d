import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// Logs of several files.
struct SegmentTests {
  private let shared: TemporaryFolder
  private let x: SyncDevice
  private let y: SyncDevice

  init() throws {
    shared = try TemporaryFolder()
    x = try SyncDevice("x", shared.url)
    y = try SyncDevice("y", shared.url, at: 60)
    let table = try x.store.table(game: "blackjack")
    // Long rules, so that few rounds fill a file.
    let text = JSONValue.text(String(repeating: "r", count: Sanitizer.greatestTitle))
    for _ in 0..<25 {
      var round = RoundCommit.round(10, "win", returned: 20)
      round.rules = .object(["texts": .list(Array(repeating: text, count: 150))])
      try x.store.commit(round, at: table)
    }
    try x.sync()
  }

  private func file(_ number: Int) throws -> URL { try x.ownFolder.appending(path: Segment.name(number)) }

  @Test("a closed file never changes again; what comes later goes into the last")
  func closed() throws {
    let before = try (1...2).map { try Data(contentsOf: file($0)) }
    #expect(before.map { $0.count >= Segment.length } == [true, true])
    try x.play(1)
    #expect(try x.sync().sent == 2, "a shoe and a round")
    #expect(try (1...2).map { try Data(contentsOf: file($0)) } == before)
    try y.sync()
    #expect(try y.balance == 10_251)
  }

  @Test("files come in any order; what follows a missing one waits", arguments: [1, 2, 3])
  func order(missing: Int) throws {
    let place = shared.url("later")
    try FileManager.default.moveItem(at: file(missing), to: place)
    #expect(try y.sync().setAside.isEmpty)
    try FileManager.default.moveItem(at: place, to: file(missing))
    for each in [y, x, y] { try each.sync() }
    #expect(try y.state() == (try x.state()))
    #expect(try y.balance == 10_250)
  }

  @Test("a closed file that is damaged, gone or exchanged is written anew, byte by byte the same", arguments: 0..<3)
  func anew(kind: Int) throws {
    let whole = try Data(contentsOf: file(2))
    switch kind {
    case 0: try whole.prefix(whole.count / 2).write(to: file(2))
    case 1: try FileManager.default.removeItem(at: file(2))
    default: try Data(contentsOf: file(1)).write(to: file(2))
    }
    #expect(try !x.sync().isNewDevice)
    #expect(try Data(contentsOf: file(2)) == whole)
    try y.sync()
    #expect(try y.balance == 10_250)
  }
}
