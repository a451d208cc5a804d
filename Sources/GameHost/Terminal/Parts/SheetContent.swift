import CasinoKit

/// The lines of a sheet in one column, each a row high.
struct SheetContent {
  enum Line {
    case heading(String)
    case picker(SceneNode)
    case toggle(SceneNode)
    case fact(SceneNode)
    case text(String)
    /// A row of a grid.
    case grid(SceneNode, row: Int)
    /// The title of a grid with its notes.
    case gridTitle(SceneNode)
    case blank

    /// The part that takes the focus.
    var focusable: SceneNode? {
      switch self {
      case .picker(let node), .toggle(let node): node
      default: nil
      }
    }
  }

  /// Blocks that stay together: a section each.
  private(set) var blocks: [[Line]] = []
  let width: Int
  let isAiry: Bool

  /// Reads a sheet's parts.
  /// - Parameters:
  ///   - width: the columns of a line.
  ///   - isAiry: whether a blank row stands between the settings.
  init(_ node: SceneNode, width: Int, isAiry: Bool) {
    self.width = width
    self.isAiry = isAiry
    for child in node.children ?? [] { add(child, depth: 0) }
  }

  private mutating func add(_ node: SceneNode, depth: Int) {
    switch node.role {
    case .section:
      var lines: [Line] = [.heading((node.text ?? "").uppercased())]
      for child in node.children ?? [] { lines += self.lines(child) }
      blocks.append(lines)
    case .vstack, .hstack, .zstack, .sheet: for child in node.children ?? [] { add(child, depth: depth + 1) }
    default:
      let lines = self.lines(node)
      if !lines.isEmpty { blocks.append(lines) }
    }
  }

  private func lines(_ node: SceneNode) -> [Line] {
    switch node.role {
    case .picker: return (isAiry ? [.blank] : []) + [Self.isSwitch(node) ? .toggle(node) : .picker(node)]
    case .toggle: return (isAiry ? [.blank] : []) + [.toggle(node)]
    case .fact: return factLines(node)
    case .grid: return [.gridTitle(node)] + (0..<(node.grid?.rows ?? 0)).map { .grid(node, row: $0) }
    case .hstack where node.label != nil: return factLines(Self.row(node))
    case .vstack, .hstack, .zstack: return (node.children ?? []).flatMap(lines)
    default:
      guard let text = node.text ?? node.label, !text.isEmpty else { return (node.children ?? []).flatMap(lines) }
      return (isAiry ? [.blank] : []) + TextWrap.lines(text, width: width - 1).map { .text($0) }
    }
  }

  /// Small parts beside each other as one line: what stands before the spacer at the left, the rest at the right.
  private static func row(_ node: SceneNode) -> SceneNode {
    let parts = node.children ?? [], spacer = parts.firstIndex { $0.role == .spacer } ?? parts.endIndex
    func text(_ parts: ArraySlice<SceneNode>) -> String { parts.compactMap(\.text).joined(separator: " ") }
    return SceneNode(
      .fact, id: node.id, text: text(parts[..<spacer]), label: node.label, detail: text(parts[spacer...]))
  }

  /// Whether a setting knows nothing but on and off.
  private static func isSwitch(_ node: SceneNode) -> Bool {
    Set((node.children ?? []).compactMap(\.detail)) == ["on", "off"]
  }

  /// A fact on one line; where that is too long, its value stands below its name.
  private func factLines(_ node: SceneNode) -> [Line] {
    let name = node.text ?? "", value = node.detail ?? ""
    if name.columns + value.columns + 3 <= width { return [.fact(node)] }
    return [.text(name)] + TextWrap.lines(value, width: width - 3).map { .text("  " + $0) }
  }

  /// The blocks in one column or two of about the same height.
  func columns(_ count: Int) -> [[Line]] {
    let stacked = blocks.enumerated().map { place, block in place == 0 ? block : [.blank] + block }
    guard count == 2, blocks.count > 1 else { return [stacked.flatMap(\.self)] }
    let half = (stacked.reduce(0) { $0 + $1.count } + 1) / 2
    var left: [Line] = [], right: [Line] = []
    for (place, block) in stacked.enumerated() {
      let isLeft = right.isEmpty && (left.isEmpty || left.count + block.count / 2 <= half)
      if isLeft { left += block } else { right += right.isEmpty ? blocks[place] : block }
    }
    return [left, right]
  }
}
