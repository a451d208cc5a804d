/// What goes with an action: the amount or the value that the player chose.
public struct ActionInput: Hashable, Sendable {
  /// The amount, where the action takes one.
  public var amount: Chips?
  /// The value, where the action takes one.
  public var value: String?

  /// Makes an input.
  public init(amount: Chips? = nil, value: String? = nil) {
    self.amount = amount
    self.value = value
  }
}

/// Resolves a view tree to a scene: gives each part its id and keeps what its action does.
///
/// Only ids travel. What an action does stays here, in the module.
@MainActor public final class SceneBuilder {
  /// The words of the table.
  public let strings: Strings
  /// What each action does.
  private(set) var handlers: [String: @MainActor (ActionInput) -> Void] = [:]
  private var path = "table"
  private var counter = 0
  private var used: Set<String> = []
  private var nextID: String?

  /// Starts a scene in a language.
  public init(strings: Strings) { self.strings = strings }

  /// Makes a part, with an id of its own: the one asked for, or its place within its parent.
  public func part(_ node: SceneNode, children: (() -> [SceneNode])? = nil) -> SceneNode {
    var node = node
    node.id = unique(nextID ?? (node.id.isEmpty ? "\(path).\(counter)" : node.id))
    nextID = nil
    counter += 1
    guard let children else { return node }
    let outer = (path, counter)
    (path, counter) = (node.id, 0)
    node.children = children()
    (path, counter) = outer
    return node
  }

  /// Makes a part with an action.
  public func part(
    _ node: SceneNode, children: (() -> [SceneNode])? = nil, does handler: @escaping @MainActor (ActionInput) -> Void
  ) -> SceneNode {
    if let action = node.action { handlers[action.id] = handler }
    return part(node, children: children)
  }

  /// Resolves a view whose first part gets an id.
  func named(_ id: String, _ content: () -> [SceneNode]) -> [SceneNode] {
    nextID = id
    defer { nextID = nil }
    return content()
  }

  /// Resolves a whole table.
  public func scene(_ view: some View) -> Scene {
    let root = part(SceneNode(.table, id: "table")) { view.nodes(self) }
    return Scene(root: root)
  }

  private func unique(_ id: String) -> String {
    if used.insert(id).inserted { return id }
    var number = 2
    while !used.insert("\(id)~\(number)").inserted { number += 1 }
    return "\(id)~\(number)"
  }
}
