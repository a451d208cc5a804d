import CasinoKit

/// Rules on rounds, chips, cards and edges.
enum EngineRules {
  /// How many rounds are simulated for the edges, at most.
  private static let simulated = 400_000

  static func rounds(_ run: CheckRun) throws -> CheckFinding {
    do {
      let explored = try run.explored()
      for (number, round) in explored.rounds.enumerated() {
        guard let fault = round.fault, fault.kind != .refusesDeal else { continue }
        return .fail(fault.found, seed: run.seed &+ UInt64(number), rounds: 1)
      }
    } catch is CheckNotOffered {
      // The rounds at the table have to do.
    }
    do { _ = try run.sittings() } catch let block as CheckBlock where block.owner != .engineRounds {}
    return .ok("check.ok.rounds", .count(run.rounds))
  }

  static func chips(_ run: CheckRun) throws -> CheckFinding {
    let explored = try offered { try run.explored() }
    let bets = Dictionary(run.manifest.bets.map { ($0.id, $0) }) { first, _ in first }
    for (number, round) in (explored?.rounds ?? []).enumerated() where round.fault == nil {
      let seed = run.seed &+ UInt64(number)
      var ledger = RoundLedger()
      do throws(ModuleFailure) {
        for entry in round.entries { try ledger.take(entry, bets: bets) }
      } catch {
        return .fail(run.text(of: error), seed: seed, rounds: 1)
      }
      if let wager = ledger.open.keys.min() {
        return .fail(
          run.text(of: .wagerNotSettled(bet: wager.bet, number: wager.number)), seed: seed, rounds: 1)
      }
    }
    for sitting in try run.sittings() {
      for round in sitting.playedRounds {
        if let found = unbalanced(round) { return .fail(found) }
      }
    }
    return .ok("check.ok.chips")
  }

  /// That the round's result is another than its movements of chips come to.
  private static func unbalanced(_ round: [CheckSitting.Turn]) -> CheckText? {
    var sum = Chips.zero, told: Chips?
    for event in round.events {
      switch event {
      case .chipsPlaced(_, _, let amount): sum -= amount
      case .betSettled(_, _, _, _, _, let returned): sum += returned
      case .roundSettled(let net): told = net
      default: break
      }
    }
    guard let told, told != sum else { return nil }
    return CheckText("check.found.net", told.description, sum.description)
  }

  static func cards(_ run: CheckRun) throws -> CheckFinding {
    let explored = try offered { try run.explored() }
    for (number, round) in (explored?.rounds ?? []).enumerated() where round.fault == nil {
      let seed = run.seed &+ UInt64(number)
      var left = Dictionary(round.cards.map { ($0, 1) }, uniquingKeysWith: +)
      for card in round.hands.sorted(by: { $0.key < $1.key }).flatMap({ cards(in: $0.value) }) {
        guard let count = left[card], count > 0 else {
          return .fail(CheckText("check.found.card", card.description), seed: seed, rounds: 1)
        }
        left[card] = count - 1
      }
    }
    _ = try run.sittings()
    return .ok("check.ok.cards")
  }

  private static func cards(in value: JSONValue) -> [Card] {
    switch value {
    case .text(let text): Card(text).map { [$0] } ?? []
    case .list(let values): values.flatMap(cards)
    case .object(let fields): fields.sorted { $0.key < $1.key }.flatMap { cards(in: $0.value) }
    case .null, .bool, .integer, .number: []
    }
  }

  /// What the game may not offer; nil where it does not.
  static func offered<Value>(_ body: () throws -> Value) throws -> Value? {
    do { return try body() } catch is CheckNotOffered { return nil }
  }

  static func edge(_ run: CheckRun) throws -> CheckFinding {
    let rounds = max(2_000, min(simulated, run.rounds * 20))
    let statistics = try Simulator(game: run.game) { try run.start() }.statistics(rounds: rounds, seed: run.seed)
    var found: [CheckText] = [], judged = 0
    for bet in run.manifest.bets {
      guard let edge = bet.edge, let sums = statistics.bets[bet.id],
        let interval = sums.interval(errors: Simulator.errors)
      else { continue }
      judged += 1
      if interval.contains(edge) || interval.upperBound == interval.lowerBound { continue }
      let strings = Strings.host(run.language)
      found.append(
        CheckText(
          "check.found.edge", bet.id, strings.percent(edge), strings.percent(interval.lowerBound),
          strings.percent(interval.upperBound)))
    }
    guard judged > 0 else { return .skip("check.found.noEdges") }
    return .of(found, else: .ok("check.ok.edge", .count(judged)))
  }
}
