/// Puts views one after the other, as SwiftUI's does.
///
/// What it makes is a plain group, not a type that spells out every view within: such types are put together at run
/// time, again for every scene, and cost more than the scene itself.
@resultBuilder @MainActor public enum ViewBuilder {
  /// A view.
  public static func buildExpression(_ view: some View) -> ViewGroup { ViewGroup(view) }
  /// Several views.
  public static func buildBlock(_ groups: ViewGroup...) -> ViewGroup { ViewGroup(groups) }
  /// A view that may be absent.
  public static func buildOptional(_ group: ViewGroup?) -> ViewGroup { group ?? ViewGroup([]) }
  /// The first of two branches.
  public static func buildEither(first group: ViewGroup) -> ViewGroup { group }
  /// The second of two branches.
  public static func buildEither(second group: ViewGroup) -> ViewGroup { group }
  /// A view for each turn of a loop.
  public static func buildArray(_ groups: [ViewGroup]) -> ViewGroup { ViewGroup(groups) }
}

/// Views one after the other.
public struct ViewGroup: PartView {
  private let parts: [@MainActor (SceneBuilder) -> [SceneNode]]

  /// Makes a group of one view.
  public init(_ view: some View) { parts = [{ view.nodes($0) }] }

  /// Puts groups one after the other.
  init(_ groups: [ViewGroup]) { parts = groups.flatMap(\.parts) }

  /// The parts of all views.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { parts.flatMap { $0(scene) } }
}

/// No view.
public struct EmptyView: PartView {
  /// Makes no view.
  public init() {}
  /// No parts.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { [] }
}

/// A view for each element of a collection.
public struct ForEach<Data: Sequence>: PartView {
  private let data: Data
  private let content: (Data.Element) -> ViewGroup

  /// Makes a view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> ViewGroup) {
    self.data = data
    self.content = content
  }

  /// The parts of all views.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { data.flatMap { content($0).nodes(scene) } }
}
