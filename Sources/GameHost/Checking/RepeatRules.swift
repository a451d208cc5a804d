import CasinoKit

/// Rules on rounds that must come out the same: in another process, language or time zone, on the wire and the silent
/// table, and after the program was killed.
enum RepeatRules {
  private static let explored = 300
  private static let killed = 10
  /// What another machine may have.
  private static let elsewhere = ["TZ": "Pacific/Auckland", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]

  static func repeats(_ run: CheckRun) throws -> CheckFinding {
    if let first = try EngineRules.offered({ try run.explored() }) {
      let count = min(explored, first.rounds.count)
      let second = try Explorer(run: run).rounds(count, seed: run.seed)
      for (number, pair) in zip(first.rounds, second.rounds).enumerated() where pair.0 != pair.1 {
        return .fail(CheckText("check.found.otherRound"), seed: run.seed, rounds: number + 1)
      }
    }
    let sittings = try run.sittings()
    guard let first = sittings.first else { return .skip("check.found.notOffered") }
    for other in sittings.dropFirst() {
      if let found = difference(first, other, isSameLanguage: false) { return .fail(found) }
    }
    let there = try run.sitting(CheckManner(surroundings: elsewhere))
    if let found = difference(first, there, isSameLanguage: true) { return .fail(found) }
    return .ok("check.ok.repeats")
  }

  /// Where a sitting went another way.
  private static func difference(
    _ one: CheckSitting, _ other: CheckSitting, isSameLanguage: Bool
  ) -> CheckText? {
    let place = isSameLanguage ? "check.found.otherPlace" : "check.found.otherLanguage"
    for (left, right) in zip(one.turns, other.turns) {
      let isSame = left.action == right.action && left.steps.map(\.events) == right.steps.map(\.events)
      let looksSame = !isSameLanguage || left.scene == right.scene && left.steps.map(\.say) == right.steps.map(\.say)
      if isSame, looksSame { continue }
      return CheckText(place, [.count(left.round + 1), .text(left.action), .text(other.manner.language)])
    }
    guard one.turns.count != other.turns.count else { return nil }
    return CheckText(place, [.count(1), .text(""), .text(other.manner.language)])
  }

  // MARK: - The wire and the silent table

  static func wire(_ run: CheckRun) throws -> CheckFinding {
    let count = min(explored, run.rounds)
    let plain = try run.explored(), rounds = Array(plain.rounds.prefix(count))
    if let found = try replayed(rounds, rules: plain.rules, run) { return found }
    let silent = try Explorer(run: run, probe: .silent).rounds(count, seed: run.seed).rounds
    for (number, pair) in zip(rounds, silent).enumerated() where sums(pair.0.entries) != sums(pair.1.entries) {
      return .fail(CheckText("check.found.silent"), seed: run.seed &+ UInt64(number), rounds: 1)
    }
    if let found = try simulated(run) { return found }
    return .ok("check.ok.wire", .count(count))
  }

  private static func replayed(
    _ rounds: [ExploredRound], rules: JSONValue, _ run: CheckRun
  ) throws -> CheckFinding? {
    let connection = try run.start()
    defer { connection.end() }
    for start in stride(from: 0, to: rounds.count, by: 100) {
      let part = rounds[start..<min(start + 100, rounds.count)]
      try connection.send(
        .replay(Replay(rounds: part.map { RecordedRound(rules: rules, plays: $0.plays, cards: $0.cards) })))
      guard case .replayed(let replayed) = try connection.receive(), replayed.rounds.count == part.count else {
        return .fail(CheckText("check.found.noReplay"))
      }
      for (place, pair) in zip(part, replayed.rounds).enumerated() where pair.0.fault == nil {
        if pair.1.fault == nil, pair.0.entries == pair.1.entries, pair.0.hands == pair.1.hands { continue }
        return .fail(
          CheckText("check.found.replay", pair.1.fault ?? ""), seed: run.seed &+ UInt64(start + place), rounds: 1)
      }
    }
    return nil
  }

  /// The rounds that a simulation sums up, played one by one, must come to the same sums.
  private static func simulated(_ run: CheckRun) throws -> CheckFinding? {
    let count = 100
    let statistics = try Simulator(game: run.game) { try run.start() }.statistics(rounds: count, seed: run.seed)
    let connection = try run.start()
    defer { connection.end() }
    let rounds = try Explorer(run: run).ask(connection, Explore(rounds: count, seed: run.seed, player: .strategy))
      .rounds
    if let fault = rounds.lazy.compactMap(\.fault).first { return .fail(fault.found) }
    let told = sums(rounds.flatMap(\.entries))
    for bet in run.manifest.bets {
      let sum = statistics.bets[bet.id], played = told[bet.id] ?? Sum()
      guard sum?.staked ?? 0 == played.staked.hundredths, sum?.returned ?? 0 == played.returned.hundredths else {
        return .fail(CheckText("check.found.simulated", bet.id))
      }
    }
    return nil
  }

  private struct Sum: Equatable {
    var staked = Chips.zero
    var returned = Chips.zero
  }

  private static func sums(_ entries: [LedgerEntry]) -> [String: Sum] {
    entries.reduce(into: [:]) { sums, entry in
      switch entry {
      case .stake(let bet, _, let amount): sums[bet, default: Sum()].staked += amount
      case .settle(let bet, _, _, _, let returned): sums[bet, default: Sum()].returned += returned
      }
    }
  }

  // MARK: - Killed and started again

  static func restore(_ run: CheckRun) throws -> CheckFinding {
    let count = min(explored, run.rounds)
    if let plain = try EngineRules.offered({ try run.explored() }) {
      let copied: [ExploredRound]
      do { copied = try Explorer(run: run, probe: .copies).rounds(count, seed: run.seed).rounds } catch let block
        as CheckBlock
      { return .fail(block.found, seed: block.seed, rounds: block.rounds) }
      for (number, pair) in zip(plain.rounds, copied).enumerated() where pair.0 != pair.1 {
        let found = pair.1.fault?.found ?? CheckText("check.found.copy")
        return .fail(found, seed: run.seed &+ UInt64(number), rounds: 1)
      }
    }
    let rounds = min(killed, run.roundsAtTable)
    let whole = try run.sitting(CheckManner(rounds: rounds, opensSheets: false))
    let parts = try run.sitting(CheckManner(isKilled: true, rounds: rounds, opensSheets: false))
    for (left, right) in zip(whole.turns, parts.turns) {
      if left.action == right.action, left.steps.map(\.events) == right.steps.map(\.events) { continue }
      return .fail(CheckText("check.found.otherAfterKill", [.count(left.round + 1), .text(left.action)]))
    }
    if let part = parts.changedByRestart.first { return .fail(CheckText("check.found.sceneAfterKill", part)) }
    return .ok("check.ok.restore", .count(rounds))
  }
}
