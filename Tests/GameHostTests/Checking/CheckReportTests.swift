import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// The tiers, and what is printed of findings.
@Suite struct CheckReportTests {
  private func report(_ verdicts: [CheckRule: CheckFinding] = [:], showsNext: Bool = false) -> CheckReport {
    var options = CheckOptions(game: .named("war"))
    options.showsNext = showsNext
    return CheckReport(
      game: GameInfo(id: "war", name: "Casino War", version: "1.0.0"), options: options,
      findings: CheckRule.allCases.map { ($0, verdicts[$0] ?? .ok("check.ok.table")) }, next: [])
  }

  @Test(
    "a tier is earned by its rules and those of the tiers below",
    arguments: [
      ([:], CheckTier.polished),
      ([.polishKeys: .fail(CheckText("check.found.noHint"))], .complete),
      ([.polishKeys: .warn(CheckText("check.found.noHint"))], .complete),
      ([.viewsRules: .warn(CheckText("check.found.noHint"))], .polished),
      ([.viewsRules: .fail(CheckText("check.found.noHint"))], .playable),
      ([.engineChips: .fail(CheckText("check.found.noHint"))], nil),
      ([.setupShape: .skip("check.found.noSources")], .polished),
      ([.viewsTable: .skip("check.found.blocked", "engine.rounds")], .playable),
    ] as [([CheckRule: CheckFinding], CheckTier?)])
  func tiers(_ verdicts: [CheckRule: CheckFinding], _ tier: CheckTier?) { #expect(report(verdicts).tier == tier) }

  @Test func aFailureSaysHowToMendItAndHowToSeeItAgain() {
    let failed = report([.engineChips: .fail(CheckText("check.found.net", "5.00", "4.00"), seed: 9, rounds: 1)])
    let page = failed.page(.host("en")).split { $0.isWhitespace }.joined(separator: " ")
    #expect(page.contains("The round is told as 5.00, but its chips moved by 4.00."))
    #expect(page.contains("casino check war --rule engine.chips --seed 9 --rounds 1"))
    #expect(failed.failures == 1)
    #expect(failed.json(.host("en")).contains(#""replay":"casino check war --rule engine.chips --seed 9 --rounds 1""#))
  }

  @Test func whatIsLeftLeavesOutWhatIsWell() {
    let page = report([.viewsRules: .warn(CheckText("check.found.rulesBet", "tie"))], showsNext: true).page(.host("en"))
    #expect(page.contains("views.rules") && !page.contains("engine.chips"))
  }

  @Test(arguments: CheckRule.allCases)
  func everyRuleIsDocumentedAndCanBeMended(_ rule: CheckRule) throws {
    let page = try String(contentsOf: Checkout.url("docs/check.md"), encoding: .utf8)
    #expect(page.contains("| `\(rule.rawValue)` |"))
    #expect(Strings.host("en").isKnown("check.mend.\(rule.rawValue)"))
  }

  @Test(
    "a word is a key or none",
    arguments: [
      ("say.main.win", true), ("print.motto", true), ("setting.perfectPairs", true), ("e.g", false), ("99.9", false),
      ("Wins.", false), ("casino", false),
    ])
  func rawKeys(_ word: String, _ isKey: Bool) { #expect(RawKeys.isKey(word) == isKey) }
}
