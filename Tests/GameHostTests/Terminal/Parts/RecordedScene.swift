import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// A scene of a real table, recorded from `casino play <game> --ui json`; Tests/Reference/scenes/README.md names the
/// commands.
enum RecordedScene: String, CaseIterable, CustomTestStringConvertible {
  case betting, turn, long, split, insurance, result, splitResult, bigWin, settings, rules, statistics, gameOver
  case coupBetting, coupDealing, coupResult, coupRoads

  var testDescription: String { rawValue }

  func scene() throws -> Scene {
    let file = Checkout.root.appending(path: "Tests/Reference/scenes/\(rawValue).json")
    return try JSONDecoder().decode(Scene.self, from: Data(contentsOf: file))
  }
}

/// A window and how it shows the table.
struct Window: CustomTestStringConvertible {
  var columns: Int
  var rows: Int
  var look = "dark"

  var testDescription: String { "\(columns)×\(rows) \(look)" }
  var name: String { "\(columns)x\(rows)" + (look == "dark" ? "" : "-\(look)") }

  func render(_ scene: Scene, focus: String? = nil, options: RenderOptions = RenderOptions()) -> RenderedTable {
    var options = options
    if look == "ascii" { options.glyphs = .ascii }
    return TableRenderer(theme: theme, size: (columns, rows), options: options).render(scene, focus: focus)
  }

  var theme: Theme {
    switch look {
    case "light": .light
    case "256": .suited(to: .palette256, light: false)
    case "16": .suited(to: .ansi16, light: false)
    case "none", "ascii": .suited(to: .none, light: false)
    default: .dark
    }
  }

  /// The sizes of the mock-ups.
  static let small = Window(columns: 60, rows: 18)
  static let regular = Window(columns: 80, rows: 24)
  static let large = Window(columns: 120, rows: 40)
  static let rich = Window(columns: 200, rows: 60)

  func looking(_ look: String) -> Window { Window(columns: columns, rows: rows, look: look) }
}
