import CasinoKit

/// Has a game play rounds by itself, in one process.
struct Simulator {
  /// The standard errors on each side of a 99.9 % interval.
  static let errors = 3.290_527

  let game: Game
  var settings: [String: String] = [:]
  let start: () throws -> ModuleConnection

  /// What rounds come to.
  /// - Throws: `CheckNotOffered` where the game does not simulate.
  func statistics(
    rounds: Int, seed: UInt64, progress: (Int) -> Void = { _ in }
  ) throws -> RoundStatistics {
    let connection = try start()
    defer { connection.end() }
    guard connection.capabilities.contains("simulate") else { throw CheckNotOffered() }
    progress(0)
    try connection.send(.simulate(Simulate(rounds: rounds, seed: seed, settings: settings)))
    return try Self.statistics(in: connection.receive(), from: connection)
  }

  /// The sums of an answer.
  /// - Throws: what the game says against the question, or does wrong.
  static func statistics(in message: ModuleMessage, from connection: ModuleConnection) throws -> RoundStatistics {
    switch message {
    case .simulated(let simulated): return simulated.statistics
    case .failure(let failure) where failure.code == "settings": throw TableError.settings(failure.text)
    case .failure(let failure) where failure.code == "strategy":
      throw SimulationRefusal.unknownStrategy(known: failure.text.split(separator: " ").map(String.init))
    case .failure(let failure) where failure.code == "chart": throw SimulationRefusal.unreadableChart
    case .failure(let failure):
      throw connection.failing(.refusedToAnswer(code: failure.code, reason: failure.text))
    case let other: throw connection.failing(.wrongMessage(expected: "simulated", got: other.kind))
    }
  }
}

/// What a game says against a strategy.
enum SimulationRefusal: Error, Equatable {
  /// It has no strategy of the name, but these.
  case unknownStrategy(known: [String])
  /// The chart is none of its own.
  case unreadableChart
}
