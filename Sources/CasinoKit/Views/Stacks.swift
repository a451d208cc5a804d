/// Views in a row of some direction.
private struct Stack {
  var role: Role
  var layout: Layout
  var content: ViewGroup

  @MainActor func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [scene.part(SceneNode(role, layout: layout == Layout() ? nil : layout)) { content.nodes(scene) }]
  }
}

/// Views below each other.
public struct VStack: PartView {
  private let stack: Stack

  /// Stacks views.
  /// - Parameters:
  ///   - alignment: where they line up.
  ///   - spacing: cells between them; nil leaves it to the renderer.
  ///   - content: the views, from the top.
  public init(alignment: Layout.Alignment? = nil, spacing: Int? = nil, @ViewBuilder content: () -> ViewGroup) {
    stack = Stack(role: .vstack, layout: Layout(spacing: spacing, alignment: alignment), content: content())
  }

  /// One part that holds those of the content.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { stack.nodes(scene) }
}

/// Views beside each other.
public struct HStack: PartView {
  private let stack: Stack

  /// Puts views side by side, as `VStack` stacks them.
  public init(alignment: Layout.Alignment? = nil, spacing: Int? = nil, @ViewBuilder content: () -> ViewGroup) {
    stack = Stack(role: .hstack, layout: Layout(spacing: spacing, alignment: alignment), content: content())
  }

  /// One part that holds those of the content.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { stack.nodes(scene) }
}

/// Views on top of each other, the last one uppermost.
public struct ZStack: PartView {
  private let content: ViewGroup

  /// Lays views on top of each other.
  public init(@ViewBuilder content: () -> ViewGroup) { self.content = content() }

  /// One part that holds those of the content.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [scene.part(SceneNode(.zstack)) { content.nodes(scene) }]
  }
}

/// Room that gives way first.
public struct Spacer: PartView {
  /// Makes room.
  public init() {}

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { [scene.part(SceneNode(.spacer))] }
}

/// The first of its views that fits.
public struct ViewThatFits: PartView {
  private let content: ViewGroup

  /// Offers views, the largest first; the renderer takes the first that fits.
  public init(@ViewBuilder content: () -> ViewGroup) { self.content = content() }

  /// One part that holds those of the content.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [scene.part(SceneNode(.fits)) { content.nodes(scene) }]
  }
}
