import CasinoKit
import Testing

@testable import GameHost

struct SceneCheckTests {
  private func nested(_ depth: Int) -> Scene {
    Scene(root: (1..<depth).reduce(SceneNode(.text, id: "0")) { SceneNode(.vstack, id: "\($1)", children: [$0]) })
  }

  private func wide(_ count: Int) -> Scene {
    Scene(root: SceneNode(.table, id: "t", children: (1..<count).map { SceneNode(.text, id: "\($0)") }))
  }

  @Test func atTheBounds() throws {
    try SceneCheck.check(nested(SceneCheck.depth))
    try SceneCheck.check(wide(SceneCheck.nodes))
    try SceneCheck.check(Scene(root: SceneNode(.table, id: String(repeating: "x", count: SceneCheck.idLength))))
  }

  @Test func beyondTheBounds() throws {
    #expect(try failure { try SceneCheck.check(nested(SceneCheck.depth + 1)) } == .badScene(.tooDeep(64)))
    #expect(try failure { try SceneCheck.check(wide(SceneCheck.nodes + 1)) } == .badScene(.tooManyNodes(20_000)))
  }

  @Test(arguments: ["\u{1B}x", "a\nb", String(repeating: "x", count: 121)])
  func anIDIsAWord(id: String) throws {
    let expected = ModuleFailure.badScene(.badID(Sanitizer.text(id, limit: 120)))
    #expect(try failure { try SceneCheck.check(Scene(root: SceneNode(.table, id: id))) } == expected)
    let action = SceneNode(.button, id: "b", action: SceneAction(id: id, title: ""))
    #expect(try failure { try SceneCheck.check(ScenePatch(nodes: [action])) } == expected)
  }
}
