import Foundation
import TestSupport
import Testing

/// A game that misbehaves at a real table: what the player is told, and what is left.
@Suite struct MisfitPlayTests {
  struct Case: CustomTestStringConvertible {
    var behaviour: String
    var told: String
    var testDescription: String { behaviour }
  }

  static let cases = [
    Case(behaviour: "traps", told: "crashed"),
    Case(behaviour: "exits0", told: "left in the middle of the game (exit code 0)"),
    Case(behaviour: "hangs", told: "did not answer"),
    Case(behaviour: "floods", told: "where one answer was due"),
    Case(behaviour: "garbage", told: "no message"),
    Case(behaviour: "longLine", told: "line"),
    Case(behaviour: "wrongPrice", told: "which was shown as 100"),
    Case(behaviour: "settlesTwice", told: "again after it was settled"),
    Case(behaviour: "aboveGreatest", told: "returns at most"),
    Case(behaviour: "foreignCard", told: "was not drawn"),
    Case(behaviour: "strayDescriptor", told: "opened what no game may open"),
  ]

  @Test(arguments: cases)
  func itIsToldAndNothingIsLost(_ misfit: Case) throws {
    var casino = try CasinoProgram()
    casino.environment["CASINO_MODULE_DEADLINE"] = misfit.behaviour == "hangs" ? "1" : "5"
    // In a sandbox there is nothing to open.
    if misfit.behaviour == "strayDescriptor" { casino.environment["PATH"] = "/nowhere" }
    let run = try casino.run(
      "play", try link(misfit.behaviour, in: casino), "--ui", "text", "--yes", input: "bet 100\ndeal\ndeal\n")
    casino.environment["PATH"] = nil
    #expect(run.status == 3, "\(run.output) \(run.errors)")
    #expect(run.errors.contains(misfit.told), "\(run.errors)")
    #expect(run.errors.contains("Your chips and the round are safe"))
    #expect(run.errors.contains("logs/misfit.log"))
    #expect(!run.output.contains("wins") && !run.output.contains("loses"), "nothing is shown that is not kept")

    let after = try casino.run("play", try link("good", in: casino), "--ui", "text", input: "balance\nbet 10\ndeal\n")
    #expect(after.status == 0, "\(after.errors)")
    #expect(after.output.contains("Balance 10,000."))
  }

  @Test(arguments: ["good", "prints", "slowProgress", "escapes", "chatters"])
  func aGameThatPlaysOnIsPlayed(_ behaviour: String) throws {
    let casino = try CasinoProgram()
    let run = try casino.run("play", try link(behaviour, in: casino), "--ui", "text", input: "bet 10\ndeal\nquit\n")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("wins") || run.output.contains("loses"))
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
  }

  private func link(_ behaviour: String, in casino: CasinoProgram) throws -> String {
    let link = casino.folder.url("misfit-\(behaviour)")
    if !FileManager.default.fileExists(atPath: link.path) {
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: BuiltProducts.url(of: "Misfits"))
    }
    return link.path
  }
}
