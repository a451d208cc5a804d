import Foundation
import TestSupport
import Testing

@testable import Broken
@testable import GameHost

/// A game that is broken in one way, and what the checker must say of it.
struct BrokenCase: CustomTestStringConvertible, Sendable {
  /// What is broken: a `Defect`, a `ResourceFault` or a `SourceFault`.
  var fault: String
  /// The rule that it breaks.
  var rule: String
  /// What is found first.
  var found: String

  init(_ fault: String, _ rule: String, _ found: String) {
    (self.fault, self.rule, self.found) = (fault, rule, found)
  }

  var testDescription: String { "\(fault): \(rule)" }
}

/// The checker on the real programs of the corpus: each broken game breaks one rule, and is told so.
@Suite struct BrokenGameTests {
  /// Few rounds are enough for these faults.
  static let few = ["--rounds", "8"]
  /// The rounds of games whose rounds are broken: their faults wait for an ace, and end the check there.
  static let more = ["--rounds", "16"]
  /// The rules that draw hundreds of screens. Where none of them is broken, only the slow tests ask them.
  static let drawing: Set<CheckRule> = [.viewsLayout, .polishSizes, .polishKeys]

  @Test("a program that is broken", arguments: BrokenCase.programs)
  func program(_ broken: BrokenCase) throws {
    let casino = try CasinoProgram()
    try expect(broken, of: try CorpusGame(broken.fault, in: casino.folder).path, in: casino)
  }

  @Test("the command that goes with a finding finds the same", .slow, arguments: BrokenCase.programs)
  func replay(_ broken: BrokenCase) throws {
    let casino = try CasinoProgram(), game = try CorpusGame(broken.fault, in: casino.folder)
    let (report, _) = try CheckRunReport.of(game.path, Self.more + ["--rule", broken.rule], in: casino)
    try expectReplay(of: report, in: casino)
  }

  @Test("a package whose sources are broken", arguments: BrokenCase.sources)
  func sources(_ broken: BrokenCase) throws {
    let casino = try CasinoProgram(), copy = try TemplateCopy(in: casino.folder)
    try SourceFault(rawValue: broken.fault)?.make(in: copy.folder)
    try expect(broken, of: copy.path, in: casino)
  }

  private func expect(_ broken: BrokenCase, of game: String, in casino: CasinoProgram) throws {
    let rounds = broken.rule == CheckRule.engineRounds.rawValue ? Self.more : Self.few
    let (report, run) = try CheckRunReport.of(game, rounds + words(for: broken.rule), in: casino)
    let failed = report.lines("fail")
    #expect(failed.count == 1, "\(failed) \(run.errors)")
    #expect(failed.first?.hasPrefix(broken.rule + ": ") == true, "\(failed)")
    #expect(failed.first?.contains(broken.found) == true, "\(failed)")
    #expect(run.status == 1)
    #expect(report.tier != "polished")
  }

  private func words(for rule: String) -> [String] {
    guard !LongRun.isWanted, !Self.drawing.map(\.rawValue).contains(rule) else { return [] }
    let rules = CheckRule.allCases.filter { !Self.drawing.contains($0) }.map(\.rawValue)
    return ["--rule", rules.joined(separator: ",")]
  }

  private func expectReplay(of report: CheckRunReport, in casino: CasinoProgram) throws {
    let line = try #require(report.rules.first { $0.verdict == "fail" })
    #expect(line.mend?.isEmpty == false)
    let words = try #require(line.replay).split(separator: " ").map(String.init)
    #expect(words.prefix(2) == ["casino", "check"])
    let again = try casino.run(Array(words.dropFirst()) + ["--format", "json"], input: "")
    #expect(again.status == 1 && again.output.contains(line.rule))
    let found = try JSONDecoder().decode(CheckRunReport.self, from: Data(again.output.utf8)).rules.first?.found.first
    #expect(found == line.found.first)
  }
}

/// The corpus is whole.
@Suite struct CorpusTests {
  @Test func everyFaultIsTried() {
    let programs = Defect.allCases.map(\.rawValue) + ResourceFault.allCases.map(\.rawValue)
    #expect(Set(BrokenCase.programs.map(\.fault)) == Set(programs))
    #expect(Set(BrokenCase.sources.map(\.fault)) == Set(SourceFault.allCases.map(\.rawValue)))
    #expect(BrokenCase.programs.count >= 28)
  }

  @Test func everyRuleFailsForSomeGame() {
    let broken = Set((BrokenCase.programs + BrokenCase.sources).map(\.rule))
    #expect(broken == Set(CheckRule.allCases.map(\.rawValue)))
  }
}
