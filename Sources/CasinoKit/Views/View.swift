/// A part of the table, of SwiftUI's shape. A game writes `body`; the kit resolves it to parts of a scene.
///
///     struct DealerView: View {
///       let hand: TableHand
///       var body: some View {
///         VStack {
///           Text("dealer")
///           HandDisplayView(hand)
///         }
///       }
///     }
@MainActor public protocol View {
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }
  /// The parts that the view resolves to. Only the kit's own views write this; others have a `body`.
  func nodes(_ scene: SceneBuilder) -> [SceneNode]
}

extension View {
  /// The parts of `body`.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { body.nodes(scene) }
}

extension Never: View {
  /// A view without a body is never asked for one.
  public var body: Never { return fatalError("a part of the kit has no body") }
}

/// A view of the kit that resolves to parts itself.
@MainActor protocol PartView: View where Body == Never {}

extension PartView {
  /// A part of the kit has no body.
  public var body: Never { return fatalError("a part of the kit has no body") }
}
