import CasinoKit

/// One card each for Player and Banker; bets only.
// NEXT: say in one sentence what the game is, here and in `summary`.
@main
struct NewGameGame: GameModule {
  nonisolated static let identifier = "new-game"
  static let info = GameInfo(id: identifier, name: "New Game", version: "1.0.0")
  static let summary = "One card for Player, one for Banker: the higher wins."
  // NEXT: choose the icon's cards and chip, in Theme.
  static let icon = AppIconView(info.name, felt: Design.felt, cards: Design.iconCards, chip: Design.iconChip)
  typealias Engine = NewGameEngine
  typealias Settings = NewGameSettings
  typealias Outcome = NewGameResult
  typealias GameData = NewGameData

  static func edge(of bet: NewGameBet) -> Double? { NewGameOdds(rules: NewGameRules()).edge(of: bet) }

  static func hints(_ state: GameState<NewGameGame>) { state.hint("tie", target: "zone.tie") }

  static func table(_ state: GameState<NewGameGame>) -> some View { GameTableView(state: state) }

  static func note(_ state: GameState<NewGameGame>, in data: inout NewGameData) { data.add(state.engine) }
}
