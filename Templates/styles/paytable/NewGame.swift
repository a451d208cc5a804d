import CasinoKit

/// Five cards against a pay table: hold and draw once.
// NEXT: say in one sentence what the game is, here and in `summary`.
@main
struct NewGameGame: GameModule {
  nonisolated static let identifier = "new-game"
  static let info = GameInfo(id: identifier, name: "New Game", version: "1.0.0")
  static let summary = "Hold what you like of five cards, draw once: a pair of jacks or better pays."
  // NEXT: choose the icon's cards and chip, in Theme.
  static let icon = AppIconView(info.name, felt: Design.felt, cards: Design.iconCards, chip: Design.iconChip)
  typealias Engine = NewGameEngine
  typealias Settings = NewGameSettings
  typealias Outcome = NewGameResult
  typealias GameData = NewGameData

  static func edge(of bet: NewGameBet) -> Double? { 1 - NewGameRules().pays.bestReturn }

  static func strategy(by rules: NewGameRules, progress: () -> Void) -> BestPlay {
    BestPlay(odds: NewGameOdds(pays: rules.pays, progress: progress))
  }

  /// A move at the table is worth what drawing brings after it.
  static func rolloutStrategy(by rules: NewGameRules, progress: () -> Void) -> BestPlay { BestPlay(odds: nil) }

  static let capabilities = ["odds"]

  static func odds(
    _ query: OddsQuery, by rules: NewGameRules, _ strings: Strings, progress: () -> Void
  ) -> OddsReport? {
    guard query.hand.isEmpty, query.dealer == nil, query.removed.isEmpty else { return nil }
    return NewGameReturns(pays: rules.pays, progress: progress).report(rules.pays, strings)
  }

  static func hints(_ state: GameState<NewGameGame>) {
    for move in state.engine.legalMoves.moves.prefix(2).reversed() { state.hint(move.name) }
  }

  static func table(_ state: GameState<NewGameGame>) -> some View { GameTableView(state: state) }

  static func note(_ state: GameState<NewGameGame>, in data: inout NewGameData) { data.add(state.engine) }
}
