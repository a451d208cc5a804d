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
    guard old.isAlike(new) else {
      changed.append(new)
      return
    }
    for (left, right) in zip(old.children ?? [], new.children ?? []) { collect(left, right, into: &changed) }
  }
}

extension Scene {
  /// Puts changed parts in the place of those with the same id.
  /// - Throws: `ScenePatchError.unknownNode` where there is none; the scene is then as it was.
  /// Complexity: O(number of parts).
  public mutating func apply(_ patch: ScenePatch) throws(ScenePatchError) {
    var waiting: [String: SceneNode] = [:]
    for node in patch.nodes { waiting[node.id] = node }
    var patched = root
    patched.replace(&waiting)
    if let unknown = waiting.keys.min() { throw .unknownNode(unknown) }
    root = patched
  }
}

extension SceneNode {
  /// Whether the two are the same part but for what is within their parts.
  fileprivate func isAlike(_ other: SceneNode) -> Bool {
    id == other.id && role == other.role && text == other.text && label == other.label && detail == other.detail
      && card == other.card && amount == other.amount && tone == other.tone && marks == other.marks
      && host == other.host && grid == other.grid && layout == other.layout && action == other.action
      && (children == nil) == (other.children == nil) && children?.count == other.children?.count
      && zip(children ?? [], other.children ?? []).allSatisfy { $0.id == $1.id }
  }

  /// Puts waiting parts in their places. What is within is changed where it lies, without a copy of the rest.
  fileprivate mutating func replace(_ waiting: inout [String: SceneNode]) {
    if waiting.isEmpty { return }
    if let node = waiting.removeValue(forKey: id) {
      self = node
      return
    }
    guard var parts = children else { return }
    children = nil
    for place in parts.indices where !waiting.isEmpty { parts[place].replace(&waiting) }
    children = parts
  }
}

/// Why a patch does not fit a scene.
public enum ScenePatchError: Error, Equatable {
  /// The scene has no part of the id.
  case unknownNode(String)
}
