import Foundation
import TestSupport
import Testing

/// The real program with two data folders and one folder that both are linked to.
@Suite struct SyncPlayTests {
  private let shared: TemporaryFolder
  private let x: CasinoProgram
  private let y: CasinoProgram

  init() throws {
    (shared, x, y) = (try TemporaryFolder(), try CasinoProgram(), try CasinoProgram())
  }

  private func play(_ casino: CasinoProgram, rounds: Int = 2) throws {
    let round = ["bet 10", "deal", "no insurance", "stand"]
    let input = Array(repeating: round, count: rounds).joined().map { $0 + "\n" }.joined()
    _ = try casino.run(["play", "blackjack", "--ui", "text"], input: input)
  }

  private func balance(_ casino: CasinoProgram) throws -> String {
    let output = try casino.play(typing: "balance").output
    return String(output.split(separator: "\n").last { $0.contains("Balance ") } ?? "")
  }

  @Test("what is played on one device is on the other at its next start, by itself")
  func twoDevices() throws {
    for casino in [x, y] {
      let run = try casino.run("sync", "--folder", shared.path)
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(run.lines[0] == "The wallet 'default' is synchronised through '\(shared.path)'.")
    }
    try play(x)
    try play(y, rounds: 3)
    try play(x, rounds: 1)
    for casino in [x, y, x] { #expect(try casino.run("sync").status == 0) }
    let histories = try [x.history(), y.history()]
    #expect(histories.map(\.count) == [6, 6])
    for history in histories { #expect(history.count { $0["device"] == nil } == 3) }
    let nets = histories.map { $0.compactMap { ($0["net"] as? String).flatMap(Double.init) }.reduce(0, +) }
    #expect(nets[0] == nets[1])
    #expect(try balance(x) == (try balance(y)))
    #expect(try x.run("sync").lines == ["Up to date: nothing went out, nothing came in."])
  }

  @Test("the statistics sheet counts the hands of both devices, the settings sheet says where the wallet is")
  func sheets() throws {
    for casino in [x, y] { _ = try casino.run("sync", "--folder", shared.path) }
    try play(x)
    try play(y, rounds: 3)
    #expect(try x.play(typing: "statistics").output.contains(" in 5 rounds"))
    let sheet = try x.play(typing: "settings").output
    #expect(sheet.contains("Other machines: synchronised: \(shared.path), "))
  }

  @Test("contradicting settings of two devices: the table is laid all the same")
  func contradiction() throws {
    _ = try x.play(typing: "set surrender=late")
    _ = try y.play(typing: "set hole=none")
    for casino in [x, y, x] { _ = try casino.run("sync", "--folder", shared.path) }
    for casino in [x, y] {
      let run = try casino.play(typing: "settings", "balance")
      #expect(run.status == 0 && run.output.contains("Balance 10,000."), "\(run.errors)")
      #expect(run.output.contains("Hole card: no hole card") != run.output.contains("Surrender: late"))
    }
  }

  @Test("a folder that is gone is told of in a sentence, and play goes on")
  func folderGone() throws {
    let folder = try shared.makeFolder("stick")
    _ = try x.run("sync", "--folder", folder.path)
    try FileManager.default.removeItem(at: folder)
    let run = try x.play(typing: "balance")
    #expect(run.status == 0 && run.output.contains("Balance 10,000."))
    #expect(run.errors.contains("cannot be used for synchronising: No such file or directory. Play goes on without."))
    let command = try x.run("sync")
    #expect(command.status == 1 && command.output.isEmpty)
  }

  @Test("status and off, and what is not linked")
  func commands() throws {
    #expect(try x.run("sync", "--status").lines == ["Not synchronised. To begin: casino sync --folder DIR"])
    #expect(try x.run("sync").status == 2)
    #expect(try x.run("sync", "--off").status == 2)
    #expect(try x.run("sync", "--folder", shared.url("none").path).status == 1)
    #expect(try x.run("sync", "--status", "--off").status == 2)
    _ = try y.run("sync", "--folder", shared.path)
    _ = try x.run("sync", "--folder", shared.path)
    let status = try x.run("sync", "--status")
    #expect(status.lines.contains("Other devices") && status.output.contains(shared.path))
    #expect(try x.run("sync", "--off").status == 0)
    #expect(try x.run("sync", "--status").lines == ["Not synchronised. To begin: casino sync --folder DIR"])
  }
}
