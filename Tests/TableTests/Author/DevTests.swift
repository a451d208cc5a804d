import Foundation
import TestSupport
import Testing

@testable import GameHost

/// `casino dev`: what is saved is built, and the hand goes on.
@Suite(.serialized) struct DevTests {
  @Test func theHandGoesOnWithWhatWasSaved() throws {
    let desk = try AuthorsDesk()
    let table = try desk.develop("--cards", "KS 4C")
    defer { table.kill(SIGKILL) }
    #expect(table.read(until: "Place your bet").contains("Practice table"))
    try table.type("bet 10")
    try table.type("deal")
    #expect(table.read(until: "Raise or fold?").contains("king of spades"))
    // The words come with the next start of the program; nothing is built for them.
    try desk.change("Resources/Localizable.xcstrings", "Raise or fold?", to: "Up or down?")
    #expect(table.read(until: "Up or down?").contains("king of spades"))
    try expectCompilerAtTheTable(table, desk)
    try expectTheCrash(table, desk)
    try table.type("raise")
    #expect(table.read(until: "Balance").contains("You win"))
    try table.type("quit")
    table.process.waitUntilExit()
    #expect(table.status == 0)
    #expect(try desk.casino.run("verify").status == 0)
    #expect(try desk.casino.run("doctor").output.contains("the record is sound"))
  }

  private func expectCompilerAtTheTable(_ table: CasinoProgram.Running, _ desk: AuthorsDesk) throws {
    try desk.change("Engine/WarEngine.swift", "let rules:", to: "let broken: Int = \"a\"\n  let rules:")
    #expect(table.read(until: "cannot convert value").contains("War does not build: 1 error"))
    // The table goes on with the program that it has.
    try table.type("balance")
    #expect(table.read(until: "Up or down?").contains("Balance 9,990."))
    try desk.change("Engine/WarEngine.swift", "let broken: Int = \"a\"\n  let rules:", to: "let  rules:")
    let mended = table.read(until: "Up or down?")
    #expect(mended.contains("War is built and laid anew.") && mended.contains("king of spades"), "\(mended)")
  }

  /// A program that crashes ends nothing: the next one plays on.
  private func expectTheCrash(_ table: CasinoProgram.Running, _ desk: AuthorsDesk) throws {
    let view = "Views/GameTableView.swift", sound = "  var body: some View {"
    try desk.change(
      view, sound, to: "  var body: some View {\n    let _ = precondition(state.strings.language.isEmpty, \"oh no\")")
    #expect(table.read(until: "The table waits for the next build.").contains("crashed"))
    try table.type("raise")
    _ = table.read(until: "The table waits for the next build.")
    try desk.change(view, "\n    let _ = precondition(state.strings.language.isEmpty, \"oh no\")", to: "")
    #expect(table.read(until: "Up or down?").contains("king of spades"))
  }

  /// The rules were changed so that the hand cannot be what it was: its stakes go back.
  @Test func aHandThatTheNewRulesCannotPlayIsGivenBack() throws {
    let desk = try AuthorsDesk()
    let table = try desk.develop("--cards", "KS 4C")
    defer { table.kill(SIGKILL) }
    _ = table.read(until: "Place your bet")
    try table.type("bet 10")
    try table.type("deal")
    _ = table.read(until: "Raise or fold?")
    try desk.change("Models/WarBet.swift", "case ante", to: "case ante = \"stake\"")
    let said = table.read(until: "Place your bet")
    #expect(said.contains("your stakes are back: 10."), "\(said)")
    try table.type("balance")
    #expect(table.read(until: "Balance 10,000.").contains("10,000"))
  }

  @Test func theCompilerIsShownAtADrawnTable() throws {
    let desk = try AuthorsDesk()
    let terminal = try PseudoTerminal(
      #""$casino" dev "$GAME" --data-dir "$DATA"; echo "status=$?"; read line"#,
      environment: desk.casino.environment.map { "\($0)=\($1)" } + [
        "GAME=\(desk.game.path)", "DATA=\(desk.casino.folder.path)", "HOME=\(desk.casino.folder.path)",
      ])
    try terminal.read(until: "PAIR")
    try desk.change("Engine/WarEngine.swift", "let rules:", to: "let broken: Int = \"a\"\n  let rules:")
    let shown = try terminal.read(until: "cannot convert")
    #expect(shown.contains("Engine/WarEngine.swift:"))
    try desk.change("Engine/WarEngine.swift", "let broken: Int = \"a\"\n  let rules:", to: "let rules:")
    try terminal.read(until: "laid anew")
    terminal.type("q")
    try terminal.read(until: "status=")
    #expect(try terminal.readLine() == "0")
  }

  @Test func aDebuggerIsWaitedFor() throws {
    let desk = try AuthorsDesk()
    let table = try desk.develop("--wait-for-debugger")
    defer { table.kill(SIGKILL) }
    var said = ""
    while !said.contains("gdb -p ") {
      let next = table.errors.fileHandleForReading.availableData
      guard !next.isEmpty else { break }
      said += String(decoding: next, as: UTF8.self)
    }
    #expect(said.contains("War waits for a debugger as process "), "\(said)")
    let process = try #require(said.split(separator: "gdb -p ").last.flatMap { Int32($0.prefix { $0.isNumber }) })
    // It is there, it is the game, and it has said nothing yet.
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
    #expect(program.hasSuffix("/War"))
    // Without a debugger on this machine that may take hold of others it would wait for ever.
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/gdb") else { return }
    // The debugger lets the program go on; when it is ended it lets go of it.
    let words = ["-s", "KILL", "3", "gdb", "-p", "\(process)", "--batch", "-ex", "continue"]
    let gdb = try ShellCommand.run("timeout", words)
    guard !gdb.text.contains("ptrace:") else { return }
    #expect(table.read(until: "Place your bet").contains("Practice table"))
  }
}
