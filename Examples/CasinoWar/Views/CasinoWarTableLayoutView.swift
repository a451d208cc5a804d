import CasinoKit

/// The dealer's cards above, the player's below, the betting zones under them.
struct CasinoWarTableLayoutView: View {
  let state: GameState<CasinoWarGame>

  var body: some View {
    VStack(spacing: Design.Spacing.small) {
      hand(.dealer)
      FeltPrint("print.war").priority(Design.Priority.ornament)
      if state.phase == .roundComplete { ResultBannerView(state) }
      hand(.player)
      HStack(spacing: Design.Spacing.large) {
        zone(.ante).marked(.active, if: state.isBetting)
        zone(.tie)
      }.priority(Design.Priority.chips)
      TalkView(state.prompt).priority(Design.Priority.talk)
    }
  }

  private func hand(_ id: HandID) -> some View {
    HandDisplayView(state.hand(id) ?? TableHand(id, cards: []), title: "hand.\(id.owner)", places: Design.places)
      .priority(Design.Priority.hands)
  }

  private func zone(_ bet: CasinoWarBet) -> some View {
    BettingZoneView(state.zone(bet, pays: state.strings.odds(bet.greatestPayout))) { state.place($0, on: bet) }
  }
}
