import CasinoKit

extension ResultBannerView {
  /// Shows what a round brought, bet by bet.
  init(_ state: GameState<BrokenGame>) {
    self.init(Defect.bannerShort.isHere ? Array(state.results.prefix(1)) : state.results)
  }
}
