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
  /// - Parameters:
  ///   - results: how each wager ended.
  ///   - title: what happened, ready to read; nil says whether the player has won.
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

/// The end of the chips with the ways on: a new stack, which is the host's (`host.newStack`), and others.
public struct GameOverView: PartView {
  private let others: ViewGroup

  /// Shows the end, with leaving as the other way on.
  public init() { self.init { Button("action.leave", id: Self.leave, key: "Q") {} } }

  /// Shows the end.
  /// - Parameter others: buttons of the other ways on.
  public init(@ViewBuilder others: () -> ViewGroup) { self.others = others() }

  /// The word of the host's action that leaves the table.
  public nonisolated static let leave = "host.leave"

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    let action = SceneAction(id: "host.newStack", title: scene.strings.text("action.newStack"), key: "N")
    return [
      scene.part(
        SceneNode(
          .gameOver, id: "gameOver", text: scene.strings.text("gameOver.title"),
          label: scene.strings.text("gameOver.say"), action: action)
      ) {
        others.nodes(scene)
      }
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
