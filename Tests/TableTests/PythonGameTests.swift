import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// The wire is enough to write a game from: Red Dog in Python, in every renderer.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "python3 is missing"))
struct PythonGameTests {
  private static let program = Checkout.url("Examples/python/red_dog.py")

  @Test(
    "bet 100",
    arguments: [
      ("4S JD 9H", "raise", "You win 200.", "10200.00"), ("4S JD 2H", "call", "You lose 100.", "9900.00"),
      ("4S 6D 5H", "call", "You win 500.", "10500.00"), ("4S 5D", "", "Your bet is returned.", "10000.00"),
      ("5C 5H 5D", "", "Three of a kind! You win 1,100.", "11100.00"),
      ("5C 5H 6D", "", "No third of the kind: your bet is returned.", "10000.00"),
    ])
  func isToldInPlainText(cards: String, move: String, end: String, balance: String) throws {
    let casino = try CasinoProgram()
    let run = try casino.play(Self.program.path, "--cards", cards, typing: "bet 100", "deal", move, "quit")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains(end), "\(run.output)")
    let round = try #require(try casino.history("red-dog").first)
    #expect(round["balance"] as? String == balance)
  }

  @Test func isPlayedAsJSON() throws {
    let actions = [#"{"action":"bet.main","amount":"50"}"#, #"{"action":"deal"}"#, #"{"action":"raise"}"#]
    let run = try CasinoProgram().run(
      "play", Self.program.path, "--ui", "json", "--cards", "4S JD 9H",
      input: actions.map { $0 + "\n" }.joined())
    #expect(run.status == 0 && run.lines.contains { $0.contains(#""type":"roundSettled""#) }, "\(run.output)")
    #expect(run.lines.last?.contains(#""balance":"10100.00""#) == true)
  }

  @Test func isDrawn() throws {
    let folder = try TemporaryFolder()
    let table = try PseudoTerminal(
      "\"$casino\" play '\(Self.program.path)' --cards '4S JD 9H' --data-dir '\(folder.path)'; echo \"left $?\"",
      environment: ["HOME=\(folder.path)", "COLORTERM=truecolor"])
    // What is waited for stands on one ground: the felt is of many colours, which part the words on it.
    try table.read(until: "1K")
    table.type(" ")
    try table.read(until: "Deal")
    table.type("\r")
    try table.read(until: "Raise")
    table.type("r")
    try table.read(until: "YOU WIN")
    table.type("xq")
    try table.read(until: "left 0")
  }

  @Test func aHandIsThereAgainAfterTheProgramIsKilled() throws {
    let casino = try CasinoProgram()
    _ = try casino.play(Self.program.path, "--cards", "4S JD 9H", typing: "bet 100", "deal")
    let run = try casino.play(Self.program.path, "--stack", "10000", typing: "raise", "quit")
    #expect(run.output.contains("spread 6") && run.output.contains("You win 200."), "\(run.output)")
  }

  @Test func everyLineFitsTheSchema() throws {
    let folder = try TemporaryFolder(), game = try GameLibrary().game(Self.program.path)
    let store = try Store.open(in: folder.url) { Date(timeIntervalSince1970: 1_000_000) }
    let bank = try TableBank(
      store, game: game.manifest.info, practice: PracticeOptions(seed: 3), plan: game.manifest.shoe, limits: nil)
    let connection = try ModuleLauncher(data: folder.url, environment: [:]).start(game)
    var lines: [Data] = []
    connection.tap = { side, line in if side == .module { lines.append(line) } }
    let session = TableSession(game: game, connection: connection, bank: bank, overrides: [:], strings: .host("en"))
    _ = try session.sitDown(try bank.welcome(settings: [:], cardNames: .words))
    for round in 0..<20 {
      _ = try session.perform("bet.main", amount: 10)
      _ = try session.perform("deal")
      if session.hasOpenRound { _ = try session.perform(round.isMultiple(of: 2) ? "raise" : "call") }
      for sheet in ["rules", "settings", "statistics"] {
        _ = try session.perform(sheet)
        _ = try session.perform("close")
      }
    }
    session.leave()
    #expect(lines.count > 200)
    for line in lines {
      #expect(ProtocolSchema.errors(in: line, sentBy: .module).isEmpty, "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test func itsManifestIsWhatItPrints() throws {
    let library = GameLibrary()
    let printed = try library.game(Self.program.path).manifest
    let written = try ManifestReader.read(file: Checkout.url("Examples/python/Resources/manifest.json"))
    #expect(printed == written, "Examples/python/red_dog.py --manifest > Examples/python/Resources/manifest.json")
  }
}
