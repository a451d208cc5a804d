import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// What others put into the folder: nothing of it is believed unseen.
struct UntrustedFolderTests {
  private let shared: TemporaryFolder
  private let x: SyncDevice
  private let y: SyncDevice

  init() throws {
    shared = try TemporaryFolder()
    x = try SyncDevice("x", shared.url)
    y = try SyncDevice("y", shared.url, at: 60)
    for _ in 0..<12 { try x.play(10) }
    try x.sync()
  }

  private var log: URL { get throws { try x.ownFolder.appending(path: "000001.jsonl") } }

  @Test("a file that is cut anywhere gives what is whole; when all of it is there, all has come", arguments: 0..<25)
  func cut(part: Int) throws {
    let whole = try Data(contentsOf: log)
    try whole.prefix(whole.count * part / 25).write(to: log)
    #expect(try y.sync().setAside.isEmpty)
    try whole.write(to: log)
    for each in [y, x, y] { try each.sync() }
    #expect(try y.balance == 10_120)
    #expect(try y.state() == (try x.state()))
  }

  @Test("a file with one byte changed is named and read up to there; its device writes it anew", arguments: 1..<20)
  func changed(part: Int) throws {
    var bytes = try Data(contentsOf: log)
    let place = bytes.count * part / 20
    bytes[place] = bytes[place] == 0x37 ? 0x38 : 0x37
    try bytes.write(to: log)
    let report = try y.sync()
    #expect(report.setAside.map(\.path) == [try log.path])
    #expect(try Audit(y.store).faults().isEmpty)
    try x.sync()
    #expect(try y.sync().setAside.isEmpty)
    try x.sync()
    #expect(try y.state() == (try x.state()))
  }

  @Test(
    "lines that were left out, doubled or exchanged are noticed", arguments: [[0, 2, 3], [0, 0, 1, 2], [1, 0, 2]])
  func moved(order: [Int]) throws {
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    let text = order.map { lines[$0] + "\n" }.joined()
    try Data(text.utf8).write(to: log)
    #expect(try y.sync().setAside.map(\.reason).contains { if case .line(_, .wrongCheck) = $0 { true } else { false } })
  }

  @Test("links are not followed, and nothing too long is read")
  func links() throws {
    let file = try log, whole = try Data(contentsOf: file)
    let elsewhere = try shared.write("", to: "elsewhere")
    try whole.write(to: elsewhere)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
    #expect(try y.sync().setAside == [SetAside(path: file.path, reason: .noFile)])
    try FileManager.default.removeItem(at: file)
    try Data(repeating: 0x20, count: Segment.greatestLength + 1).write(to: file)
    #expect(try y.sync().setAside == [SetAside(path: file.path, reason: .tooLong)])
    try Data(repeating: 0x20, count: CheckedLine.greatestLength).write(to: file)
    #expect(try y.sync().setAside == [SetAside(path: file.path, reason: .line(1, .noLine))])
    let folder = try x.ownFolder
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: shared.url)
    #expect(try y.sync().setAside == [SetAside(path: folder.path, reason: .noFile)])
    #expect(try y.balance == 10_000)
  }

  @Test("a pipe in place of a file holds nobody up")
  func pipe() throws {
    let file = try log
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o644) == 0)
    #expect(try y.sync().setAside == [SetAside(path: file.path, reason: .noFile)])
  }

  @Test("names that are not ours are named; hidden files and drafts are passed over")
  func names() throws {
    let folder = try x.ownFolder
    for name in [".syncthing.000001.jsonl.tmp", "000002.jsonl.part", "notes.txt"] {
      try Data().write(to: folder.appending(path: name))
    }
    try Data().write(to: folder.deletingLastPathComponent().appending(path: "laptop"))
    #expect(try y.sync().setAside.map(\.reason) == [.foreignName, .foreignName])
    #expect(try y.balance == 10_120)
  }

  @Test(
    "a conflict copy is named; what is in it and in the log counts once",
    arguments: [
      "000001.sync-conflict-20260131-201500-ABC.jsonl", "000001 (conflicted copy 2026-01-31).jsonl", "000001 2.jsonl",
    ])
  func conflictCopies(name: String) throws {
    let copy = try x.ownFolder.appending(path: name)
    try Data(contentsOf: log).write(to: copy)
    try x.play(1)
    try x.sync()
    #expect(try y.sync().setAside == [SetAside(path: copy.path, reason: .conflictCopy(isKnown: true))])
    #expect(try y.balance == 10_121)
  }

  @Test("a log that names another round, seed or amount than can be is not believed", arguments: Forgery.allCases)
  func forged(forgery: Forgery) throws {
    let writer = try #require(WriterID(bytes: Array(repeating: 7, count: 16)))
    var check = LineCheck.start(writer: writer, wallet: "default")
    var file: [UInt8] = []
    for text in forgery.lines {
      let content = Array(text.utf8)
      check = check.following(content)
      file += CheckedLine.bytes(content, check: check)
    }
    let folder = try shared.makeFolder("casino/default/\(writer.name)")
    try Data(file).write(to: folder.appending(path: "000001.jsonl"))
    let before = try y.balance
    let report = try y.sync()
    #expect(report.setAside.map(\.reason) == [.line(forgery.lines.count, forgery.fault)])
    #expect(try y.balance == before + 120)
    #expect(try Audit(y.store).faults().isEmpty)
  }

  @Test("settings that were altered are not taken over")
  func state() throws {
    try x.store.save(settings: ["speed": "fast"], in: .host)
    try x.sync()
    let file = try x.ownFolder.appending(path: "state.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing("fast", with: "slow").utf8).write(to: file)
    #expect(try y.sync().setAside == [SetAside(path: file.path, reason: .state(.wrongCheck))])
    #expect(try y.store.settings(in: .host).isEmpty)
    try x.sync()
    try y.sync()
    #expect(try y.store.settings(in: .host) == ["speed": "fast"])
  }
}

