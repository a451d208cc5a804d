import CasinoKit
import Testing

/// Makes random scenes that resemble each other, so that patches of every size come up.
private struct SceneMaker {
  var generator: Xoshiro256
  private var next = 0

  init(seed: UInt64) { generator = Xoshiro256(seed: seed) }

  mutating func scene() -> Scene {
    next = 0
    var root = node(depth: 0)
    root.id = "table"
    return Scene(root: root)
  }

  private mutating func node(depth: Int) -> SceneNode {
    next += 1
    let kinds: [Role] = [.vstack, .hand, .text]
    var node = SceneNode(kinds[generator.next(below: 3)], id: "n\(next)")
    if generator.next(below: 4) == 0 { node.text = "t\(generator.next(below: 2))" }
    guard depth < 3 else { return node }
    let count = generator.next(below: 5)
    if count < 4 { node.children = (0..<count).map { _ in self.node(depth: depth + 1) } }
    return node
  }

  /// The scene with a few parts changed.
  mutating func changed(_ scene: Scene) -> Scene {
    var patch = ScenePatch(nodes: [])
    var node = scene.nodes[generator.next(below: scene.nodes.count)]
    node.detail = "d\(generator.next(below: 3))"
    if generator.next(below: 3) == 0 { node.children = node.children == nil ? [] : nil }
    patch.nodes.append(node)
    var result = scene
    try? result.apply(patch)
    return result
  }
}

@Suite struct ScenePatchTests {
  @Test(arguments: UInt64(1)...40)
  func patchLeadsFromOneSceneToTheOther(_ seed: UInt64) throws {
    var maker = SceneMaker(seed: seed)
    let first = maker.scene()
    for second in [maker.changed(first), maker.changed(maker.changed(first)), maker.scene()] {
      var patched = first
      try patched.apply(ScenePatch(from: first, to: second))
      #expect(patched == second)
      #expect(ScenePatch(from: second, to: second).nodes.isEmpty)
    }
  }

  private let table = Scene(
    root: SceneNode(
      .table, id: "table",
      children: [
        SceneNode(.hand, id: "dealer", children: [SceneNode(.cardBack, id: "dealer.1")]),
        SceneNode(.hand, id: "player", children: [SceneNode(.badge, id: "total", text: "12")]),
      ]))

  @Test func patchHoldsTheSmallestPartsThatDiffer() throws {
    var next = table
    try next.apply(
      ScenePatch(nodes: [SceneNode(.badge, id: "total", text: "21"), SceneNode(.cardSlot, id: "dealer.1")]))
    #expect(ScenePatch(from: table, to: next).nodes.map(\.id) == ["dealer.1", "total"])
    #expect(next.node("total")?.text == "21")
  }

  @Test func aPartThatComesOrGoesIsAChangeOfItsParent() {
    var next = table
    next.root.children?[0].children?.append(SceneNode(.card, id: "dealer.2", card: Card(.ace, of: .spades)))
    #expect(ScenePatch(from: table, to: next).nodes.map(\.id) == ["dealer"])
    #expect(ScenePatch(from: next, to: table).nodes.map(\.id) == ["dealer"])
  }

  @Test func unknownPartLeavesTheSceneAsItWas() {
    var scene = table
    let patch = ScenePatch(nodes: [SceneNode(.text, id: "total"), SceneNode(.text, id: "none")])
    #expect(throws: ScenePatchError.unknownNode("none")) { try scene.apply(patch) }
    #expect(scene == table)
  }

  @Test func aSheetHidesTheActionsBehindIt() {
    var scene = table
    scene.root.children?.append(SceneNode(.button, id: "b", action: SceneAction(id: "hit", title: "Hit")))
    #expect(scene.actions.map(\.id) == ["hit"])
    scene.root.children?.append(SceneNode(.sheet, id: "s", action: SceneAction(id: "close", title: "Close")))
    #expect(scene.actions.map(\.id) == ["close"])
  }
}
