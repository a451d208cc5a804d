import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

struct ModuleLogTests {
  @Test func aLogIsCappedAndSaysSo() throws {
    let table = try MisfitTable("prints")
    _ = try table.playRound(Card(.seven, of: .hearts))
    table.connection.end()
    let log = try Data(contentsOf: #require(table.connection.log))
    let end = "\n[1048576 bytes are kept of what a game prints; the rest is dropped]\n"
    #expect(log.count == ModuleLog.greatest + end.utf8.count)
    #expect(String(decoding: log.suffix(end.utf8.count), as: UTF8.self) == end)
    #expect(String(decoding: log.prefix(15), as: UTF8.self) == "chatter chatter")
  }

  @Test func theLogBeforeIsKept() throws {
    let folder = try TemporaryFolder()
    for text in ["first", "second", "third"] {
      let log = ModuleLog(folder: folder.url, game: "poker")
      try print(text, into: log)
      log.close()
    }
    #expect(try String(contentsOf: folder.url.appending(path: "poker.log"), encoding: .utf8) == "third")
    #expect(try String(contentsOf: folder.url.appending(path: "poker.log.1"), encoding: .utf8) == "second")
  }

  @Test(arguments: [
    (
      ["Poker/Hand.swift:12: Fatal error: Index out of range\nThread 0 crashed:\n"],
      "Poker/Hand.swift:12: Fatal error: Index out of range"
    ),
    (["Poker.swift:1: Fatal er", "ror: no card\n"], "Poker.swift:1: Fatal error: no card"),
    (["*** Program crashed: Illegal instruction at 0x1 ***\n"], "*** Program crashed: Illegal instruction at 0x1 ***"),
    (["Fatal error: first\n*** Program crashed ***\n"], "Fatal error: first"),
    (["all is well\n"], nil),
  ])
  func theLastWordsAreFound(printed: [String], expected: String?) throws {
    let log = ModuleLog(folder: try TemporaryFolder().url, game: "poker")
    for part in printed { try print(part, into: log) }
    #expect(log.lastWords == expected)
  }

  @Test func whereNoFileCanBeMadeNothingIsKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("in the way", to: "logs")
    let log = ModuleLog(folder: folder.url.appending(path: "logs"), game: "poker")
    try print("Fatal error: x\n", into: log)
    #expect(log.file == nil)
    #expect(log.lastWords == "Fatal error: x")
  }

  private func print(_ text: String, into log: ModuleLog) throws {
    let pipe = try Descriptor.pipe()
    #expect(write(pipe.writing, text, text.utf8.count) == text.utf8.count)
    close(pipe.writing)
    #expect(!log.drain(pipe.reading))
    close(pipe.reading)
  }
}
