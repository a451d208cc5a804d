import CasinoKit

/// Both cards above, the betting zones below.
// NEXT: lay out the hands and the zones.
struct NewGameTableLayoutView: View {
  let state: GameState<NewGameGame>

  var body: some View {
    VStack(spacing: Design.Spacing.small) {
      HStack(spacing: Design.Spacing.large) {
        hand(.player)
        hand(.banker)
      }.priority(Design.Priority.hands)
      if state.phase == .roundComplete { ResultBannerView(state) }
      HStack(spacing: Design.Spacing.large) {
        ForEach([NewGameBet.player, .tie, .banker]) { bet in
          BettingZoneView(state.zone(bet, pays: state.strings.odds(state.rules.pays(bet)))) { state.place($0, on: bet) }
        }
      }.priority(Design.Priority.chips)
      TalkView(state.prompt).priority(Design.Priority.talk)
    }
  }

  private func hand(_ id: HandID) -> some View {
    HandDisplayView(
      state.hand(id) ?? TableHand(id, cards: []), title: "hand.\(id.owner)", places: Design.places)
  }
}
