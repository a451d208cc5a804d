import CasinoKit

/// Two hands that face each other, with what they count between them.
struct DuelPart {
  var hands: [SceneNode]
  var layout: TableLayout

  /// The columns of the words of each hand.
  private static let words = 10

  private var isLarge: Bool { layout.card == .large }

  /// Draws both hands.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    let middle = rect.column + rect.width / 2, room = rect.width / 2 - Self.words - 5
    for (place, node) in hands.enumerated() {
      let part = HandPart(node: node, layout: layout, isResting: isBeaten(node))
      let isRight = place == 1
      let height = layout.card.rows, row = rect.row + max(0, (rect.height - height) / 2)
      let lie = part.arrangement(width: room, height: height, spacedWidth: room)
      let column = isRight ? middle + Self.words + 3 : middle - Self.words - 3 - lie.width
      if node.has(.active), rect.height >= height + 2 {
        canvas.frame(
          CellRect(column: column - 2, row: row - 1, width: lie.width + 4, height: height + 2), .gold,
          heavy: !canvas.isSolid)
      }
      part.drawCards(&canvas, lie, column, row, hasShadowBelow: rect.height > height && !node.has(.active))
      canvas.note(node.id, CellRect(column: column, row: row, width: lie.width, height: lie.height))
      drawWords(node, &canvas, before: isRight ? middle + Self.words : middle - 2, row, rows: height)
    }
  }

  /// Whether the other hand has won.
  private func isBeaten(_ node: SceneNode) -> Bool {
    node.tone == nil && hands.contains { $0.id != node.id && $0.tone == .win }
  }

  private func drawWords(_ node: SceneNode, _ canvas: inout Canvas, before edge: Int, _ row: Int, rows: Int) {
    let isLit = node.has(.active) || node.tone == .win
    let name = (node.text ?? "").uppercased(), lead = rows >= 9 ? 1 : 0
    canvas.writeRight(name.truncated(to: Self.words), before: edge, row + lead, isLit ? .gold : .text, bold: true)
    let below = drawTotal(node, &canvas, before: edge, row + lead + (rows >= 9 ? 2 : 1), isLarge: rows >= 5, isLit)
    guard below < row + rows, let remark = remark(node) else { return }
    canvas.writeRight(
      remark.truncated(to: Self.words), before: edge, rows >= 9 ? below + 1 : below, isLit ? .gold : .textSecond,
      bold: isLit)
  }

  /// Draws what the hand counts: its figure in large digits where there is room, else all of it in letters.
  /// - Returns: the row below.
  private func drawTotal(
    _ node: SceneNode, _ canvas: inout Canvas, before edge: Int, _ row: Int, isLarge: Bool, _ isLit: Bool
  ) -> Int {
    let total = node.detail ?? "", digits = DigitsPart(text: TotalText(total).figure)
    let token: ThemeToken = isLit ? .gold : .text
    guard isLarge, DigitsPart.canDraw(digits.text), canvas.isSolid else {
      canvas.writeRight(total, before: edge, row, token, bold: true)
      canvas.note(node.id + ".total", CellRect(column: edge - total.columns, row: row, width: total.columns, height: 1))
      return row + (isLarge ? 3 : 1)
    }
    digits.draw(&canvas, edge - digits.width, row, token)
    canvas.note(
      node.id + ".total", CellRect(column: edge - digits.width, row: row, width: digits.width, height: digits.height))
    return row + digits.height
  }

  private func remark(_ node: SceneNode) -> String? {
    let text = (node.children ?? []).first { $0.role == .badge }?.text
    return node.tone == .win ? text.map { "▲ \($0)" } : text
  }
}
