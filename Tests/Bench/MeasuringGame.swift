import CasinoKit
import Foundation
import TestSupport

/// A game that draws many cards a round and writes into its log how long each draw and each commit took.
enum MeasuringGame {
  static let draws = 100

  static func printManifest() throws {
    let bet = Manifest.Bet(id: "main", kind: .main, greatestPayout: Ratio(1), edge: nil)
    let manifest = Manifest(
      info: GameInfo(id: "measuring", name: "Measuring", version: "1.0.0"), executable: "CasinoBench",
      summary: "Measures draws and commits.", bets: [bet], moves: [], outcomes: ["push"],
      shoe: ShoePlan(decks: 8, penetrationPercent: 50))
    print(String(decoding: try JSONEncoder().encode(manifest), as: UTF8.self))
  }

  static func play() -> Never {
    RawWire.send(
      .hello(
        Hello(
          protocol: Wire.versions, kit: Wire.kitVersion,
          info: GameInfo(id: "measuring", name: "Measuring", version: "1.0.0"))))
    var revision = 1
    while true {
      switch RawWire.receive() {
      case .welcome: RawWire.send(.ready(Ready(scene: scene, revision: revision)))
      case .intent(let intent):
        revision += 1
        deal(intent, revision: revision)
      case .surroundings: RawWire.send(.answer(Answer(intent: 0, revision: revision)))
      default: break
      }
    }
  }

  private static var scene: Scene {
    let deal = SceneNode(.button, id: "deal", action: SceneAction(id: "deal", title: "Deal", price: 10))
    return Scene(root: SceneNode(.table, id: "table", children: [deal]))
  }

  private static func deal(_ intent: Intent, revision: Int) {
    RawWire.send(
      .open(Open(rules: .object([:]), shoe: ShoePlan(decks: 8, penetrationPercent: 50), stakes: ["main": 10])))
    guard case .opened = RawWire.receive() else { exit(1) }
    for _ in 0..<draws {
      measure("draw") {
        RawWire.send(.draw)
        guard case .drawn = RawWire.receive() else { exit(1) }
      }
    }
    let entries: [LedgerEntry] = [
      .stake(bet: "main", wager: 0, amount: 10),
      .settle(bet: "main", wager: 0, hand: 0, outcome: "push", returned: 10),
    ]
    let commit = Commit(play: Play(Play.deal, stakes: ["main": 10]), entries: entries, hands: [:])
    measure("commit") {
      RawWire.send(.answer(Answer(intent: intent.id, revision: revision, commit: commit)))
      guard case .committed = RawWire.receive() else { exit(1) }
    }
  }

  private static func measure(_ name: String, _ body: () -> Void) {
    let time = ContinuousClock().measure(body)
    print(name, time.components.attoseconds / 1_000_000_000)
    fflush(nil)
  }
}
