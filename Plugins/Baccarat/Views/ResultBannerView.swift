import CasinoKit

extension ResultBannerView {
  /// Shows who has won, and what the coup brought, bet by bet.
  init(_ state: GameState<BaccaratGame>) {
    let coup = state.engine.coup
    let totals = [coup.player.total, coup.banker.total].map { StringArgument.text(String($0)) }
    let title = state.strings.text(
      "banner.\(coup.winner)", coup.winner == .banker ? totals.reversed() : totals)
    self.init(state.results, title: title)
  }
}
