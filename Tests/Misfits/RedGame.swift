import CasinoKit
import TestSupport
import Glibc

/// The smallest game: one card is drawn; a red one pays the stake once more.
struct RedGame {
  let behaviour: Behaviour
  private var revision = 1
  private var stake: Chips = .zero
  private var table: RedTable

  init(behaviour: Behaviour) {
    self.behaviour = behaviour
    table = RedTable(behaviour: behaviour)
  }

  /// Greets the host and plays until it goes.
  mutating func run() {
    if behaviour == .exitsAtOnce { exit(0) }
    RawWire.send(.hello(behaviour.hello))
    while true {
      switch RawWire.receive() {
      case .welcome: sitDown()
      case .intent(let intent): answer(intent)
      case .surroundings: RawWire.send(.answer(Answer(intent: 0, revision: revision)))
      case .rollout:
        Trouble(behaviour: behaviour).strike()
        RawWire.send(.rolledOut(RolledOut(player: .random, lines: [])))
      case .scene: RawWire.send(.scene(table.scene(stake: stake, card: nil)))
      default: break
      }
    }
  }

  func play() {
    var copy = self
    copy.run()
  }

  private func sitDown() {
    if behaviour == .refuses {
      return RawWire.send(.failure(Failure(code: "settings", text: "no table for you")))
    }
    let said = ["Place your bet."] + behaviour.sayings
    RawWire.send(.ready(Ready(scene: table.scene(stake: stake, card: nil), revision: revision, say: said)))
    if behaviour == .stopsReading { Trouble.waitForEver() }
  }

  private mutating func answer(_ intent: Intent) {
    switch intent.action {
    case "bet.main":
      stake += intent.amount ?? .zero
      revision += 1
      show(intent, table.node(stake: stake, card: nil))
    case "deal" where stake > .zero: deal(intent)
    default: RawWire.send(.answer(Answer(intent: intent.id, revision: revision, refusal: "Place a bet first.")))
    }
  }

  private func show(_ intent: Intent, _ node: SceneNode) {
    let frame = Frame(patch: ScenePatch(nodes: [node]))
    RawWire.send(.answer(Answer(intent: intent.id, revision: revision, frames: [frame])))
  }

  private mutating func deal(_ intent: Intent) {
    RawWire.send(
      .open(Open(rules: .object([:]), shoe: ShoePlan(decks: 1, penetrationPercent: 50), stakes: ["main": stake])))
    guard case .opened = RawWire.receive() else { return refuse(intent) }
    RawWire.send(.draw)
    guard case .drawn(let drawn) = RawWire.receive() else { return refuse(intent) }
    Trouble(behaviour: behaviour).strike()
    let round = RedRound(stake: stake, card: drawn.card, behaviour: behaviour)
    let frame = Frame(
      patch: ScenePatch(nodes: [table.node(stake: .zero, card: round.shown)]), events: round.events,
      say: [round.told] + behaviour.sayings)
    RawWire.send(
      .answer(Answer(intent: intent.id, revision: revision + 1, commit: round.commit, frames: [frame])))
    guard case .committed = RawWire.receive() else { return }
    revision += 1
    stake = .zero
  }

  private func refuse(_ intent: Intent) {
    RawWire.send(.answer(Answer(intent: intent.id, revision: revision, refusal: "The round may not start.")))
  }
}
