import CasinoKit

/// Whether a scene is one that a renderer can draw: not too large, not too deep, every part with an id of its own.
struct SceneCheck {
  /// The greatest number of parts.
  static let nodes = 20_000
  /// How deep parts may lie within each other.
  static let depth = 64
  /// The greatest length of an id.
  static let idLength = 120

  private var ids: Set<String> = []

  /// Checks a whole scene.
  static func check(_ scene: Scene) throws(ModuleFailure) { try check([scene.root]) }

  /// Checks the parts that a frame changes.
  static func check(_ patch: ScenePatch) throws(ModuleFailure) { try check(patch.nodes) }

  /// Checks every scene and every part of a message.
  static func check(_ message: ModuleMessage) throws(ModuleFailure) {
    switch message {
    case .ready(let ready):
      try check(ready.scene)
      for frame in ready.frames ?? [] { try check(frame.patch) }
    case .scene(let scene): try check(scene)
    case .answer(let answer): for frame in answer.frames { try check(frame.patch) }
    case .hello, .open, .draw, .replayed, .odds, .simulated, .explored, .rolledOut, .progress, .failure: break
    }
  }

  private static func check(_ nodes: [SceneNode]) throws(ModuleFailure) {
    var check = SceneCheck()
    do throws(SceneProblem) {
      for node in nodes { try check.visit(node, depth: 1) }
    } catch {
      throw .badScene(error.fault)
    }
  }

  private struct SceneProblem: Error { let fault: SceneFault }

  private mutating func visit(_ node: SceneNode, depth: Int) throws(SceneProblem) {
    guard depth <= Self.depth else { throw SceneProblem(fault: .tooDeep(Self.depth)) }
    guard ids.count < Self.nodes else { throw SceneProblem(fault: .tooManyNodes(Self.nodes)) }
    try checkID(node.id)
    if let action = node.action { try checkID(action.id) }
    guard ids.insert(node.id).inserted else { throw SceneProblem(fault: .idTwice(node.id)) }
    for child in node.children ?? [] { try visit(child, depth: depth + 1) }
  }

  private func checkID(_ id: String) throws(SceneProblem) {
    guard id.utf8.count <= Self.idLength, Sanitizer.text(id) == id else {
      throw SceneProblem(fault: .badID(Sanitizer.text(id, limit: Self.idLength)))
    }
  }
}
