/// A button: an action with a title, a key and, where it costs chips, its price.
public struct Button: PartView {
  private let title: String
  private let action: SceneAction
  private let marks: [Mark]
  private let handler: @MainActor (ActionInput) -> Void

  /// Makes a button.
  /// - Parameters:
  ///   - title: the key of its title in the catalogues.
  ///   - id: the action's word.
  ///   - key: the key that does it.
  ///   - isPrimary: whether Enter does it.
  ///   - action: what it does.
  public init(
    _ title: String, id: String, key: String? = nil, isPrimary: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(title, SceneAction(id: id, title: "", key: key), isPrimary: isPrimary) { _ in action() }
  }

  /// Makes a button whose action takes an input.
  public init(
    _ title: String, _ action: SceneAction, isPrimary: Bool = false,
    handler: @escaping @MainActor (ActionInput) -> Void
  ) {
    self.title = title
    self.action = action
    self.handler = handler
    marks = (action.unavailable == nil ? [] : [.disabled]) + (isPrimary ? [.primary] : [])
  }

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    var shown = action
    shown.title = scene.strings.text(title)
    return [scene.part(SceneNode(.button, id: "button.\(shown.id)", marks: marks, action: shown), does: handler)]
  }
}
