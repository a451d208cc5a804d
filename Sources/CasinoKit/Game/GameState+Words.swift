extension GameState {
  /// The game's name in the player's language: `game.name` of its catalogue, else the name it was given.
  public var gameName: String { strings.firstKnown(["game.name"]) ?? Module.info.name }

  /// What a person who comes back to a round under way is told.
  var greeting: [String] {
    guard phase == .playerTurn else { return [] }
    return [strings.text("say.resumed")] + hands.compactMap { strings.sentence(of: $0, among: hands) }
  }

  /// Why an action that the table does not offer is refused.
  func reason(against action: String) -> String {
    if isBetting, let bet = Bet(rawValue: String(action.dropFirst("bet.".count))), !offers(bet) {
      return strings.text(of: notOffered(bet))
    }
    if action == "watch", isBetting, totalBet > .zero { return strings.text("refuse.watch") }
    if action == Play.deal || action.hasPrefix("bet.") {
      return strings.text(of: isBetting ? .noStake : .roundUnderWay)
    }
    return strings.text(of: notOffered(action))
  }

  /// What is asked of the player now.
  public var prompt: String {
    switch phase {
    case .betting: strings.text(totalBet == .zero ? "prompt.bet" : "prompt.deal", .text(strings.range(limits.main)))
    case .roundComplete: strings.text("prompt.next")
    case .dealing, .dealerTurn: ""
    case .playerTurn:
      strings.firstKnown(engine.legalMoves.moves.map { "prompt.\($0.name)" }) ?? strings.text("prompt.move")
    }
  }
}
