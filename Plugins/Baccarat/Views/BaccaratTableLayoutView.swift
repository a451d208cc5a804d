import CasinoKit

/// Both hands above, the betting zones in the middle, the roads below.
struct BaccaratTableLayoutView: View {
  let state: GameState<BaccaratGame>

  var body: some View {
    VStack(spacing: Design.Spacing.small) {
      HStack(spacing: Design.Spacing.large) {
        hand(.player)
        hand(.banker)
      }.priority(Design.Priority.hands)
      if state.phase == .roundComplete, !state.wasWatched { ResultBannerView(state) }
      zones([.player, .tie, .banker], main: true)
      zones(
        [.dragonBonusPlayer, .playerPair, .dragon7, .panda8, .super6, .bankerPair, .dragonBonusBanker], main: false)
      TalkView(state.prompt).priority(Design.Priority.talk)
      RoadsView(state: state)
    }
  }

  private var rules: BaccaratRules { state.rules }

  private func hand(_ id: HandID) -> some View {
    let remark = state.engine.remark(on: id)
    return HandDisplayView(
      state.hand(id) ?? TableHand(id, cards: []), title: "hand.\(id.owner)", places: Design.places,
      note: remark.map { state.strings.text("remark.\($0.rawValue)") },
      tone: remark == .wins ? .win : remark == .tie ? .push : nil)
  }

  private func zones(_ bets: [BaccaratBet], main: Bool) -> some View {
    HStack(spacing: Design.Spacing.small) {
      ForEach(bets.filter(rules.offers)) { bet in
        BettingZoneView(
          state.zone(bet, pays: state.strings.pays(bet, by: rules), print: "zone.\(bet.rawValue)")
        ) { state.place($0, on: bet) }
      }
    }.priority(main ? Design.Priority.chips : Design.Priority.talk)
  }
}

extension Strings {
  /// What a bet pays, as a zone has room for: `8:1`, `to 30:1`.
  func pays(_ bet: BaccaratBet, by rules: BaccaratRules) -> String {
    let wins = PayTable.wins(bet, by: rules)
    guard let greatest = wins.first else { return "" }
    let figure = amount(Chips(hundredths: greatest.numerator * 100 / greatest.denominator))
    return text(wins.count > 1 ? "zone.paysUpTo" : "zone.paysOne", .text(figure))
  }
}
