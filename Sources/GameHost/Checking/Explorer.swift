import CasinoKit

/// Has a game explore rounds, in batches; where its program ends in one, finds the round.
struct Explorer {
  /// How many rounds go into one answer, which has to fit a line of the wire.
  private static let batch = 100

  let run: CheckRun
  var probe = Explore.Probe.none
  var settings: [String: String] = [:]

  /// Explores rounds of random legal moves.
  /// - Throws: `CheckBlock` of the rounds' rule where the program ends, `CheckNotOffered` where it explores nothing.
  func rounds(_ count: Int, seed: UInt64) throws -> Explored {
    var connection = try run.start(), all = Explored(rules: .null, rounds: [])
    defer { connection.end() }
    while all.rounds.count < count {
      let first = seed &+ UInt64(all.rounds.count), size = min(Self.batch, count - all.rounds.count)
      do {
        let some = try ask(connection, Explore(rounds: size, seed: first, probe: probe, settings: settings))
        all.rules = some.rules
        all.rounds += some.rounds
      } catch let failure as ModuleFailure {
        connection = try run.start()
        throw try block(failure, connection, (0..<size).map { first &+ UInt64($0) })
      }
    }
    return all
  }

  /// One answer of a program.
  func ask(_ connection: ModuleConnection, _ query: Explore) throws -> Explored {
    try connection.send(.explore(query))
    switch try connection.receive() {
    case .explored(let explored) where explored.rounds.count == query.rounds: return explored
    case .failure(let failure) where failure.code == "unknown": throw CheckNotOffered()
    case .failure(let failure) where failure.code == "settings": throw TableError.settings(failure.text)
    case .failure(let failure):
      throw connection.failing(.refusedToAnswer(code: failure.code, reason: failure.text))
    case let other: throw connection.failing(.wrongMessage(expected: "explored", got: other.kind))
    }
  }

  /// The first round alone that ends the program; all of them together where none does alone.
  private func block(
    _ failure: ModuleFailure, _ fresh: ModuleConnection, _ seeds: [UInt64]
  ) throws -> CheckBlock {
    defer { fresh.end() }
    for seed in seeds {
      do {
        _ = try ask(fresh, Explore(rounds: 1, seed: seed, probe: probe, settings: settings))
      } catch let failure as ModuleFailure {
        return CheckBlock(.engineRounds, run.text(of: failure), seed: seed, rounds: 1)
      }
    }
    return CheckBlock(.engineRounds, run.text(of: failure), seed: seeds.first, rounds: seeds.count)
  }
}

extension ExplorationFault {
  /// The fault as a finding.
  var found: CheckText { CheckText("check.fault.\(kind.rawValue)", word ?? "") }
}
