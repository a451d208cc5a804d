import CasinoKit

/// The dealer above, the player's hands or the betting zones below.
struct BlackjackTableLayoutView: View {
  let state: GameState<BlackjackGame>

  var body: some View {
    VStack(spacing: Design.Spacing.small) {
      dealer
      ViewThatFits {
        payout("print.pays")
        payout("print.pays.short")
      }.priority(Design.Priority.ornament)
      FeltPrint(rules.soft17 == .stand ? "print.stands" : "print.hits").priority(Design.Priority.ornament)
      if state.phase == .roundComplete { ResultBannerView(state) }
      if state.isBetting { zones } else { hands }
      if state.phase == .roundComplete { hands }
      TalkView(prompt).priority(Design.Priority.talk)
    }
  }

  private var rules: BlackjackRules { state.rules }

  private func payout(_ key: String) -> some View {
    FeltPrint(key, .text(String(rules.pays.numerator)), .text(String(rules.pays.denominator)))
  }

  private var hint: TooltipConfig? { state.tooltips.currentTooltip }

  /// What is asked of the player and, where it is wanted, the best answer; a hint on the table speaks alone.
  private var prompt: String {
    guard hint == nil, let advice = Adviser.advice(state) else { return state.prompt }
    let strings = state.strings
    return strings.text(
      "advice", .text(state.prompt), .text(strings.text("move.\(advice.move.name)")), .text(advice.words(strings)))
  }

  private var dealer: some View {
    let hand = state.hand(.dealer) ?? TableHand(.dealer, cards: [])
    return HandDisplayView(hand, title: "hand.dealer") {
      ForEach(0..<max(0, Design.places - hand.cards.count)) { _ in CardPlaceholderView() }
    }.priority(Design.Priority.hands)
  }

  private var zones: some View {
    HStack(spacing: state.sizeClass == .compact ? Design.Spacing.small : Design.Spacing.large) {
      zone(.twentyOnePlus3, pays: rules.twentyOnePlus3.greatestPayout)
      zone(.main, pays: nil).marked(.active)
      zone(.perfectPairs, pays: rules.perfectPairs.greatestPayout)
    }.priority(Design.Priority.chips)
  }

  private func zone(_ bet: BlackjackBet, pays: Ratio?) -> some View {
    let strings = state.strings
    let zone: BettingZone = state.zone(bet, pays: pays.map { strings.text("zone.pays", .text(strings.odds($0))) })
    return BettingZoneView(zone) { state.place($0, on: bet) }.cornerRadius(Design.CornerRadius.medium)
  }

  private var hands: some View {
    HStack(spacing: Design.Spacing.small) {
      ForEach(playerHands) { hand in
        HandDisplayView(hand, title: "hand.player", result: state.mainResult(of: hand), among: playerHands)
      }
    }.priority(Design.Priority.hands)
  }

  private var playerHands: [TableHand] { state.hands.filter { $0.id != .dealer } }
}

extension GameState<BlackjackGame> {
  /// How a hand's main bet ended.
  func mainResult(of hand: TableHand) -> BetResult? {
    results.first { $0.bet == BlackjackBet.main.rawValue && $0.hand == hand.id.index }
  }
}

extension PerfectPairs {
  /// The most that the table pays.
  var greatestPayout: Ratio { Ratio(Kind.allCases.map(payout).max() ?? 0) }
}

extension TwentyOnePlus3 {
  /// The most that the table pays.
  var greatestPayout: Ratio { Ratio(Kind.allCases.map(payout).max() ?? 0) }
}
