import CasinoKit

extension ResultBannerView {
  /// Shows what a round brought, bet by bet.
  init(_ state: GameState<CasinoWarGame>) { self.init(state.results) }
}
