import CasinoKit
import Testing

@testable import GameHost

/// A step of a real round: the table before it, the table after it, and what happened.
enum MotionCase: String, CaseIterable, CustomTestStringConvertible {
  case deal, flip, stake, payout, loss

  var testDescription: String { rawValue }

  func motion(in window: Window, _ pace: Pace = .normal) throws -> (RenderedTable, RenderedTable, Motion?) {
    let from = window.render(try before()), to = window.render(try after())
    return (from, to, window.motion(from, to, events, pace))
  }

  var events: [GameEvent] {
    switch self {
    case .deal: [.cardDealt(HandID("player", 0), card: Card(.seven, of: .hearts))]
    case .flip: [.cardFlipped(HandID("dealer"), card: Card(.five, of: .diamonds))]
    case .stake: [.chipsPlaced(bet: "main", wager: 0, amount: 50)]
    case .payout:
      [
        .betSettled(bet: "main", hand: 0, outcome: "won", tone: .win, stake: 100, returned: 200),
        .roundSettled(net: 100),
      ]
    case .loss:
      [
        .betSettled(bet: "main", hand: 0, outcome: "lost", tone: .lose, stake: 50, returned: .zero),
        .roundSettled(net: -50),
      ]
    }
  }

  private func before() throws -> Scene {
    switch self {
    case .deal: try RecordedScene.turn.scene().changing("hand.player.0") { $0.children?.removeLast() }
    case .flip, .payout, .loss: try RecordedScene.turn.scene()
    case .stake: try RecordedScene.betting.scene()
    }
  }

  private func after() throws -> Scene {
    switch self {
    case .deal, .stake: try RecordedScene.turn.scene()
    case .flip:
      try RecordedScene.turn.scene().changing("hand.dealer.1") {
        $0.role = .card
        $0.card = Card(.five, of: .diamonds)
      }
    case .payout, .loss: try RecordedScene.result.scene()
    }
  }
}

extension Window {
  func motion(_ from: RenderedTable, _ to: RenderedTable, _ events: [GameEvent], _ pace: Pace = .normal) -> Motion? {
    var options = RenderOptions()
    if look == "ascii" { options.glyphs = .ascii }
    return Motion(from: from, to: to, events: events, theme: theme, options: options, pace: pace)
  }
}

extension Scene {
  /// The scene with one part changed.
  func changing(_ id: String, _ body: (inout SceneNode) -> Void) -> Scene {
    var scene = self
    scene.root.change(id, body)
    return scene
  }
}

extension SceneNode {
  fileprivate mutating func change(_ id: String, _ body: (inout SceneNode) -> Void) {
    if self.id == id { return body(&self) }
    for index in (children ?? []).indices { children?[index].change(id, body) }
  }
}

extension CellBuffer {
  /// Where another screen shows other cells.
  func differences(from other: CellBuffer) -> [Point] {
    (0..<height).flatMap { row in
      (0..<width).filter { self[$0, row] != other[$0, row] }.map { Point(column: $0, row: row) }
    }
  }
}
