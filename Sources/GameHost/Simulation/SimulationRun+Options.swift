import CasinoKit
import FoundationEssentials

extension SimulationRun {
  /// The run that a command line asks for.
  /// - Throws: `CommandError` for settings, bets or files that are none.
  init(_ options: SimulateOptions, game: Game) throws(CommandError) {
    let manifest = game.manifest
    self.init(
      game: manifest.info.id, version: manifest.info.version, rounds: options.rounds, seed: options.seed,
      settings: try PlaySettings(options.settings, manifest: manifest).values, stakes: [:])
    freshShoe = options.isFreshShoe
    penetration = options.penetration
    stakes = try Self.stakes(options, manifest)
    if let strategy = options.strategy {
      if manifest.bets.contains(where: { $0.id == strategy && $0.kind != .inPlay }) {
        stakes = [strategy: options.stakes.last?.amount ?? 100]
      } else if strategy.contains("/") || strategy.contains(".") {
        guard let data = FileManager.default.contents(atPath: strategy) else {
          throw CommandError.strategyRefused(strategy, game: manifest.info.name, .unreadableChart)
        }
        chart = String(decoding: data.prefix(100_000), as: UTF8.self)
      } else {
        self.strategy = strategy
      }
    }
    guard settings.isEmpty, self.strategy == nil, chart == nil else { return }
    for bet in manifest.bets { declared[bet.id] = bet.edge }
  }

  /// 100 on each main bet, unless other stakes are given; with side bets as much on each of them.
  private static func stakes(_ options: SimulateOptions, _ manifest: Manifest) throws(CommandError) -> [String: Chips] {
    let usual = options.stakes.last { $0.bet == nil }?.amount
    var stakes: [String: Chips] = [:]
    for stake in options.stakes {
      guard let bet = stake.bet else { continue }
      guard manifest.bets.contains(where: { $0.id == bet && $0.kind != .inPlay }) else {
        throw .unknownBet(bet, game: manifest.info.name, known: manifest.bets.filter { $0.kind != .inPlay }.map(\.id))
      }
      stakes[bet] = stake.amount
    }
    if stakes.isEmpty || usual != nil {
      for bet in manifest.bets where bet.kind == .main && stakes[bet.id] == nil { stakes[bet.id] = usual ?? 100 }
    }
    if options.hasSideBets {
      for bet in manifest.bets where bet.kind == .side && stakes[bet.id] == nil { stakes[bet.id] = usual ?? 100 }
    }
    return stakes
  }
}
