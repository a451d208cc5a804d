import Foundation
import TestSupport
import Testing

/// What a hostile game says, through everything that the program prints.
@Suite(.enabled(if: HostilePlayer.hasSandbox, "bubblewrap is missing"))
struct HostileWordsTests {
  static let commands = [
    ["info", "PATH"], ["list"], ["doctor"], ["icon", "PATH", "--force"], ["simulate", "PATH"],
    ["simulate", "PATH", "--format", "json"], ["odds", "PATH"], ["odds", "PATH", "--json"],
    ["check", "PATH", "--rounds", "10"], ["check", "PATH", "--rounds", "10", "--format", "json"],
    ["play", "PATH", "--ui", "text"], ["play", "PATH", "--ui", "json"],
    ["history"], ["history", "--json"], ["history", "--csv"], ["history", "--shoes"], ["stats"],
    ["stats", "--format", "json"], ["stats", "--format", "csv"], ["stats", "--format", "html"], ["verify"],
  ]

  @Test(arguments: ["escapes", "scripts", "escapesOnErrors"])
  func nothingSteersOrTurnsWords(_ trick: String) throws {
    let casino = try CasinoProgram(), path = try casino.hostile(trick)
    let text = "bet 10\ndeal\nbet 10\ndeal\nstatus\nbets\nodds\nrules\nquit\n"
    let json = #"{"action":"bet.main","amount":"10"}"# + "\n" + #"{"action":"deal"}"# + "\n"
    for words in [["play", "PATH", "--ui", "text"]] + Self.commands {
      let typed = words.map { $0 == "PATH" ? path : $0 }
      let run = try casino.run(typed, input: words.last == "json" ? json : text)
      expectHarmless(run.output + run.errors, words)
      if words.last == "html" { #expect(!run.output.contains("<script>")) }
      if words.last == "--csv" || words.last == "csv" {
        let cells = run.output.split(whereSeparator: { $0 == "," || $0.isNewline })
        #expect(!cells.contains { $0.hasPrefix("=") || $0.hasPrefix("\"=") }, "\(run.output)")
      }
    }
    let drawing = try String(contentsOf: casino.folder.url("hostile.svg"), encoding: .utf8)
    expectHarmless(drawing, ["icon"])
    #expect(!drawing.contains("<script>"))
  }

  /// The drawn table, whose own sequences steer the terminal: none of the game's comes through.
  @Test func theTerminalIsSteeredByTheHostAlone() throws {
    let casino = try CasinoProgram(), path = try casino.hostile("escapes")
    let words = "play '\(path)' --data-dir '\(casino.folder.path)'"
    let table = try PseudoTerminal(
      "\"$casino\" \(words); echo \"left $?\"", environment: ["HOME=\(casino.folder.path)"])
    try table.read(until: "owned")
    table.type("q")
    try table.read(until: "left 0")
    for sequence in ["\u{1B}]0;owned", "\u{9B}31m", "\u{1B}P+q", "\u{202E}", "\u{200B}", "\u{FEFF}"] {
      #expect(!Array(table.output.utf8).contains(Array(sequence.utf8)), "\(sequence.debugDescription)")
    }
  }

  @Test(arguments: [["simulate", "PATH"], ["simulate", "PATH", "--format", "json"], ["odds", "PATH"]])
  func figuresThatCannotBeAreNoTrouble(_ words: [String]) throws {
    let casino = try CasinoProgram(), path = try casino.hostile("strangeFigures")
    let run = try casino.run(words.map { $0 == "PATH" ? path : $0 }, input: "")
    // Odds that are none are not told.
    #expect((words[0] == "odds" ? [0, 2, 3] : [0, 3]).contains(run.status), "\(run.output) \(run.errors)")
    #expect(words[0] == "odds" || run.errors.contains("no message"), "\(run.errors)")
  }

  /// Nothing but lines of what people read: no control characters, nothing that turns or hides words.
  private func expectHarmless(_ text: String, _ words: [String]) {
    let bad = text.unicodeScalars.filter { scalar in
      let category = scalar.properties.generalCategory
      return category == .control && !["\n", "\r", "\t"].contains(scalar) || category == .format
    }
    #expect(bad.isEmpty, "\(words): \(bad)")
    #expect(!text.contains("\u{9B}") && !text.contains("\u{1B}"), "\(words)")
  }
}

extension [UInt8] {
  /// Whether some bytes stand in it one after the other.
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: other) }
  }
}
