import Foundation
import TestSupport
import Testing

/// A hand is finished by the very program that dealt it, whatever lies in its place meanwhile.
@Suite struct KeptBuildTests {
  /// A copy of Blackjack in a folder of its own, as an author has it who builds it anew in the middle of a hand.
  private struct Copy {
    var casino: CasinoProgram
    let path: String

    init() throws {
      casino = try CasinoProgram()
      // In a sandbox nobody outside sees which program it is.
      casino.environment["PATH"] = "/nowhere"
      let folder = casino.folder.url("Blackjack")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      path = folder.appending(path: "Blackjack").path
      try FileManager.default.copyItem(
        at: Checkout.root.appending(path: "Plugins/Blackjack/Resources"), to: folder.appending(path: "Resources"))
      try build(time: 1_000_000)
    }

    func build(time: Double) throws {
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.copyItem(at: BuiltProducts.url(of: "Blackjack"), to: URL(filePath: path))
      let date = Date(timeIntervalSince1970: time)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }

    func play(_ lines: String...) throws -> CasinoProgram.Run {
      try casino.run(
        ["play", path, "--ui", "text", "--yes", "--cards", "TS 9D 6H 8C"], input: lines.map { $0 + "\n" }.joined())
    }
  }

  @Test func theProgramThatDealtAHandFinishesItAndTheNewOneDealsTheNext() throws {
    let copy = try Copy()
    _ = try copy.play("bet 100", "deal")
    try copy.build(time: 2_000_000)
    let running = try copy.casino.start(["play", copy.path, "--ui", "text", "--yes"])
    #expect(running.read(until: "Your hand is still open").contains("still open"))
    #expect(try program(of: running).contains("/builds/blackjack~path/1.0.0-"))
    try running.type("stand")
    _ = running.read(until: "You lose 100")
    try running.type("bet 10")
    _ = running.read(until: "Main bet: 10")
    #expect(try program(of: running) == copy.path)
    try running.type("quit")
    _ = running.read(until: "never")
    running.process.waitUntilExit()
    #expect(running.status == 0)
    #expect(try copy.casino.history("blackjack~path").map { $0["net"] as? String } == ["-100.00"])
  }

  @Test func whereThatProgramIsGoneTheStakesReturn() throws {
    let copy = try Copy()
    _ = try copy.play("bet 100", "deal")
    try copy.build(time: 2_000_000)
    try FileManager.default.removeItem(at: copy.casino.folder.url("builds"))
    let after = try copy.play("balance")
    #expect(after.output.contains("Your stakes are back: 100."))
    #expect(after.output.contains("Balance 10,000."))
    let round = try #require(try copy.casino.history("blackjack~path").first)
    #expect(round["net"] as? String == "0.00")
    let results = try #require(round["results"] as? [[String: Any]])
    #expect(results.map { $0["outcome"] as? String } == ["voided"])
    #expect(try copy.casino.run("doctor").output.contains("the record is sound"))
    #expect(try copy.casino.run("verify").output.contains("1 round voided"))
  }

  /// The path of the program that plays for a host.
  private func program(of host: CasinoProgram.Running) throws -> String {
    let pid = host.process.processIdentifier
    let children = try String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)
    let child = try #require(children.split(separator: " ").last)
    return try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(child)/exe")
  }
}