/// Lines with right checks whose last cannot be.
enum Forgery: CaseIterable {
  case net, settledTwice, open, negative, tooMuch, unknownShoe, wrongSeed, game, kind, backwards, escape, deep

  private static func round(_ entries: String, net: String, game: String = "blackjack", more: String = "") -> String {
    """
    {"n":2,"kind":"round","row":1,"number":1,"game":"\(game)","version":"1.0.0","rules":{},"plays":[],"hands":{},\
    "entries":[\(entries)],"net":"\(net)","balance":"0.00","opened":1,"closed":2\(more)}
    """
  }

  private static let stake = #"["stake",2,"main",0,"10.00"]"#
  private static let settle = #"["settle",3,"main",0,0,"win","20.00"]"#

  var lines: [String] {
    let sound = Self.stake + "," + Self.settle
    return switch self {
    case .net: [Self.round(sound, net: "9999.00")]
    case .settledTwice: [Self.round(sound + #",["settle",4,"main",0,0,"win","20.00"]"#, net: "30.00")]
    case .open: [Self.round(Self.stake, net: "-10.00")]
    case .negative: [Self.round(#"["stake",2,"main",0,"-10.00"],["settle",3,"main",0,0,"win","0.00"]"#, net: "10.00")]
    case .tooMuch: [#"{"n":1,"kind":"entry","row":1,"entry":"opening","amount":"10000000000.01","at":1}"#]
    case .unknownShoe: [Self.round(sound, net: "10.00", more: #","shoe":9"#)]
    case .wrongSeed:
      [
        """
        {"n":1,"kind":"shoe","row":1,"game":"blackjack","commitment":"\(String(repeating: "0", count: 64))","client":"",\
        "nonce":0,"decks":6,"cut":234,"at":1}
        """,
        #"{"n":2,"kind":"seed","row":1,"server":"\#(String(repeating: "1", count: 64))","at":2,"position":4}"#,
      ]
    case .game: [Self.round(sound, net: "10.00", game: "../x")]
    case .kind: [#"{"n":1,"kind":"gift","row":1}"#]
    case .backwards:
      [
        #"{"n":5,"kind":"entry","row":1,"entry":"correction","amount":"0.00","at":1}"#,
        #"{"n":4,"kind":"entry","row":2,"entry":"correction","amount":"5.00","at":1}"#,
      ]
    case .escape: [Self.round(sound, net: "10.00", more: #","dealt":"A\u001b[2J"# + "\"")]
    case .deep:
      [Self.round(sound, net: "10.00", more: #","x":"# + String(repeating: "[", count: 20_000))]
    }
  }

  var fault: LineFault {
    switch self {
    case .net, .settledTwice, .open: .unsound
    case .negative: .field("entries")
    case .tooMuch: .field("amount")
    case .unknownShoe: .unknownShoe
    case .wrongSeed: .wrongSeed
    case .game: .field("game")
    case .kind: .newer("gift")
    case .backwards: .field("n")
    case .escape: .field("dealt")
    case .deep: .noLine
    }
  }
}
