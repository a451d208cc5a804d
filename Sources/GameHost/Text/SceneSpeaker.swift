import CasinoKit

/// Says a scene: what somebody who does not see the table is told of it.
///
/// A part's label stands for everything within it; a part without a label or text of its own is said by its parts.
struct SceneSpeaker {
  /// The words of the host.
  let strings: Strings

  /// The lines that say a part.
  func lines(of node: SceneNode) -> [String] {
    switch node.role {
    case .felt, .confetti, .spacer, .actionBar, .button, .tooltip, .talk, .gameOver: return []
    case .topBar: return [node.text].compactMap(\.self).map(sentence) + (node.children ?? []).flatMap(lines)
    case .hand where (node.children ?? []).allSatisfy({ $0.role == .cardSlot }): return []
    case .hand: return hand(node)
    case .grid where node.label == nil: return []
    case .fits: return (node.children?.first).map(lines) ?? []
    case .section: return [heading(node)] + (node.children ?? []).flatMap(lines)
    case .picker where node.id == PurseNote.action:
      return [strings.text("host.purse.how", .text(sentence(node.label ?? "")))]
    case .picker, .toggle: return [setting(node)]
    default: break
    }
    if let label = node.label ?? node.text, !label.isEmpty {
      let own = node.host == nil ? sentence(label) : label
      return [own] + (node.role == .banner || isContainer(node) ? (node.children ?? []).flatMap(lines) : [])
    }
    return (node.children ?? []).flatMap(lines)
  }

  /// A hand, what is staked on it, and a word on it that no bet's result tells.
  private func hand(_ node: SceneNode) -> [String] {
    let said = node.label ?? node.text ?? ""
    if let stake = node.amount {
      return [strings.text("text.staked", .text(sentence(said)), .text(strings.amount(stake)))]
    }
    let notes = (node.children ?? []).filter { $0.role == .badge }.compactMap(\.text)
    return [sentence(said)] + notes.map { strings.text("text.note", .text(node.text ?? ""), .text($0)) }
  }

  /// A setting, and what to type for each of its values.
  private func setting(_ node: SceneNode) -> String {
    let values = (node.children ?? []).compactMap(\.detail), label = node.label ?? node.text ?? ""
    let word = node.action?.id.split(separator: ".").last.map(String.init)
    guard let word, !values.isEmpty else { return sentence(label) }
    return strings.text("text.setting", .text(sentence(label)), .text(word), .text(values.joined(separator: "|")))
  }

  /// The lines that say the table without its sheets, and what is not possible now.
  func status(_ scene: Scene) -> [String] {
    let isOver = scene.nodes.contains { $0.role == .gameOver }
    return (scene.root.children ?? []).filter { $0.role != .sheet }.flatMap(lines)
      + scene.nodes.compactMap { node in
        guard node.role == .button, !isOver, let action = node.action, let reason = action.unavailable else {
          return nil
        }
        return strings.text("text.unavailable", .text(action.title), .text(reason))
      }
  }

  /// The lines that say the zones and what is staked on hands.
  func bets(_ scene: Scene) -> [String] {
    let lines = scene.nodes.flatMap { node -> [String] in
      switch node.role {
      case .zone: [node.label].compactMap(\.self).map(sentence)
      case .hand where node.amount != nil: hand(node)
      default: []
      }
    }
    return lines.isEmpty ? [strings.text("text.noBets")] : lines
  }

  private func isContainer(_ node: SceneNode) -> Bool { node.role == .vstack || node.role == .sheet }

  private func heading(_ node: SceneNode) -> String { "\n" + strings.text("text.heading", .text(node.text ?? "")) }

  private func sentence(_ text: String) -> String { strings.sentence(text) }
}
