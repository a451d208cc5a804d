import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// Purses on two devices and one folder.
struct PurseSyncTests {
  private let shared: TemporaryFolder
  private let author = GameOrigin.author(1)
  private let other = GameOrigin.author(2)

  init() throws { shared = try TemporaryFolder() }

  private func device(_ name: String, at seconds: Double = 0, author: GameOrigin? = nil) throws -> SyncDevice {
    let device = try SyncDevice(name, shared.url, at: seconds)
    if let author { try device.store.claim("poker", for: author, bundled: []) }
    return device
  }

  private func expectOneState(_ devices: SyncDevice...) throws {
    let states = try devices.map { try $0.state() }
    for (device, state) in zip(devices, states) {
      #expect(state == states[0], "\(device.name) differs from \(devices[0].name)")
      #expect(try Audit(device.store).faults().isEmpty, "\(device.name)")
    }
  }

  @Test(arguments: 0..<6) func aPurseIsTheSameEverywhere(turn: Int) throws {
    let x = try device("x", author: author), y = try device("y", at: 60)
    for each in [x, y, x] { try each.sync() }
    try x.store.fillPurse(of: "poker", 500, profile: .standard)
    try x.play(200, game: "poker", isForeign: true)
    try y.play(-50)
    try x.sync()
    try y.sync()
    try y.store.claim("poker", for: author, bundled: [])
    try y.play(-300, game: "poker", isForeign: true)
    try y.store.emptyPurse(of: "poker", 100, profile: .standard)
    try x.play(10)
    let orders = [[x, y, x], [y, x, y], [x, x, y, x], [y, y, x, y], [x, y, y, x], [y, x, x, y]]
    for each in orders[turn] { try each.sync() }
    try expectOneState(x, y)
    let purse = try #require(try x.store.purse(of: "poker", profile: .standard))
    #expect((purse.balance, purse.own) == (300, 400))
    #expect(try x.balance == 10_000 - 500 + 100 - 50 + 10)
    #expect(try y.store.origin(of: "poker") == author)
  }

  @Test func gamesOfOneWordAndTwoAuthorsStayApart() throws {
    let x = try device("x", author: author), y = try device("y", at: 60, author: other)
    for each in [x, y, x] { try each.sync() }
    try x.store.fillPurse(of: "poker", 500, profile: .standard)
    try x.play(200, game: "poker", isForeign: true)
    try y.store.fillPurse(of: "poker", 70, profile: .standard)
    for each in [x, y, x] { try each.sync() }
    #expect(try x.store.purse(of: "poker", profile: .standard)?.balance == 700)
    #expect(try y.store.purse(of: "poker", profile: .standard)?.balance == 70)
    #expect(try y.store.purses(of: .standard).map(\.balance) == [70, 700])
    #expect(try [x.balance, y.balance] == [9_430, 9_430])
    #expect(try y.store.rounds(game: "poker", limit: 9).isEmpty)
    for each in [x, y] { #expect(try Audit(each.store).faults().isEmpty) }
  }

  @Test func aCopiedDataFolderGoesOnAsAnotherDevice() throws {
    let x = try device("x", author: author)
    try x.store.fillPurse(of: "poker", 500, profile: .standard)
    try x.play(200, game: "poker", isForeign: true)
    try x.sync()
    let copy = try SyncDevice("copy", copyOf: x, shared.url)
    try x.store.fillPurse(of: "poker", 30, profile: .standard)
    try copy.play(-100, game: "poker", isForeign: true)
    try copy.store.emptyPurse(of: "poker", 50, profile: .standard)
    for each in [x, copy, x, copy, x] { try each.sync() }
    try expectOneState(x, copy)
    #expect(try x.store.purse(of: "poker", profile: .standard)?.balance == 580)
    #expect(try x.balance == 10_000 - 500 - 30 + 50)
  }

  @Test func whatWasReadIsForgottenWhole() throws {
    let x = try device("x", author: author), y = try device("y", at: 60)
    try x.store.fillPurse(of: "poker", 500, profile: .standard)
    try x.play(200, game: "poker", isForeign: true)
    for each in [x, y, x] { try each.sync() }
    let wallet = try #require(try y.store.wallet(of: .standard))
    let device = try #require(try y.store.knownDevice(of: try x.writer))
    try y.store.database.transaction { () throws(StoreError) in
      try y.store.forget(device, account: wallet.account, profile: .standard, writer: wallet.writer)
    }
    #expect(try Audit(y.store).faults().isEmpty)
    #expect(try y.store.purse(of: "poker", profile: .standard)?.balance == .zero)
    for each in [y, x, y] { try each.sync() }
    try expectOneState(x, y)
  }

  @Test(arguments: [
    #"{"n":1,"kind":"purse","row":1,"other":1,"game":"poker","origin":"O","amount":"5.00","at":1}"#,
    #"{"n":1,"kind":"purse","row":1,"other":2,"game":"poker","origin":"bundled","amount":"5.00","at":1}"#,
    #"{"n":1,"kind":"purse","row":1,"other":2,"game":"po~ker","origin":"O","amount":"5.00","at":1}"#,
    #"{"n":1,"kind":"purse","row":1,"other":2,"game":"poker","origin":"O","amount":"0.00","at":1}"#,
    #"{"n":1,"kind":"purse","row":1,"other":2,"game":"poker","origin":"author:zz","amount":"5.00","at":1}"#,
  ])
  func forgedLinesAreNotRead(line: String) {
    let origin = author.kept ?? ""
    let bytes = Array(line.replacingOccurrences(of: "\"O\"", with: "\"\(origin)\"").utf8)
    #expect(throws: LineFault.self) { try LogLine(content: bytes) }
  }

  @Test func aLineReadsBackAsItWasWritten() throws {
    let purse = LoggedPurse(
      row: 4, other: 5, game: "poker", origin: try #require(author.kept), amount: -500, at: 1_769_890_500)
    let line = LogLine(number: 3, event: .purse(purse))
    #expect(try LogLine(content: line.content) == line)
  }
}
