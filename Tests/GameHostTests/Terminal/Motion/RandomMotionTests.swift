import CasinoKit
import Testing

@testable import GameHost

/// Between any two tables, in any window: nothing traps, no glyph is torn, and the end is the table.
struct RandomMotionTests {
  @Test(arguments: 0..<20)
  func randomSteps(_ seed: Int) {
    var random = RandomScene(seed: UInt64(seed))
    for _ in 0..<4 {
      let look = ["dark", "256", "16", "ascii"][random.below(4)]
      let window = Window(columns: 1 + random.below(160), rows: 1 + random.below(50), look: look)
      let from = window.render(random.scene()), to = window.render(random.scene())
      guard let motion = window.motion(from, to, events(&random)) else { continue }
      if isWhole(from.buffer), isWhole(to.buffer) {
        for moment in motion.moments { #expect(isWhole(motion.buffer(at: moment)), "\(window), \(moment)") }
      }
      #expect(motion.buffer(at: motion.duration) == to.buffer)
    }
  }

  private func events(_ random: inout RandomScene) -> [GameEvent] {
    let card = Card(index: UInt8(random.below(52)))
    return (0..<1 + random.below(6)).map { _ in
      let hand = random.below(2) == 0 ? HandID("dealer") : HandID("player", random.below(4))
      switch random.below(5) {
      case 0: return .cardDealt(hand, card: random.below(2) == 0 ? card : nil)
      case 1: return .cardFlipped(hand, card: card)
      case 2: return .chipsPlaced(bet: "main", wager: random.below(3), amount: Chips(random.below(2000)))
      case 3:
        return .betSettled(
          bet: "main", hand: random.below(4), outcome: "won", tone: .win, stake: 10,
          returned: Chips(random.below(2) * 20))
      default: return .roundSettled(net: Chips(random.below(400) - 200))
      }
    }
  }

  /// Whether every wide glyph has both its halves.
  private func isWhole(_ buffer: CellBuffer) -> Bool {
    (0..<buffer.height).allSatisfy { row in
      (0..<buffer.width).allSatisfy { column in
        let isWide = buffer[column, row].text.map { String($0).columns == 2 } ?? false
        let hasRight = column + 1 < buffer.width && buffer[column + 1, row].text == nil
        return isWide == hasRight
      }
    }
  }
}
