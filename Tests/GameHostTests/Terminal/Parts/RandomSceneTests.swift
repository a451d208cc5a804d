import CasinoKit
import Testing

@testable import GameHost

/// Whatever a game shows and however large the window is: nothing traps, and what must be seen is seen.
struct RandomSceneTests {
  @Test(arguments: 0..<40)
  func randomTables(_ seed: Int) {
    var random = RandomScene(seed: UInt64(seed))
    for _ in 0..<10 {
      let scene = random.scene()
      let look = ["dark", "light", "256", "16", "none", "ascii"][random.below(6)]
      let window = Window(columns: 60 + random.below(161), rows: 18 + random.below(53), look: look)
      let table = window.render(scene)
      #expect(table.buffer.width == window.columns && table.buffer.height == window.rows)
      expectKeys(scene, table, window)
      expectTotals(scene, table, window)
    }
  }

  @Test("a window of any size, however small, is drawn", arguments: 1..<20)
  func tinyWindows(_ rows: Int) throws {
    let scene = try RecordedScene.split.scene()
    for columns in [1, 2, 7, 20, 40, 59, 60, 61] {
      let table = Window(columns: columns, rows: rows).render(scene)
      #expect(table.buffer.width == columns && table.buffer.height == rows)
    }
  }

  /// Every action that can be taken has a place that does it and shows its key.
  private func expectKeys(_ scene: Scene, _ table: RenderedTable, _ window: Window) {
    let buttons = scene.nodes.filter { $0.role == .actionBar }.flatMap { $0.children ?? [] }
    for action in buttons.compactMap(\.action) {
      let areas = table.hits.filter { $0.action == action.id }
      let key = action.key ?? ""
      let shows = areas.contains { area in
        (area.rect.row..<area.rect.maxRow).contains { row in
          let text = text(table.buffer, area.rect, row)
          return text.contains(key) || text.contains(DrawnWords.english.enter)
        }
      }
      #expect(shows, "\(window.testDescription): \(action.id) is not to be seen")
    }
  }

  /// Every total has a place on the screen; where it is written in letters, they are there.
  private func expectTotals(_ scene: Scene, _ table: RenderedTable, _ window: Window) {
    for hand in scene.nodes where hand.role == .hand && table.places[hand.id] != nil {
      guard let total = hand.detail, let place = table.places[hand.id + ".total"] else {
        Issue.record("\(window.testDescription): \(hand.id) has no total")
        continue
      }
      #expect(place.clipped(to: table.buffer.bounds) == place, "\(window.testDescription): \(hand.id)")
      guard place.height == 1 else { continue }
      let shown = text(table.buffer, place, place.row)
      #expect(shown.contains(total), "\(window.testDescription): \(hand.id) shows \(shown), not \(total)")
    }
  }

  private func text(_ buffer: CellBuffer, _ rect: CellRect, _ row: Int) -> String {
    String((rect.column..<rect.maxColumn).compactMap { buffer.contains($0, row) ? buffer[$0, row].text : nil })
  }
}
