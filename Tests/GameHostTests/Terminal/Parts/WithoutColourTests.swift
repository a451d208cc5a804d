import CasinoKit
import Testing

@testable import GameHost

/// Colour is never alone in telling something: without any colour, and in letters alone, the screens differ as well.
@Suite struct WithoutColourTests {
  /// A change of state that a coloured screen shows.
  struct Change: CustomTestStringConvertible {
    var name: String
    var scene: RecordedScene
    var change: @Sendable (inout SceneNode) -> Void
    var testDescription: String { name }
  }

  static let changes = [
    Change(name: "another hand is played", scene: .split) { node in
      if node.role == .hand, node.amount != nil {
        node.marks = node.has(.active) ? nil : node.id == "hand.player.0" ? [.active] : nil
      }
    },
    Change(name: "another button is lit", scene: .turn) { node in
      if node.role == .button, let action = node.action {
        node.marks = action.id == "stand" ? [.primary] : node.has(.disabled) ? [.disabled] : nil
      }
    },
    Change(name: "a move is not possible", scene: .turn) { node in
      if node.action?.id == "double" {
        node.marks = [.disabled]
        node.action?.unavailable = "That costs too much."
      }
    },
    Change(name: "another value is chosen", scene: .settings) { node in
      if node.id == "setting.limits" {
        node.children = node.children?.map { child in
          var child = child
          child.marks = child.detail == "high" ? [.selected] : nil
          return child
        }
      }
    },
    Change(name: "another chip is taken", scene: .betting) { node in
      if node.role == .chip { node.marks = node.text == "1" ? [.selected] : nil }
    },
  ]

  @Test(arguments: changes, [("none", true), ("ascii", false)])
  func statesDiffer(_ change: Change, _ look: (name: String, hasStyles: Bool)) throws {
    let scene = try change.scene.scene()
    let changed = Scene(root: scene.root.mapped(change.change))
    #expect(scene != changed, "the change changes nothing")
    let window = Window.large.looking(look.name)
    func drawn(_ scene: Scene) -> String {
      let buffer = window.render(scene).buffer
      return look.hasStyles ? buffer.recording : buffer.text
    }
    #expect(drawn(scene) != drawn(changed))
  }

  /// What a colour tells of a result is told by a word or a sign too: no word stands for two tones.
  @Test func resultsHaveWordsOfTheirOwn() throws {
    var tones: [String: Set<Tone>] = [:]
    for recorded in RecordedScene.allCases {
      for node in try recorded.scene().nodes where node.role == .badge || node.role == .receipt {
        guard let tone = node.tone, let word = node.role == .badge ? node.text : node.detail else { continue }
        tones[word, default: []].insert(tone)
      }
    }
    #expect(tones.count >= 4)
    for (word, found) in tones { #expect(found.count == 1, "\(word) stands for \(found)") }
  }
}

extension SceneNode {
  /// The part with what is within, each changed.
  fileprivate func mapped(_ change: (inout SceneNode) -> Void) -> SceneNode {
    var node = self
    change(&node)
    node.children = node.children?.map { $0.mapped(change) }
    return node
  }
}
