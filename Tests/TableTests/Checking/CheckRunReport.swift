import Foundation

/// What `casino check --format json` printed.
struct CheckRunReport: Decodable {
  /// A rule, and what it came to.
  struct Line: Decodable {
    var rule: String
    var verdict: String
    var found: [String]
    var mend: String?
    var replay: String?
  }

  var rules: [Line]
  var tier: String?

  /// The rules of a verdict, as `rule: what was found first`.
  func lines(_ verdict: String) -> [String] {
    rules.filter { $0.verdict == verdict }.map { "\($0.rule): \($0.found.first ?? "")" }
  }

  /// Checks a game.
  /// - Parameter words: further words of the command.
  static func of(_ game: String, _ words: [String], in casino: CasinoProgram) throws -> (Self, CasinoProgram.Run) {
    let run = try casino.run(["check", game, "--format", "json"] + words, input: "")
    return (try JSONDecoder().decode(Self.self, from: Data(run.output.utf8)), run)
  }
}
