import Foundation
import TestSupport
import Testing

/// The lobby without a screen: a script that sees only text.
@Suite struct LobbyPlayTests {
  @Test func aWholeEveningInText() throws {
    let program = try CasinoProgram()
    let lines = [
      "list", "search bac", "play blackjack", "bet 10", "deal", "stand", "stand", "lobby", "balance", "stats blackjack",
      "repeat", "odds baccarat", "set speed=fast", "rules", "2x", "quit",
    ]
    let run = try program.run(["--ui", "text"], input: lines.map { $0 + "\n" }.joined())
    #expect(run.status == 0 && run.errors.isEmpty)
    let told = run.output
    for part in [
      "Wallet: 10,000 chips", "Which table? 1 Baccarat, 2 Blackjack.", "2 Blackjack: Closest to 21.",
      "1 Baccarat: Player, Banker or Tie.", "You leave the table.", "You are back in the lobby.", "Balance ",
      "Speed: fast.", "sit down first", "\"2x\" is no command here.", "You left the lobby.",
    ] {
      #expect(told.contains(part), "\(part) in \(told)")
    }
    #expect(try program.run("history", "--json").lines.count <= 1)
  }

  @Test func withoutInputThereIsThePageAlone() throws {
    let program = try CasinoProgram(), process = Process(), output = Pipe()
    process.executableURL = BuiltProducts.url(of: "casino")
    process.arguments = ["--data-dir", program.folder.path]
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": program.folder.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let page = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: page, as: UTF8.self).hasSuffix("All commands: casino help\n"))
  }

  @Test func theTablesWordLobbyOpensIt() throws {
    let run = try CasinoProgram().play("baccarat", typing: "lobby", "1", "quit", "quit")
    #expect(run.status == 0)
    #expect(run.output.contains("Which table?"))
    #expect(run.output.hasSuffix("You left the lobby.\n"))
  }

  @Test func asJSON() throws {
    let program = try CasinoProgram()
    let actions = ["play.baccarat", "quit", "play.nothing", "leave"]
    let run = try program.run(["--ui", "json"], input: actions.map { "{\"action\":\"\($0)\"}\n" }.joined())
    let lines = try run.lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
    #expect(lines.map { $0["type"] as? String } == ["lobby", "table", "left", "lobby", "refused"])
    #expect(lines.first?["actions"] as? [String] == ["play.baccarat", "play.blackjack", "leave"])
    #expect(lines.first?["balance"] as? String == "10000.00")
    #expect(run.status == 0)
  }

  @Test func theEnvironmentChoosesTheInterface() throws {
    var program = try CasinoProgram()
    program.environment = ["CASINO_UI": "json"]
    #expect(try program.run([], input: "").output.hasPrefix("{"))
  }
}
