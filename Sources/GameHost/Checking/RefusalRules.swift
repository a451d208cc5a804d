import CasinoKit

/// Rules on what must be refused.
enum RefusalRules {
  /// How many rounds are tried.
  private static let explored = 300
  private static let atTable = 12

  static func refusals(_ run: CheckRun) throws -> CheckFinding {
    do {
      let rounds = try Explorer(run: run, probe: .refusals).rounds(min(explored, run.rounds), seed: run.seed).rounds
      for (number, round) in rounds.enumerated() {
        guard let fault = round.fault, fault.kind != .refusesDeal else { continue }
        return .fail(fault.found, seed: run.seed &+ UInt64(number), rounds: 1)
      }
    } catch is CheckNotOffered {
      // What the table refuses has to do.
    } catch let block as CheckBlock {
      return .fail(block.found, seed: block.seed, rounds: block.rounds)
    }
    if let found = try taken(run) { return .fail(found) }
    return .ok("check.ok.refusals")
  }

  /// What the table takes and should not.
  private static func taken(_ run: CheckRun) throws -> CheckText? {
    let sitting = try CheckSitting(run, CheckManner(opensSheets: false))
    defer { sitting.leave() }
    var tried = Set<String>()
    for _ in 0..<min(atTable, run.rounds) {
      for move in run.manifest.moves { if let found = try takes(sitting, move) { return found } }
      if let found = try takes(sitting, "deal") { return found }
      try sitting.placeBets()
      try sitting.deal()
      guard sitting.session.hasOpenRound else { continue }
      let offered = Set(sitting.moves.map(\.id))
      // Each kind of decision once: what is refused there is refused there every time.
      if tried.insert(offered.sorted().joined(separator: " ")).inserted {
        let bets = run.manifest.bets.filter { $0.kind != .inPlay }.map { "bet.\($0.id)" }
        for action in bets + ["deal"] + run.manifest.moves where !offered.contains(action) {
          if let found = try takes(sitting, action) { return found }
        }
      }
      try sitting.finish()
    }
    return nil
  }

  /// A finding where an action is done, or changes the table though it is refused.
  private static func takes(_ sitting: CheckSitting, _ action: String) throws -> CheckText? {
    let before = sitting.scene, revision = sitting.session.revision
    let amount = action.hasPrefix("bet.") ? sitting.stakes(for: String(action.dropFirst(4))).lowerBound : nil
    guard let reason = try sitting.perform(action, amount: amount) else {
      return CheckText("check.found.taken", action)
    }
    if sitting.scene != before || sitting.session.revision != revision {
      return CheckText("check.found.refusedChanged", action)
    }
    return reason.isEmpty ? CheckText("check.found.noReason", action) : nil
  }
}
