import Foundation
import TestSupport
import Testing

@testable import GameHost

/// `casino new-game` as a program: at a terminal, killed, and on a full disk, with the real template.
@Suite struct NewGameProgramTests {
  private let casino: CasinoProgram
  private var target: URL { casino.folder.url("games") }

  init() throws {
    casino = try CasinoProgram()
    try casino.folder.makeFolder("games")
  }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: target.path).sorted()) ?? [] }

  /// A game that is there is there to its last byte.
  private func expectWholeGame() throws {
    let folder = target.appending(path: "Poker")
    let record = try JSONDecoder().decode(
      ScaffoldRecord.self, from: Data(contentsOf: folder.appending(path: ScaffoldRecord.path)))
    #expect(record.files.count > 10)
    for (path, hash) in record.files {
      let bytes = try Array(Data(contentsOf: folder.appending(path: path)))
      #expect(Hexadecimal.text(Digest.sha256(bytes)) == hash, "\(path)")
    }
  }

  /// BL-181: whenever the program is ended, there is a whole game or none, and the next run tidies up.
  @Test(arguments: [SIGKILL, SIGTERM, SIGINT])
  func endedAtAnyMomentItLeavesAWholeGameOrNone(signal: Int32) throws {
    var random = SystemRandomNumberGenerator()
    for turn in 0..<(LongRun.isWanted ? 300 : 12) {
      let running = try casino.start(["new-game", "Poker", "--directory", target.path])
      // The plan is told before the first file is written; most signals are to come while files are written.
      if turn % 4 > 0 { running.read(bytes: 1) }
      for _ in 0..<Int.random(in: 0..<400, using: &random) { sched_yield() }
      running.kill(signal)
      if signal != SIGKILL { #expect(names.isEmpty || names == ["Poker"], "\(names)") }
      let isThere = names.contains("Poker")
      if isThere { try expectWholeGame() }
      let again = try casino.run("new-game", "Poker", "--directory", target.path)
      #expect(again.status == (isThere ? 2 : 0), "\(again.errors)")
      if isThere { #expect(try casino.run("new-game", "Rummy", "--directory", target.path).status == 0) }
      #expect(names == (isThere ? ["Poker", "Rummy"] : ["Poker"]))
      try expectWholeGame()
      try FileManager.default.removeItem(at: target)
      try casino.folder.makeFolder("games")
    }
  }

  /// BL-181: a file that cannot grow ends the run, and leaves nothing.
  @Test func aFullDiskLeavesNothing() throws {
    let program = BuiltProducts.url(of: "casino").path
    let result = try ShellCommand.run(
      "bash", ["-c", "ulimit -f 4; exec \"$0\" new-game Poker --directory \"$1\"", program, target.path],
      environment: ["LANG": "C.UTF-8", "LC_ALL": ""])
    #expect(result.status == 1)
    #expect(result.text.contains("cannot be written: ") && result.text.contains("nothing was left behind"))
    #expect(names.isEmpty)
    #expect(try casino.run("new-game", "Poker", "--directory", target.path).status == 0)
  }

  /// At a terminal the style is asked for, with the guess as what Enter means, and a yes before anything is written.
  @Test func aPersonIsAsked() throws {
    let terminal = try PseudoTerminal(
      #"cd "$TARGET"; "$casino" new-game Poker; echo "status=$?"; read line"#,
      environment: ["TARGET=\(target.path)"])
    try terminal.read(until: "Which style? [paytable] ")
    terminal.type("9\n")
    try terminal.read(until: "Which style? [paytable] ")
    terminal.type("1\n")
    #expect(try terminal.read(until: "Make it? [Y/n] ").contains("dealer: "))
    #expect(names.isEmpty)
    terminal.type("\n")
    #expect(try terminal.read(until: "status=").contains("casino dev\r\n"))
    #expect(try terminal.readLine() == "0" && names == ["Poker"])
    try expectWholeGame()
  }

  @Test(arguments: ["n\n", "\u{4}"]) func aNoWritesNothing(answer: String) throws {
    let terminal = try PseudoTerminal(
      #"cd "$TARGET"; "$casino" new-game Poker --style punto; echo "status=$?"; read line"#,
      environment: ["TARGET=\(target.path)"])
    try terminal.read(until: "Make it? [Y/n] ")
    terminal.type(answer)
    #expect(try terminal.read(until: "status=").contains("Nothing was written."))
    #expect(try terminal.readLine() == "0" && names.isEmpty)
  }
}
