import CasinoKit

/// Says a scene: what somebody who does not see the table is told of it.
///
/// A part's label stands for everything within it; a part without a label or text of its own is said by its parts.
struct SceneSpeaker {
  /// The lines that say a part.
  func lines(of node: SceneNode) -> [String] {
    switch node.role {
    case .felt, .confetti, .spacer, .actionBar, .button, .chipSelector, .tooltip, .talk: return []
    case .topBar: return (node.children ?? []).flatMap(lines)
    case .hand where (node.children ?? []).allSatisfy({ $0.role == .cardSlot }): return []
    case .grid where node.label == nil: return []
    case .section: return [heading(node)] + (node.children ?? []).flatMap(lines)
    default: break
    }
    if let label = node.label ?? node.text, !label.isEmpty {
      let own = node.host == nil ? sentence(label) : label
      return [own] + (node.role == .banner || isContainer(node) ? (node.children ?? []).flatMap(lines) : [])
    }
    return (node.children ?? []).flatMap(lines)
  }

  /// The lines that say the table without its sheets.
  func status(_ scene: Scene) -> [String] {
    (scene.root.children ?? []).filter { $0.role != .sheet }.flatMap(lines)
  }

  /// The lines that say the zones and what is staked on hands.
  func bets(_ scene: Scene, _ strings: Strings) -> [String] {
    scene.nodes.compactMap { node in
      switch node.role {
      case .zone: node.label.map(sentence)
      case .hand:
        node.amount.map { strings.text("text.staked", .text(node.label ?? node.text ?? ""), .text(strings.amount($0))) }
      default: nil
      }
    }
  }

  private func isContainer(_ node: SceneNode) -> Bool { node.role == .vstack || node.role == .sheet }

  private func heading(_ node: SceneNode) -> String { "\n\(node.text ?? ""):" }

  private func sentence(_ text: String) -> String {
    guard let last = text.last, last.isLetter || last.isNumber || last == "%" || last == ")" else { return text }
    return text + "."
  }
}
