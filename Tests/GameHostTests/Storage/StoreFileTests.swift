import CasinoKit
import Foundation
import Glibc
import Testing

@testable import GameHost

struct StoreFileTests {
  private static func attributes(_ path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0
  }

  @Test("BL-092: folders two levels deep are made, for their owner alone, and nothing lies elsewhere")
  func folders() throws {
    let test = try TestStore()
    let deep = test.folder.appending(path: "share/casino")
    let store = try Store.open(in: deep) { test.time }
    let table = try store.table(game: "blackjack")
    try store.commit(.round(10, "push", returned: 10), at: table)
    #expect(try Self.attributes(deep.path) == 0o700)
    #expect(try Self.attributes(deep.deletingLastPathComponent().path) == 0o700)
    for name in ["casino.db", "casino.db-wal", "casino.db-shm"] {
      #expect(try Self.attributes(deep.appending(path: name).path) == 0o600)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: test.folder.path) == ["share"])
  }

  @Test("the write-ahead log is on, foreign keys are checked, the version is that of the program")
  func pragmas() throws {
    let store = try TestStore().open()
    #expect(try store.number("PRAGMA user_version") == Schema.version)
    #expect(try store.number("PRAGMA foreign_keys") == 1)
    #expect(try store.database.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
    #expect(throws: StoreError.self) { try store.database.run("INSERT INTO games (profile, name) VALUES (9, 'x')") }
  }

  /// What became of a file of some thousand bytes.
  enum Damage: CaseIterable {
    case empty, beginning, half, noise, logAlone

    func applied(to bytes: Data) -> Data? {
      switch self {
      case .empty: Data()
      case .beginning: bytes.prefix(50)
      case .half: bytes.prefix(bytes.count / 2)
      case .noise: Data(repeating: 0x5a, count: bytes.count)
      case .logAlone: nil
      }
    }
  }

  @Test("BL-081: a damaged file is kept aside and told of; nothing of it is lost", arguments: Damage.allCases)
  func damage(_ damage: Damage) throws {
    let test = try TestStore()
    do { _ = try test.open().table(game: "blackjack") }
    let broken = damage.applied(to: try Data(contentsOf: test.file))
    try FileManager.default.removeItem(at: test.file)
    try broken?.write(to: test.file)
    let log = URL(filePath: test.file.path + "-wal")
    try Data("the log".utf8).write(to: log)
    let kept = test.file.path + ".damaged-20260131T201500Z"
    #expect(throws: StoreError.damaged(path: test.file.path, keptAs: kept)) { try test.open() }
    #expect(FileManager.default.contents(atPath: kept) == broken)
    #expect(FileManager.default.contents(atPath: kept + "-wal") == Data("the log".utf8))
    #expect(try test.open().table(game: "blackjack").balance == 10_000)
  }

  @Test("a second damage in the same second does not write over the first")
  func damagedTwice() throws {
    let test = try TestStore()
    for name in ["damaged-20260131T201500Z", "damaged-20260131T201500Z-2"] {
      try Data().write(to: test.file)
      #expect(throws: StoreError.damaged(path: test.file.path, keptAs: "\(test.file.path).\(name)")) {
        try test.open()
      }
    }
  }

  @Test("a start that was killed while it made the file leaves nothing in the way")
  func killedAtCreation() throws {
    let test = try TestStore()
    try Data().write(to: URL(filePath: test.file.path + ".new-1-2"))
    #expect(try test.open().table(game: "blackjack").balance == 10_000)
    #expect(try Self.attributes(test.file.path) == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: test.folder.path).filter { $0.contains("new") }
    #expect(names == ["casino.db.new-1-2"])
  }

  @Test("many first starts at once make one file with one wallet")
  func firstStarts() async throws {
    let test = try TestStore()
    let folder = test.folder
    try await withThrowingTaskGroup(of: Chips.self) { group in
      for _ in 0..<8 {
        group.addTask { try Store.open(in: folder) { Date(timeIntervalSince1970: 0) }.walletBalance() }
      }
      for try await balance in group { #expect(balance == 10_000) }
    }
    #expect(try test.open().number("SELECT count(*) FROM entries") == 1)
  }

  @Test("BL-090: a newer format is refused and the file stays as it is")
  func newer() throws {
    let test = try TestStore()
    do { try test.open().database.run("PRAGMA user_version = 99") }
    let bytes = try Data(contentsOf: test.file)
    #expect(throws: StoreError.newerVersion(path: test.file.path, found: 99, known: Schema.version)) { try test.open() }
    #expect(try Data(contentsOf: test.file) == bytes)
    #expect(try FileManager.default.contentsOfDirectory(atPath: test.folder.path) == ["casino.db"])
  }

  @Test("another program's database is refused and stays as it is")
  func foreign() throws {
    let test = try TestStore()
    do { try test.open().database.run("PRAGMA application_id = 1") }
    let bytes = try Data(contentsOf: test.file)
    #expect(throws: StoreError.foreignFile(path: test.file.path)) { try test.open() }
    #expect(try Data(contentsOf: test.file) == bytes)
  }

  @Test("a file where the folder should be, a folder where the file should be")
  func wrongKind() throws {
    let test = try TestStore()
    let file = test.folder.appending(path: "file")
    try Data().write(to: file)
    for folder in [file, file.appending(path: "below")] {
      #expect(throws: StoreError.folder(path: folder.path, code: ENOTDIR)) {
        try Store.open(in: folder) { test.time }
      }
    }
    try FileManager.default.createDirectory(at: test.file, withIntermediateDirectories: true)
    #expect(throws: StoreError.self) { try test.open() }
  }

  @Test(
    "results of SQLite have a meaning",
    arguments: [
      (13, StoreError.diskFull), (10, .diskFailed(code: 10)), (10 | 3 << 8, .diskFailed(code: 778)),
      (8, .readOnly(path: "p")), (5, .busy), (6, .busy), (11, .damaged(path: "p", keptAs: nil)),
      (26, .damaged(path: "p", keptAs: nil)), (14, .cannotOpen(path: "p", reason: .database("t"))),
      (1, .unexpected(code: 1, text: "t")),
    ] as [(Int32, StoreError)])
  func meanings(code: Int32, error: StoreError) {
    #expect(StoreError(sqlite: code, text: "t", path: "p") == error)
  }
}
