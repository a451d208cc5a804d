/// The whole table as a value tree.
public struct Scene: Codable, Hashable, Sendable {
  /// The outermost part.
  public var root: SceneNode

  /// Makes a scene of its outermost part.
  public init(root: SceneNode) { self.root = root }

  /// All parts, outermost first, each before those within it.
  public var nodes: [SceneNode] {
    var found: [SceneNode] = []
    root.visit { found.append($0) }
    return found
  }

  /// The part of an id.
  public func node(_ id: String) -> SceneNode? { nodes.first { $0.id == id } }

  /// Everything that can be done, in the order of the parts; a covering sheet hides what is outside it.
  public var actions: [SceneAction] {
    let shown = sheet ?? root
    var found: [SceneAction] = []
    shown.visit { if let action = $0.action { found.append(action) } }
    return found
  }

  /// The sheet that covers the table.
  public var sheet: SceneNode? { nodes.last { $0.role == .sheet } }
}

extension SceneNode {
  /// Visits the part and all parts within it, outermost first.
  public func visit(_ body: (SceneNode) -> Void) {
    body(self)
    for child in children ?? [] { child.visit(body) }
  }
}
