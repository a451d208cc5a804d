import CasinoKit

/// Baccarat: punto banco for one seat.
@main
struct BaccaratGame: GameModule {
  static let info = GameInfo(id: "baccarat", name: "Baccarat", version: "1.0.0")
  static let summary = "Player or Banker: the hand that comes closer to nine wins."
  typealias Engine = BaccaratEngine
  typealias Settings = BaccaratSettings
  typealias Outcome = BetOutcome

  /// Counted from a full shoe of the initial settings; for a bet that only another commission offers, under that one.
  static func edge(of bet: BaccaratBet) -> Double? { HouseOdds.edge(of: bet, by: BaccaratRules()) }

  static func table(_ state: GameState<BaccaratGame>) -> some View { GameTableView(state: state) }
}
