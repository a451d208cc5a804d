import CasinoKit

/// The dealer's card above, the player's below, the betting zones beside them.
// NEXT: lay out the hands and the zones.
struct NewGameTableLayoutView: View {
  let state: GameState<NewGameGame>

  var body: some View {
    VStack(spacing: Design.Spacing.small) {
      if state.phase == .playerTurn {
        hand(.dealer).accessibilityLabel(state.strings.text("say.dealer.hidden"))
      } else {
        hand(.dealer)
      }
      FeltPrint("print.dealer", .text(NewGameRules.dealerPlaysFrom.index))
        .priority(Design.Priority.ornament)
      if state.phase == .roundComplete { ResultBannerView(state) }
      hand(.player)
      HStack(spacing: Design.Spacing.large) {
        zone(.ante, pays: Ratio(1)).marked(.active, if: state.isBetting)
        zone(.pair, pays: NewGameBet.pairPays)
      }.priority(Design.Priority.chips)
      TalkView(state.prompt).priority(Design.Priority.talk)
    }
  }

  private func hand(_ id: HandID) -> some View {
    HandDisplayView(
      state.hand(id) ?? TableHand(id, cards: []), title: "hand.\(id.owner)", places: Design.places
    ).priority(Design.Priority.hands)
  }

  private func zone(_ bet: NewGameBet, pays: Ratio) -> some View {
    BettingZoneView(state.zone(bet, pays: state.strings.odds(pays))) { state.place($0, on: bet) }
  }
}
