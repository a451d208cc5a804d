import CasinoKit

/// The dealer's card above, the player's below, the betting zones beside each other.
struct BrokenTableLayoutView: View {
  let state: GameState<BrokenGame>

  var body: some View {
    VStack(spacing: Design.Spacing.small) {
      if !Defect.noCards.isHere { dealer }
      if state.phase == .roundComplete, !Defect.noBanner.isHere { ResultBannerView(state) }
      if !Defect.noCards.isHere { hand(.player) }
      HStack(spacing: Design.Spacing.large) {
        if !Defect.noZones.isHere { zone(.main, pays: Ratio(1, 2)).marked(.active, if: state.isBetting) }
        if !Defect.noZones.isHere, !Defect.betWithoutZone.isHere { zone(.suited, pays: Ratio(3)) }
      }.priority(Design.Priority.chips)
      TalkView(prompt).priority(Design.Priority.talk)
      faults
    }
  }

  private var prompt: String { Defect.noPrompt.isHere && !state.isBetting ? "" : state.prompt }

  @ViewBuilder private var dealer: some View {
    let isLow = state.phase == .playerTurn && (state.engine.dealer?.rank.aceHigh ?? 0) < Rank.eight.aceHigh
    hand(.dealer).marked(.dimmed, if: Defect.peeks.isHere && isLow)
  }

  private func hand(_ id: HandID) -> some View {
    let view = HandDisplayView(
      state.hand(id) ?? TableHand(id, cards: []), title: "hand.\(id.owner)", places: 1
    ).priority(Design.Priority.hands)
    return ModifiedHand(view: view, isUnlabelled: Defect.unlabelled.isHere)
  }

  private func zone(_ bet: BrokenBet, pays: Ratio) -> some View {
    var zone = state.zone(bet, pays: state.strings.odds(pays))
    if Defect.zoneAboveLimits.isHere, let stakes = zone.stakes {
      zone.stakes = stakes.lowerBound...stakes.upperBound * 2
    }
    if Defect.betDuringRound.isHere, !state.isBetting { zone.stakes = state.limits.stakes(for: bet.kind) }
    return BettingZoneView(zone) { input in
      if Defect.betDuringRound.isHere, !state.isBetting { state.open(.rules) } else { state.place(input, on: bet) }
    }
  }

  /// Parts that no table should have.
  @ViewBuilder private var faults: some View {
    if Defect.rawKey.isHere { FeltPrint("print.motto") }
    if Defect.tooWide.isHere {
      Text(verbatim: Array(repeating: "0123456789", count: 30).joined()).priority(Design.Priority.actions)
    }
    if Defect.tooTall.isHere {
      ForEach(1...2) { HandDisplayView(TableHand(HandID("player", $0), cards: []), title: "hand.player", places: 1) }
    }
  }
}

/// A hand, perhaps without a word for those who do not see it.
private struct ModifiedHand<Hand: View>: View {
  let view: Hand
  let isUnlabelled: Bool

  var body: some View {
    if isUnlabelled { view.accessibilityLabel("") } else { view }
  }
}
