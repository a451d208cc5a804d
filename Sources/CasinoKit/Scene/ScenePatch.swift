/// What changed from one scene to the next: whole parts that take the place of those with the same id.
public struct ScenePatch: Codable, Hashable, Sendable {
  /// The parts that changed, as they are now.
  public var nodes: [SceneNode]

  /// Makes a patch of changed parts.
  public init(nodes: [SceneNode]) { self.nodes = nodes }

  /// What leads from one scene to another: the smallest parts that differ and keep their id.
  /// Complexity: O(number of parts).
  public init(from old: Scene, to new: Scene) {
    var changed: [SceneNode] = []
    Self.collect(old.root, new.root, into: &changed)
    nodes = changed
  }

  private static func collect(_ old: SceneNode, _ new: SceneNode, into changed: inout [SceneNode]) {
    if old == new { return }
    let before = old.children ?? [], after = new.children ?? []
    var oldShell = old, newShell = new
    oldShell.children = nil
    newShell.children = nil
    guard oldShell == newShell, (old.children == nil) == (new.children == nil),
      before.count == after.count, zip(before, after).allSatisfy({ $0.id == $1.id })
    else {
      changed.append(new)
      return
    }
    for (left, right) in zip(before, after) { collect(left, right, into: &changed) }
  }
}

extension Scene {
  /// Puts changed parts in the place of those with the same id.
  /// - Throws: `ScenePatchError.unknownNode` where there is none; the scene is then as it was.
  /// Complexity: O(number of parts).
  public mutating func apply(_ patch: ScenePatch) throws(ScenePatchError) {
    var waiting: [String: SceneNode] = [:]
    for node in patch.nodes { waiting[node.id] = node }
    let patched = root.replacing(&waiting)
    if let unknown = waiting.keys.min() { throw .unknownNode(unknown) }
    root = patched
  }
}

extension SceneNode {
  fileprivate func replacing(_ waiting: inout [String: SceneNode]) -> SceneNode {
    if waiting.isEmpty { return self }
    if let node = waiting.removeValue(forKey: id) { return node }
    guard let children else { return self }
    var copy = self
    copy.children = children.map { $0.replacing(&waiting) }
    return copy
  }
}

/// Why a patch does not fit a scene.
public enum ScenePatchError: Error, Equatable {
  /// The scene has no part of the id.
  case unknownNode(String)
}
