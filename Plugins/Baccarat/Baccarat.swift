import CasinoKit

/// Baccarat: punto banco for one seat.
@main
struct BaccaratGame: GameModule {
  static let info = GameInfo(id: "baccarat", name: "Baccarat", version: "1.0.0")
  static let summary = "Player or Banker: the hand that comes closer to nine wins."
  static let icon = AppIconView(info.name, felt: Design.felt, cards: Design.iconCards, chip: Design.iconChip)
  static let launchScreen = LaunchScreenView(icon)
  typealias Engine = BaccaratEngine
  typealias Settings = BaccaratSettings
  typealias Outcome = BetOutcome

  /// Counted from a full shoe of the initial settings; for a bet that only another commission offers, under that one.
  static func edge(of bet: BaccaratBet) -> Double? { HouseOdds.edge(of: bet, by: BaccaratRules()) }

  static let capabilities = ["odds"]

  static func odds(
    _ query: OddsQuery, by rules: BaccaratRules, _ strings: Strings, progress: () -> Void
  ) -> OddsReport? { BaccaratOdds(rules: rules, strings: strings).report(query) }

  static func hints(_ state: GameState<BaccaratGame>) {
    state.hint("commission", target: "hand.banker")
    guard !state.history.isEmpty else { return }
    let road = Design.roadHint
    state.hint("road", target: "road.big", position: road.position, animation: road.animation)
  }

  static func table(_ state: GameState<BaccaratGame>) -> some View { GameTableView(state: state) }
}
