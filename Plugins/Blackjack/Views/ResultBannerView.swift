import CasinoKit

extension ResultBannerView {
  /// Shows what a round brought, bet by bet.
  init(_ state: GameState<BlackjackGame>) { self.init(state.results) }
}
