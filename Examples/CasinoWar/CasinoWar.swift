import CasinoKit

/// The higher card wins; cards of one rank go to war.
@main
struct CasinoWarGame: GameModule {
  nonisolated static let identifier = "casino-war"
  static let info = GameInfo(id: identifier, name: "Casino War", version: "1.0.0")
  static let summary = "The higher card wins; equal cards go to war."
  static let icon = AppIconView(info.name, felt: Design.felt, cards: Design.iconCards, chip: Design.iconChip)
  typealias Engine = CasinoWarEngine
  typealias Settings = CasinoWarSettings
  typealias Outcome = CasinoWarResult
  typealias GameData = CasinoWarData

  static func edge(of bet: CasinoWarBet) -> Double? { CasinoWarOdds(rules: CasinoWarRules()).edge(of: bet) }

  static func strategy(by rules: CasinoWarRules, progress: () -> Void) -> BestPlay { BestPlay() }

  static func hints(_ state: GameState<CasinoWarGame>) {
    for move in state.engine.legalMoves.moves { state.hint(move.name) }
  }

  static func table(_ state: GameState<CasinoWarGame>) -> some View { GameTableView(state: state) }

  static func note(_ state: GameState<CasinoWarGame>, in data: inout CasinoWarData) { data.add(state.engine) }
}
