extension GameState {
  /// The hints that every table has: how to bet, and how to deal.
  func showStandardHints() {
    guard isBetting, let zone = Bet.allCases.first(where: { $0.kind == .main && offers($0) }) else { return }
    if totalBet == .zero {
      tooltips.show(key: "bet", message: strings.text("hint.bet"), target: "zone.\(zone.rawValue)", animation: .bounce)
    }
    tooltips.show(key: "deal", message: strings.text("hint.deal"))
  }

  /// Notes that the player sees advice in this round; the host marks such rounds.
  public func markAdvised() { if !isBetting { model.isAdvised = true } }

  /// Tells the host that long work goes on; due at least every second.
  public func reportProgress() { host?.reportProgress() }

  /// Keeps something of the game's own, with the next round.
  public func update(_ change: (inout Module.GameData) -> Void) { persistence.update(change) }

  /// Shows a hint whose words are `hint.<key>` of the catalogues.
  /// - Parameters:
  ///   - key: the hint's key.
  ///   - target: the part or the action that it points at; nil is the action that is called as the key.
  ///   - position: where it would like to stand.
  ///   - animation: how it comes.
  public func hint(
    _ key: String, target: String? = nil, position: ContextualTooltip.TooltipPosition = .automatic,
    animation: ContextualTooltip.Animation = .slide
  ) {
    tooltips.show(
      key: key, message: strings.text("hint.\(key)"), position: position, target: target, animation: animation)
  }
}
