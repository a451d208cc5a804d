import CasinoKit
import Glibc
import TestSupport

/// One card is drawn; a red one pays the stake once more. All else is the trick.
struct HostileGame {
  let trick: Trick
  private var revision = 1
  private var stake: Chips = .zero
  private var table: HostileTable

  init(trick: Trick) {
    self.trick = trick
    table = HostileTable(trick: trick)
  }

  func play() {
    var copy = self
    copy.run()
  }

  /// Greets the host and plays until it goes.
  private mutating func run() {
    let info = HostileManifest(trick: trick).info
    RawWire.send(
      .hello(Hello(protocol: Wire.versions, kit: Wire.kitVersion, info: info, capabilities: ["simulate", "odds"])))
    while true {
      switch RawWire.receive() {
      case .welcome: sitDown()
      case .intent(let intent): answer(intent)
      case .surroundings: RawWire.send(.answer(Answer(intent: 0, revision: revision)))
      case .scene: RawWire.send(.scene(table.scene(stake: stake, card: nil)))
      case .simulate: HostileFigures.sendSimulated(trick)
      case .odds: RawWire.send(.odds(HostileFigures.odds(trick)))
      default: break
      }
    }
  }

  private func sitDown() {
    if trick == .commitAtStart { RawWire.send(.answer(HostileRound.unasked(intent: 1))) }
    if trick == .millionNodes { return sendCrowd() }
    let said = ["Place your bet.", Attempts(trick).report].compactMap(\.self).map { $0 + table.suffix }
    RawWire.send(.ready(Ready(scene: table.scene(stake: stake, card: nil), revision: revision, say: said)))
  }

  /// A scene of a million parts, each as short as can be.
  private func sendCrowd() {
    let parts = String(repeating: #"{"id":"","role":"text"},"#, count: 1_000_000)
    RawWire.send(bytes: Array(#"{"type":"ready","scene":{"root":{"id":"","role":"table","children":[\#(parts)"#.utf8))
    RawWire.send(bytes: Array(#"{"id":"x","role":"text"}]}},"revision":1,"entries":[],"say":[]}"#.utf8) + [10])
  }

  private mutating func answer(_ intent: Intent) {
    switch intent.action {
    case "bet.main":
      stake += intent.amount ?? .zero
      revision += 1
      if trick == .commitByBet {
        var forged = HostileRound.unasked(intent: intent.id)
        forged.revision = revision
        return RawWire.send(.answer(forged))
      }
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
    let open = Open(rules: .object([:]), shoe: ShoePlan(decks: 1, penetrationPercent: 50), stakes: ["main": stake])
    RawWire.send(.open(open))
    guard case .opened = RawWire.receive() else { return refuse(intent) }
    if trick == .secondRound { RawWire.send(.open(open)) }
    var card = Card(.ace, of: .hearts)
    if trick != .cardsWithoutDrawing {
      RawWire.send(.draw)
      guard case .drawn(let drawn) = RawWire.receive() else { return refuse(intent) }
      card = drawn.card
    }
    Attempts(trick).strike()
    let round = HostileRound(stake: stake, card: card, trick: trick)
    let frame = Frame(
      patch: ScenePatch(nodes: [table.node(stake: .zero, card: round.shown)]), events: round.events,
      say: [round.told + table.suffix])
    let answer = Answer(intent: intent.id, revision: revision + 1, commit: round.commit, frames: [frame])
    RawWire.send(.answer(answer))
    if trick == .commitTwice { RawWire.send(.answer(answer)) }
    guard case .committed = RawWire.receive() else { return }
    revision += 1
    stake = .zero
  }

  private func refuse(_ intent: Intent) {
    RawWire.send(.answer(Answer(intent: intent.id, revision: revision, refusal: "The round may not start.")))
  }
}
