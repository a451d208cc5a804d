/// What lies on the felt of a small game: the hands, the last one below, what the round brought, a zone for every bet
/// that is placed before the deal, and what is asked. A game with a look of its own lays its own.
///
/// A hand's title is `hand.<owner>` of the game's catalogue, a zone's `bet.<bet>`.
public struct StandardLayoutView<Module: GameModule>: View {
  private let state: GameState<Module>

  /// Lays a table.
  public init(state: GameState<Module>) { self.state = state }

  /// The hands, the result, the zones and the talk, one below the other.
  public var body: some View {
    VStack(spacing: CasinoDesign.Spacing.small) {
      ForEach(state.hands.dropLast()) { shown($0) }
      if state.phase == .roundComplete { ResultBannerView(state.results) }
      ForEach(state.hands.suffix(1)) { shown($0) }
      HStack(spacing: CasinoDesign.Spacing.large) {
        ForEach(bets) { bet in
          zone(bet).marked(.active, if: state.isBetting && bet.kind == .main)
        }
      }.priority(CasinoDesign.Priority.chips)
      TalkView(state.prompt).priority(CasinoDesign.Priority.talk)
    }
  }

  private var bets: [Module.Engine.Bet] {
    Module.Engine.Bet.allCases.filter { $0.kind != .inPlay && state.offers($0) }
  }

  private func shown(_ hand: TableHand) -> some View {
    HandDisplayView(hand, title: "hand.\(hand.id.owner)", places: 1, among: state.hands)
      .priority(CasinoDesign.Priority.hands)
  }

  private func zone(_ bet: Module.Engine.Bet) -> some View {
    BettingZoneView(state.zone(bet, pays: state.strings.odds(bet.greatestPayout))) { state.place($0, on: bet) }
  }
}
