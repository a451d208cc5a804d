import Foundation
import TestSupport
import Testing

/// The same wallet on two devices whose folders two real Syncthing programs keep alike.
@Suite(.serialized, .enabled(if: SyncthingPair.program != nil, "Debian's package syncthing is not installed"))
struct SyncthingTests {
  private let pair: SyncthingPair

  init() throws { pair = try SyncthingPair() }

  private func play(_ casino: CasinoProgram, rounds: Int, bet: Int = 10) throws {
    let round = ["bet \(bet)", "deal", "no insurance", "stand"]
    let input = Array(repeating: round, count: rounds).joined().map { $0 + "\n" }.joined()
    _ = try casino.run(["play", "blackjack", "--ui", "text"], input: input)
  }

  private func balance(_ casino: CasinoProgram) throws -> String {
    String(try casino.run("sync").output + casino.play(typing: "balance").output)
      .split(separator: "\n").last { $0.contains("Balance ") }.map(String.init) ?? ""
  }

  /// What was won and lost in all rounds of the history, each device's own names aside.
  private func nets(_ casino: CasinoProgram) throws -> [String] {
    try casino.history().compactMap { $0["net"] as? String }.sorted()
  }

  @Test("offline on both sides, then together; at last a copied data folder that makes Syncthing keep a conflict copy")
  func twoDevices() throws {
    let x = try CasinoProgram(), y = try CasinoProgram()
    #expect(try x.run("sync", "--folder", pair.folders[0].path).status == 0)
    #expect(try y.run("sync", "--folder", pair.folders[1].path).status == 0)
    try play(x, rounds: 3)
    try play(y, rounds: 2)
    #expect(pair.settle())
    for casino in [x, y] { #expect(try casino.run("sync").status == 0) }
    #expect(pair.settle())
    #expect(try nets(x).count == 5)
    #expect(try nets(x) == (try nets(y)))
    #expect(try balance(x) == (try balance(y)))
    try conflict(x, y)
  }

  private func conflict(_ x: CasinoProgram, _ y: CasinoProgram) throws {
    let copy = try CasinoProgram()
    for name in ["casino.db", "casino.db-wal"] where FileManager.default.fileExists(atPath: x.folder.url(name).path) {
      try FileManager.default.copyItem(at: x.folder.url(name), to: copy.folder.url(name))
    }
    #expect(pair.settle() && pair.setPaused(true))
    #expect(try copy.run("sync", "--folder", pair.folders[1].path).status == 0)
    try play(x, rounds: 2)
    // The same cards come from the same shoe; with the same bet it would be the very same round.
    try play(copy, rounds: 1, bet: 20)
    #expect(pair.scan())
    #expect(pair.setPaused(false))
    #expect(pair.settle())
    let conflicts = pair.files(0).keys.filter { $0.contains(".sync-conflict-") }
    #expect(!conflicts.isEmpty)
    for _ in 0..<3 {
      for casino in [x, copy, y] { #expect(try casino.run("sync").status == 0) }
      #expect(pair.settle())
    }
    #expect(try y.run("sync").output.contains("a conflict copy"))
    #expect(try nets(x).count == 8)
    for casino in [y, copy] {
      #expect(try nets(casino) == (try nets(x)))
      #expect(try balance(casino) == (try balance(x)))
    }
  }
}
