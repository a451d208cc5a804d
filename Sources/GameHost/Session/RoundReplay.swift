import CasinoKit
import FoundationEssentials

/// A finished round, played again by its game from the record and taken apart into its steps. Nothing is staked and no
/// card is drawn anew, so going back and forward shows the same cards.
struct RoundReplay {
  /// The table before the round and after each step.
  private(set) var steps: [ShownStep]

  /// Has the game play the round again.
  /// - Throws: `ModuleFailure` where the game fails or the round does not come out as it was kept.
  init(_ round: RoundRecord, connection: ModuleConnection, strings: Strings, values: HostValues) throws {
    var welcome = Welcome(
      language: strings.language, practice: round.isPractice, balance: round.balance - round.net, limits: .vip,
      cardsRemaining: 0, round: round.openRound)
    welcome.showsRound = true
    try connection.send(.welcome(welcome))
    var cards = round.dealt[...]
    while true {
      switch try connection.receive() {
      case .open:
        try connection.send(
          .opened(Opened(freshShoe: false, cardsRemaining: cards.count)))
      case .draw:
        guard let card = cards.popFirst() else {
          throw connection.failing(.replayDiverged(.tooManyCards(round.dealt.count)))
        }
        try connection.send(.drawn(Drawn(card: card, cardsRemaining: cards.count)))
      case .ready(let ready):
        guard ready.entries == round.entries else {
          throw connection.failing(.replayDiverged(.chips))
        }
        var values = values
        values.balance = welcome.balance
        steps = try Self.steps(ready, connection, strings, values)
        return
      case .failure(let failure): throw connection.failing(.replayDiverged(.game(failure.text)))
      case let other: throw connection.failing(.wrongMessage(expected: "ready", got: other.kind))
      }
    }
  }

  private static func steps(
    _ ready: Ready, _ connection: ModuleConnection, _ strings: Strings, _ start: HostValues
  ) throws -> [ShownStep] {
    var values = start, scene = ready.scene
    var steps = [ShownStep(scene: values.filled(scene, strings), patch: ScenePatch(nodes: []), events: [], say: [])]
    for frame in ready.frames ?? [] {
      do throws(ScenePatchError) { try scene.apply(frame.patch) } catch .unknownNode(let id) {
        throw connection.failing(.badScene(.unknownNode(id)))
      }
      values.follow(frame.events)
      guard !frame.events.isEmpty else { continue }
      steps.append(
        ShownStep(scene: values.filled(scene, strings), patch: frame.patch, events: frame.events, say: frame.say))
    }
    return steps
  }
}
