import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost
@testable import NewGame

/// Rounds that a game plays by itself, asked for on the wire.
@Suite struct SimulationTests {
  private func answer(_ query: Simulate, of game: Game) throws -> ModuleMessage {
    let folder = try TemporaryFolder()
    let connection = try ModuleLauncher(data: folder.url, environment: [:]).start(game)
    defer { connection.end() }
    #expect(connection.capabilities.contains("simulate"))
    var lines: [(ModuleConnection.Side, Data)] = []
    connection.tap = { lines.append(($0, $1)) }
    try connection.send(.simulate(query))
    let message = try connection.receive()
    for (side, line) in lines {
      #expect(ProtocolSchema.errors(in: line, sentBy: side == .host ? .host : .module).isEmpty)
    }
    return message
  }

  private func template() throws -> Game {
    try GameLibrary(program: BuiltProducts.url(of: "casino")).game(BuiltProducts.url(of: "NewGame").path)
  }

  @Test func aSimulationOnTheWireIsTheOneThatTheKitPlays() throws {
    let rules = try NewGameSettings.rules("decks=1 tie=lose")
    var simulation = Simulation(
      rules: rules, strategy: BestPlay(rules: rules), stakes: [.ante: 10, .pair: 1], seed: 7)
    try simulation.run(rounds: 2_000)
    let query = Simulate(
      rounds: 2_000, seed: 7, settings: ["decks": "1", "tie": "lose"], stakes: ["ante": 10, "pair": 1])
    #expect(try answer(query, of: template()) == .simulated(Simulated(statistics: simulation.statistics)))
  }

  @Test func everyBetThatIsOfferedIsPlayed() throws {
    let game = try GameLibrary(program: BuiltProducts.url(of: "casino")).game("baccarat")
    let query = Simulate(rounds: 500, seed: 1, settings: ["commission": "ez"])
    guard case .simulated(let simulated) = try answer(query, of: game) else {
      Issue.record("no answer")
      return
    }
    let bets = ["player", "banker", "tie", "playerPair", "bankerPair", "dragonBonusPlayer", "dragonBonusBanker"]
    #expect(Set(simulated.statistics.bets.keys) == Set(bets + ["dragon7", "panda8"]))
    #expect(simulated.statistics.bets.values.allSatisfy { $0.rounds == 500 && $0.opening == 5_000_000 })
  }

  @Test(
    "what cannot be played is said",
    arguments: [
      (Simulate(rounds: 1, seed: 1, settings: ["decks": "3"]), "settings"),
      (Simulate(rounds: 1, seed: 1, stakes: ["pot": 1]), "simulate"),
      (Simulate(rounds: 1, seed: 1, stakes: ["pair": 1]), "simulate"),
    ])
  func refused(query: Simulate, code: String) throws {
    guard case .failure(let failure) = try answer(query, of: template()) else {
      Issue.record("no failure")
      return
    }
    #expect(failure.code == code)
  }
}
