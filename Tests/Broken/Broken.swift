import CasinoKit

/// One card each: raise or fold. A sound game of its own, and each of `Defect` breaks it in one way.
@main
struct BrokenGame: GameModule {
  nonisolated static let identifier = "high-card"
  static let info = GameInfo(id: identifier, name: "High Card", version: "1.0.0")
  static let summary = Defect.noSummary.isHere ? "" : "One card each: raise or fold, the higher card wins."
  static let icon = AppIconView(
    info.name, felt: Defect.kitIcon.isHere ? .green : Design.felt, cards: Design.iconCards)
  typealias Engine = BrokenEngine
  typealias Settings = BrokenSettings
  typealias Outcome = BrokenResult
  typealias GameData = BrokenData

  /// In one deck 51 cards are left for the dealer: 12 of the suit, and of other ranks four each.
  static func edge(of bet: BrokenBet) -> Double? {
    if Defect.wrongEdge.isHere, bet == .suited { return -0.25 }
    if Defect.noEdge.isHere { return nil }
    return bet == .main ? 4.0 / 13 : 3.0 / 51
  }

  static func strategy(by rules: BrokenRules, progress: () -> Void) -> BestPlay { BestPlay() }

  static func hints(_ state: GameState<BrokenGame>) {
    for move in state.engine.legalMoves.moves { state.hint(move.name) }
  }

  static func table(_ state: GameState<BrokenGame>) -> some View {
    Mischief.language = state.strings.language
    if Defect.hintsVanish.isHere { state.tooltips.dismiss() }
    return GameTableView(state: state)
  }

  static func note(_ state: GameState<BrokenGame>, in data: inout BrokenData) {
    Mischief.roundsSeen += 1
    if !Defect.dataNotKept.isHere { data.add(state.engine) }
  }
}
