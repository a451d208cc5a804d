/// Puts views one after the other, as SwiftUI's does.
@resultBuilder @MainActor public enum ViewBuilder {
  /// Several views.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> ViewList<repeat each Content> {
    ViewList((repeat each content))
  }
  /// A view that may be absent.
  public static func buildOptional<Content: View>(_ content: Content?) -> OptionalView<Content> {
    OptionalView(content: content)
  }
  /// The first of two branches.
  public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> {
    .first(first)
  }
  /// The second of two branches.
  public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
    .second(second)
  }
}

/// Views one after the other.
public struct ViewList<each Content: View>: PartView {
  private let content: (repeat each Content)

  init(_ content: (repeat each Content)) { self.content = content }

  /// The parts of all views.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    var found: [SceneNode] = []
    for view in repeat each content { found += view.nodes(scene) }
    return found
  }
}

/// A view that may be absent.
public struct OptionalView<Content: View>: PartView {
  let content: Content?

  /// The parts of the view, if it is there.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { content?.nodes(scene) ?? [] }
}

/// One of two views.
public enum EitherView<First: View, Second: View>: PartView {
  case first(First)
  case second(Second)

  /// The parts of the one that is there.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    switch self {
    case .first(let view): view.nodes(scene)
    case .second(let view): view.nodes(scene)
    }
  }
}

/// No view.
public struct EmptyView: PartView {
  /// Makes no view.
  public init() {}
  /// No parts.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { [] }
}

/// A view for each element of a collection.
public struct ForEach<Data: Sequence, Content: View>: PartView {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Makes a view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  /// The parts of all views.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { data.flatMap { content($0).nodes(scene) } }
}
