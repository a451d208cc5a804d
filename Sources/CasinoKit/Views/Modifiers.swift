/// A view whose parts are changed after they are resolved.
public struct ModifiedView: PartView {
  let content: ViewGroup
  let change: (inout SceneNode) -> Void

  /// The changed parts.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    content.nodes(scene).map { node in
      var node = node
      change(&node)
      return node
    }
  }
}

/// A view whose first part has an id of its own.
public struct NamedView: PartView {
  let content: ViewGroup
  let id: String

  /// The parts, the first one named.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { scene.named(id) { content.nodes(scene) } }
}

/// A view with another one over it.
public struct OverlaidView: PartView {
  let content: ViewGroup
  let overlay: ViewGroup

  /// The parts of the view, then those over it.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { content.nodes(scene) + overlay.nodes(scene) }
}

/// A view with a sheet over it while the sheet is presented.
public struct SheetView: PartView {
  let content: ViewGroup
  let isPresented: Bool
  let close: @MainActor () -> Void
  let sheet: () -> ViewGroup

  /// The parts of the view, then the sheet.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    var found = content.nodes(scene)
    if isPresented {
      let action = SceneAction(id: "close", title: scene.strings.text("action.close"), key: "Esc")
      found.append(
        scene.part(
          SceneNode(.sheet, id: "sheet", action: action), children: { sheet().nodes(scene) }, does: { _ in close() }))
    }
    return found
  }
}

extension View {
  /// Says who gives way last where room is short: the highest.
  public func priority(_ priority: Int) -> some View {
    ModifiedView(content: ViewGroup(self)) { node in
      var layout = node.layout ?? Layout()
      layout.priority = priority
      node.layout = layout
    }
  }

  /// Says how round the corners are, such as `CasinoDesign.CornerRadius.medium`.
  public func cornerRadius(_ radius: Int) -> some View {
    ModifiedView(content: ViewGroup(self)) { node in
      var layout = node.layout ?? Layout()
      layout.radius = radius
      node.layout = layout
    }
  }

  /// Says what the view tells somebody who does not see it.
  public func accessibilityLabel(_ label: String) -> some View {
    ModifiedView(content: ViewGroup(self)) { $0.label = label }
  }

  /// Makes the view stand out.
  public func marked(_ mark: Mark, if applies: Bool = true) -> some View {
    ModifiedView(content: ViewGroup(self)) { if applies { $0.marks = ($0.marks ?? []) + [mark] } }
  }

  /// Gives the view a tone.
  public func tone(_ tone: Tone?) -> some View { ModifiedView(content: ViewGroup(self)) { $0.tone = tone } }

  /// Gives the view's first part an id of its own, stable while the view stays.
  public func id(_ id: String) -> some View { NamedView(content: ViewGroup(self), id: id) }

  /// Lays another view over this one.
  public func overlay(@ViewBuilder _ overlay: () -> ViewGroup) -> some View {
    OverlaidView(content: ViewGroup(self), overlay: overlay())
  }

  /// Lays a sheet over the table while it is presented.
  public func sheet(
    isPresented: Bool, onDismiss: @escaping @MainActor () -> Void, @ViewBuilder content: @escaping () -> ViewGroup
  ) -> some View {
    SheetView(content: ViewGroup(self), isPresented: isPresented, close: onDismiss, sheet: content)
  }
}
