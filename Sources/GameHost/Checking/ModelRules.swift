import CasinoKit

/// The rule on outcomes.
enum ModelRules {
  static func results(_ run: CheckRun) throws -> CheckFinding {
    var occurred = Set<Ending>()
    for round in try EngineRules.offered({ try run.explored() })?.rounds ?? [] {
      for case .settle(let bet, _, _, let outcome, _) in round.entries { occurred.insert(Ending(bet: bet, outcome)) }
    }
    for sitting in try run.sittings() {
      for case .betSettled(let bet, _, let outcome, _, _, _) in sitting.turns.events {
        occurred.insert(Ending(bet: bet, outcome))
      }
    }
    var found: [CheckText] = []
    for ending in occurred.sorted(by: { ($0.bet, $0.outcome) < ($1.bet, $1.outcome) }) {
      found += self.found(ending, run)
    }
    return .of(found.unique, else: .ok("check.ok.results", .count(Set(occurred.map(\.outcome)).count)))
  }

  private struct Ending: Hashable {
    var bet: String
    var outcome: String

    init(bet: String, _ outcome: String) { (self.bet, self.outcome) = (bet, outcome) }
  }

  private static func found(_ ending: Ending, _ run: CheckRun) -> [CheckText] {
    let (bet, outcome) = (ending.bet, ending.outcome)
    // Bets that are won, lost or returned and nothing more have the kit's own outcomes.
    if !run.manifest.outcomes.contains(outcome), BetOutcome(rawValue: outcome) == nil {
      return [CheckText("check.found.outcome", outcome)]
    }
    guard let words = run.words("en") else { return [] }
    var found: [CheckText] = []
    if !words.isKnown("outcome.\(outcome)") { found.append(CheckText("check.found.noTitle", outcome)) }
    if !words.isKnown("say.\(bet).\(outcome)"), !words.isKnown("say.\(outcome)") {
      found.append(CheckText("check.found.noSentence", bet, outcome))
    }
    return found
  }
}

extension [CheckText] {
  /// Each finding once, in their order.
  var unique: [CheckText] {
    var result: [CheckText] = []
    for text in self where !result.contains(text) { result.append(text) }
    return result
  }
}
