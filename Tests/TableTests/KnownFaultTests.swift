import Foundation
import TestSupport
import Testing

/// Faults that people met in other programs, tried on the whole one.
@Suite struct KnownFaultTests {
  @Test("BL-066: 3:2 of 5 is 7.50 in the record, on the wire and in words, and the next game takes such a bankroll")
  func halvesAreKept() throws {
    let casino = try CasinoProgram()
    let won = try casino.play("blackjack", "--cards", "AS 9D KH 8C", "--stack", "1000", typing: "bet 5", "deal")
    #expect(won.output.contains("7.50") && won.output.contains("1,007.50"), "\(won.output)")
    let round = try #require(try casino.history().first)
    #expect(round["net"] as? String == "7.50")
    let wire = try casino.run(
      "play", "blackjack", "--cards", "AS 9D KH 8C", "--restart", "--ui", "json",
      input: #"{"action": "bet.main", "amount": "5.00"}"# + "\n" + #"{"action": "deal"}"# + "\n")
    #expect(wire.output.contains(#""12.50""#), "\(wire.output.suffix(2_000))")
    let spent = try casino.play("baccarat", "--stack", "507.50", typing: "bet player 507.50", "deal")
    #expect(spent.status == 0 && spent.errors == "" && spent.output.contains("507.50"), "\(spent.output)")
    #expect(try casino.history("baccarat").first?["bets"] as? [String: String] == ["player": "507.50"])
  }

  @Test("BL-093: settings and chips are the same from any folder, and nothing is dropped there")
  func theFolderIsOfNoAccount() throws {
    let casino = try CasinoProgram(), here = try casino.folder.makeFolder("here"),
      there = try casino.folder.makeFolder("there")
    let program = BuiltProducts.url(of: "casino").path
    func play(in folder: URL, _ lines: String) throws -> String {
      let words = [
        "-c", "printf '\(lines)' | '\(program)' play blackjack --ui text --data-dir '\(casino.folder.url.path)/data'",
      ]
      return try ShellCommand.run("sh", words, in: folder).text
    }
    _ = try play(in: here, #"set soft17=hit\nbet 20\ndeal\nstand\nstand\nquit\n"#)
    let first = try play(in: here, #"settings\nquit\n"#), second = try play(in: there, #"settings\nquit\n"#)
    #expect(first == second)
    #expect(try FileManager.default.contentsOfDirectory(atPath: here.path).isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: there.path).isEmpty)
  }

  @Test(
    "BL-138: sheets and history are the same in a file and through a pipe, without escape codes, and may be cut short",
    arguments: ["history", "stats", "simulate baccarat --rounds 2000", "simulate baccarat --rounds 2000 --format json"])
  func outputIsPlain(words: String) throws {
    let casino = try CasinoProgram()
    _ = try casino.play("blackjack", typing: "bet 20", "deal", "stand")
    let command = "'\(BuiltProducts.url(of: "casino").path)' \(words) --data-dir '\(casino.folder.url.path)'"
    func shell(_ line: String) throws -> (status: Int32, text: String) {
      try ShellCommand.run("bash", ["-c", "set -o pipefail; \(line)"], in: casino.folder.url)
    }
    let file = try shell("\(command) > out.txt && cat out.txt"), pipe = try shell("\(command) | cat")
    #expect(file.status == 0 && pipe.status == 0)
    #expect(file.text == pipe.text && !file.text.contains("\u{1B}") && !file.text.isEmpty)
    #expect(try shell("\(command) | true").status == 0)
  }
}
