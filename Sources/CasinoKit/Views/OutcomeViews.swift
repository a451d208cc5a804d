/// How one wager ended.
public struct BetResult: Codable, Hashable, Sendable {
  /// The bet's word.
  public var bet: String
  /// The place, from the left, of the hand that it was on.
  public var hand: Int
  /// The outcome's word.
  public var outcome: String
  /// How it feels.
  public var tone: Tone
  /// What was staked.
  public var stake: Chips
  /// What went back, the stake included.
  public var returned: Chips

  /// What was won or lost.
  public var net: Chips { returned - stake }
}

/// What a round brought, bet by bet.
public struct ResultBannerView: PartView {
  private let results: [BetResult]
  private let title: String?

  /// Shows the results of a round in the order in which they were settled.
  /// - Parameter title: what happened, ready to read; nil says whether the player has won.
  public init(_ results: [BetResult], title: String? = nil) {
    self.results = results
    self.title = title
  }

  /// One part that holds a line for each bet and the sum.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    let strings = scene.strings
    let net = results.map(\.net).total
    let tone = Tone(net: net)
    let node = SceneNode(
      .banner, id: "banner", text: title ?? strings.text("banner.\(tone.rawValue)"),
      label: strings.net(net), amount: net,
      tone: tone)
    return [
      scene.part(node) {
        results.map { result in
          let several = results.contains { $0.bet == result.bet && $0.hand != result.hand }
          let name = several ? strings.text("hand.number", .count(result.hand + 1)) : strings.text("bet.\(result.bet)")
          let receipt = SceneNode(
            .receipt, text: name, label: strings.sentence(of: result, several: several),
            detail: strings.text("outcome.\(result.outcome)"), amount: result.net, tone: result.tone)
          return scene.part(receipt) { ChipStackView(result.stake).nodes(scene) }
        }
      }
    ]
  }
}

/// Paper rain on a big win.
public struct ConfettiView: PartView {
  /// Throws confetti.
  public init() {}

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { [scene.part(SceneNode(.confetti, id: "confetti"))] }
}

/// The end of the chips, with a way on: the host's action `host.newStack`.
public struct GameOverView: PartView {
  /// Shows the end.
  public init() {}

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    let action = SceneAction(id: "host.newStack", title: scene.strings.text("action.newStack"), key: "N")
    return [
      scene.part(
        SceneNode(
          .gameOver, id: "gameOver", text: scene.strings.text("gameOver.title"),
          label: scene.strings.text("gameOver.say"), action: action))
    ]
  }
}

/// Figures of what was played, which the host keeps and fills in.
public struct StatisticsView: PartView {
  /// Places the figures.
  public init() {}

  /// One part, which the host fills in.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { HostValue(.statistics).nodes(scene) }
}
