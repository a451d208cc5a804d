/// A hint on the table.
public struct ContextualTooltip: PartView {
  /// Where a hint would like to stand, seen from its target; where it has no room it stands elsewhere.
  public enum TooltipPosition: String, Codable, CaseIterable, Hashable, Sendable {
    case automatic, top, bottom, leading, trailing
  }

  /// How a hint comes.
  public enum Animation: String, Codable, CaseIterable, Hashable, Sendable {
    case none, fade, slide, bounce
  }

  private let hint: TooltipConfig
  private let onDismiss: @MainActor () -> Void

  /// Shows a hint.
  public init(_ hint: TooltipConfig, onDismiss: @escaping @MainActor () -> Void) {
    self.hint = hint
    self.onDismiss = onDismiss
  }

  /// One part. Its detail names the target, the position and the animation.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    let action = SceneAction(id: Self.dismissal, title: scene.strings.text("action.gotIt"), key: "Esc")
    let node = SceneNode(
      .tooltip, id: "tooltip.\(hint.key)", text: "\(hint.icon) \(hint.message)",
      label: scene.strings.text("say.hint", .text(hint.message)),
      detail: "\(hint.target) \(hint.position.rawValue) \(hint.animation.rawValue)", action: action)
    return [scene.part(node, does: { _ in onDismiss() })]
  }

  /// The word of the action that closes a hint.
  public nonisolated static let dismissal = "tooltip.dismiss"
}

extension View {
  /// Shows the hints of a table over it, one at a time.
  public func dynamicTooltip(_ tooltips: TooltipManager) -> some View {
    overlay {
      ForEach(tooltips.currentTooltip.map { [$0] } ?? []) { hint in
        ContextualTooltip(hint) { tooltips.dismiss() }
      }
    }
  }
}
