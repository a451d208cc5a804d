import CasinoKit

/// The rule on bets: every one can be placed within its limits, and nowhere else.
enum BetRules {
  static func bets(_ run: CheckRun) throws -> CheckFinding {
    let explored = try EngineRules.offered { try run.explored() }
    for (number, round) in (explored?.rounds ?? []).enumerated() {
      guard let fault = round.fault, fault.kind == .refusesDeal else { continue }
      return .fail(fault.found, seed: run.seed &+ UInt64(number), rounds: 1)
    }
    var missing = Set(run.manifest.bets.filter { $0.kind != .inPlay }.map(\.id)), found: [CheckText] = []
    for settings in [[:]] + otherSettings(run) where !missing.isEmpty {
      guard let sitting = try? CheckSitting(run, CheckManner(settings: settings, opensSheets: false)) else { continue }
      defer { sitting.leave() }
      // Without any zone there is no table to bet at, which is another rule's.
      if settings.isEmpty, sitting.zones.isEmpty { _ = try run.sittings() }
      for bet in missing.sorted() where sitting.zones.contains(where: { $0.action?.id == "bet.\(bet)" }) {
        found += try placed(bet, sitting)
        missing.remove(bet)
      }
    }
    found += missing.sorted().map { CheckText("check.found.noZoneOf", $0) }
    _ = try run.sittings()
    return .of(found, else: .ok("check.ok.bets", .count(run.manifest.bets.count)))
  }

  /// Every value of every setting that is not its initial one.
  private static func otherSettings(_ run: CheckRun) -> [[String: String]] {
    run.manifest.settings.flatMap { option in
      option.values.filter { $0 != option.initial }.map { [option.key: $0] }
    }
  }

  private static func placed(_ bet: String, _ sitting: CheckSitting) throws -> [CheckText] {
    let range = sitting.stakes(for: bet), cent = Chips(hundredths: 1), action = "bet.\(bet)"
    let strings = Strings.host(sitting.run.language)
    var found: [CheckText] = []
    func amount(_ amount: Chips) -> String { strings.amount(amount) }
    if let shown = sitting.zones.first(where: { $0.action?.id == action })?.action?.amounts,
      shown.least != range.lowerBound || shown.greatest != range.upperBound
    {
      found.append(
        CheckText("check.found.zoneLimits", bet, amount(shown.least), amount(shown.greatest), strings.range(range)))
    }
    for wrong in [range.lowerBound - cent, range.upperBound + cent, .zero] {
      let before = sitting.scene
      guard try sitting.perform(action, amount: wrong) != nil else {
        found.append(CheckText("check.found.betTaken", bet, amount(wrong)))
        continue
      }
      if sitting.scene != before { found.append(CheckText("check.found.refusedChanged", action)) }
    }
    for right in [range.upperBound, range.lowerBound] {
      if let reason = try sitting.perform(action, amount: right) {
        found.append(CheckText("check.found.betRefused", bet, amount(right), reason))
      }
    }
    _ = try sitting.perform("clear")
    return found
  }
}
