import CasinoKit

/// Words, figures and loose cards that a game puts on the felt, each on a line of its own.
struct LinesPart {
  var nodes: [SceneNode]

  /// Draws as many lines as fit.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    for (place, node) in nodes.enumerated() where place < rect.height {
      draw(node, &canvas, rect, rect.row + place)
    }
  }

  private func draw(_ node: SceneNode, _ canvas: inout Canvas, _ rect: CellRect, _ row: Int) {
    canvas.note(node.id, CellRect(column: rect.column, row: row, width: rect.width, height: 1))
    let text = [node.text, node.detail].compactMap(\.self).joined(separator: "  ").truncated(to: rect.width - 4)
    switch node.role {
    case .badge:
      let badge = BadgePart(text: text, tone: node.tone, isLit: node.has(.active))
      badge.draw(&canvas, rect.column + (rect.width - badge.width) / 2, row)
    case .card, .cardBack:
      CardPart(side: node.card.map { .face($0) } ?? .back, size: .text).draw(
        &canvas, rect.column + rect.width / 2 - 2, row)
    default:
      let token: ThemeToken = node.tone.map { BannerPart.token($0) } ?? .textSecond
      canvas.write(text, rect.column + (rect.width - text.columns) / 2, row, token)
    }
    guard let action = node.action else { return }
    canvas.hit(CellRect(column: rect.column, row: row, width: rect.width, height: 1), node: node.id, action: action.id)
    canvas.focusable(node.id)
  }
}
