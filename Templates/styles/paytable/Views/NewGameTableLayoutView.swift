import CasinoKit

/// The five cards above, the betting zone below.
// NEXT: lay out the hands and the zones.
struct NewGameTableLayoutView: View {
  let state: GameState<NewGameGame>

  var body: some View {
    VStack(spacing: Design.Spacing.small) {
      FeltPrint("print.pays", .text(state.rules.pays.rawValue)).priority(Design.Priority.ornament)
      HandDisplayView(
        state.hand(.player) ?? TableHand(.player, cards: []), title: "hand.player", places: Design.places, held: held
      ).priority(Design.Priority.hands)
      if state.phase == .roundComplete { ResultBannerView(state) }
      BettingZoneView(state.zone(.main, pays: state.strings.text("zone.pays", .text(greatest)))) {
        state.place($0, on: .main)
      }.marked(.active, if: state.isBetting).priority(Design.Priority.chips)
      TalkView(state.prompt).priority(Design.Priority.talk)
    }
  }

  /// The places of the cards that are held.
  private var held: Set<Int> {
    guard state.phase == .playerTurn else { return [] }
    return Set(state.engine.held.indices.filter { state.engine.held[$0] })
  }

  private var greatest: String { state.strings.odds(NewGameBet.main.greatestPayout) }
}
