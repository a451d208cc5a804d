/// Views below each other.
public struct VStack: PartView {
  private let layout: Layout
  private let content: ViewGroup

  /// Stacks views.
  /// - Parameters:
  ///   - alignment: where they line up.
  ///   - spacing: cells between them; nil leaves it to the renderer.
  public init(
    alignment: Layout.Alignment? = nil, spacing: Int? = nil, @ViewBuilder content: () -> ViewGroup
  ) {
    layout = Layout(spacing: spacing, alignment: alignment)
    self.content = content()
  }

  /// One part that holds those of the content.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [scene.part(SceneNode(.vstack, layout: layout.unlessEmpty)) { content.nodes(scene) }]
  }
}

/// Views beside each other.
public struct HStack: PartView {
  private let layout: Layout
  private let content: ViewGroup

  /// Puts views side by side.
  /// - Parameters:
  ///   - alignment: where they line up.
  ///   - spacing: cells between them; nil leaves it to the renderer.
  public init(
    alignment: Layout.Alignment? = nil, spacing: Int? = nil, @ViewBuilder content: () -> ViewGroup
  ) {
    layout = Layout(spacing: spacing, alignment: alignment)
    self.content = content()
  }

  /// One part that holds those of the content.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [scene.part(SceneNode(.hstack, layout: layout.unlessEmpty)) { content.nodes(scene) }]
  }
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

extension Layout {
  /// Nil where nothing is said, so that it takes no room on the wire.
  var unlessEmpty: Layout? { self == Layout() ? nil : self }
}
