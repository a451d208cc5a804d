import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// Real traffic between the host and Blackjack, held against the published schema.
@Suite struct TrafficTests {
  @Test func everyLineOfRealRoundsFitsTheSchema() throws {
    let folder = try TemporaryFolder()
    let game = try GameLibrary(program: BuiltProducts.url(of: "casino")).game("blackjack")
    let store = try Store.open(in: folder.url) { Date(timeIntervalSince1970: 1_000_000) }
    var lines: [(ModuleConnection.Side, Data)] = []
    // The second sitting replays the hand that the first left open.
    for sitting in 0..<2 {
      let practice = PracticeOptions(seed: 7)
      let bank = try TableBank(
        store, game: game.manifest.info, practice: practice, plan: game.manifest.shoe, limits: nil)
      let connection = try ModuleLauncher(data: folder.url, environment: [:]).start(game)
      connection.tap = { lines.append(($0, $1)) }
      let session = TableSession(
        game: game, connection: connection, bank: bank, overrides: [:], strings: .host("en"))
      _ = try session.sitDown(try bank.welcome(settings: [:], cardNames: .words))
      try play(session, rounds: 30)
      if sitting == 0 { try leaveAHandOpen(session) }
      session.leave()
    }
    #expect(lines.count > 500)
    let kinds = Set(lines.compactMap { try? JSONDecoder().decode(Kind.self, from: $0.1).type })
    #expect(
      kinds.isSuperset(of: ["welcome", "ready", "intent", "answer", "open", "opened", "draw", "drawn", "committed"]))
    for (side, line) in lines {
      let errors = ProtocolSchema.errors(in: line, sentBy: side == .host ? .host : .module)
      #expect(errors.isEmpty, "\(String(decoding: line, as: UTF8.self)): \(errors)")
    }
  }

  private struct Kind: Decodable { var type: String }

  private func play(_ session: TableSession, rounds: Int) throws {
    for round in 0..<rounds {
      for bet in ["main", "perfectPairs", "21+3"] { _ = try session.perform("bet.\(bet)", amount: 10) }
      if round % 5 == 0 { for sheet in ["rules", "settings", "statistics"] { try look(session, sheet) } }
      _ = try session.perform("deal")
      while session.hasOpenRound {
        let moves = session.scene.actions.filter { $0.unavailable == nil }.map(\.id)
        let wanted = ["split", "insurance", "evenMoney", round % 2 == 0 ? "double" : "stand", "stand"]
        guard let move = wanted.first(where: moves.contains) else { return }
        _ = try session.perform(move)
      }
    }
  }

  private func look(_ session: TableSession, _ sheet: String) throws {
    _ = try session.perform(sheet)
    _ = try session.perform("hit")
    _ = try session.perform("close")
  }

  private func leaveAHandOpen(_ session: TableSession) throws {
    for _ in 0..<20 where !session.hasOpenRound {
      _ = try session.perform("bet.main", amount: 10)
      _ = try session.perform("deal")
    }
    #expect(session.hasOpenRound)
  }
}
