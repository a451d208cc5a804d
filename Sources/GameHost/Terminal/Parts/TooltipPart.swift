import CasinoKit

/// A hint: a block with a pointer to what it is about. It stands beside its target where it hides least.
struct TooltipPart {
  /// The columns of a hint.
  private static let width = 32

  var node: SceneNode
  /// What it is about.
  var target: CellRect
  /// What is to stay in sight, and how much it matters: cards and stakes before zones and buttons.
  var others: [(rect: CellRect, weight: Int)]

  /// Draws the hint.
  func draw(_ canvas: inout Canvas) {
    let width = min(Self.width, canvas.buffer.width - 2)
    let lines = TextWrap.lines(node.text ?? node.label ?? "", width: width - 4)
    let height = lines.count + (node.action == nil ? 2 : 3)
    let box = place(width, height, in: canvas)
    let ground = canvas.theme[.hint]
    if canvas.isSolid {
      let corners: [(Int, Int, Character)] = [
        (box.column, box.row, "▗"), (box.maxColumn - 1, box.row, "▖"), (box.column, box.maxRow - 1, "▝"),
        (box.maxColumn - 1, box.maxRow - 1, "▘"),
      ]
      let below = corners.map { canvas.ground($0.0, $0.1) }
      canvas.tallBlock(box, ground)
      for (corner, felt) in zip(corners, below) { canvas.put(corner.2, corner.0, corner.1, ground, on: felt) }
      drawPointer(&canvas, box, ground)
    } else {
      canvas.buffer.fill(box, Cell.blank)
      canvas.frame(box, .gold)
    }
    for (place, line) in lines.enumerated() {
      canvas.write(line, box.column + 2, box.row + 1 + place, .hintText)
    }
    drawClose(&canvas, box)
    canvas.note(node.id, box)
    canvas.note(Self.place(animation), box)
  }

  private var animation: ContextualTooltip.Animation {
    node.detail?.split(separator: " ").last.flatMap { ContextualTooltip.Animation(rawValue: String($0)) } ?? .none
  }

  /// The name of the place of a hint that comes in a way.
  static func place(_ animation: ContextualTooltip.Animation) -> String { "hint \(animation.rawValue)" }

  /// The place at the target where the hint hides least; where it hides equally little, the side that it wishes for, then
  /// above, below, at the right and at the left. Above and below it may stand to either side of its pointer.
  private func place(_ width: Int, _ height: Int, in canvas: Canvas) -> CellRect {
    let wish = node.detail?.split(separator: " ").dropFirst().first.map(String.init)
    let sides: [ContextualTooltip.TooltipPosition] = [.top, .bottom, .trailing, .leading]
    let order = [wish.flatMap(ContextualTooltip.TooltipPosition.init)].compactMap(\.self) + sides
    let last = (column: max(1, canvas.buffer.width - width - 1), row: max(1, canvas.buffer.height - height - 1))
    let boxes = order.flatMap { corners(at: $0, width, height) }.map { column, row in
      CellRect(
        column: min(max(1, column), last.column), row: min(max(1, row), last.row), width: width, height: height)
    }
    func hidden(_ box: CellRect) -> Int {
      box.overlap(target) * 8 + others.reduce(0) { $0 + box.overlap($1.rect) * $1.weight }
    }
    return boxes.min { hidden($0) < hidden($1) } ?? CellRect(column: 1, row: 1, width: width, height: height)
  }

  private func corners(
    at side: ContextualTooltip.TooltipPosition, _ width: Int, _ height: Int
  ) -> [(column: Int, row: Int)] {
    let middle = target.column + target.width / 2, row = target.row + target.height / 2 - height / 2
    let columns = [width / 2, width - 5, 5, width * 3 / 4, width / 4].map { middle - $0 }
    switch side {
    case .automatic: return []
    case .top: return columns.map { ($0, target.row - height - 1) }
    case .bottom: return columns.map { ($0, target.maxRow + 1) }
    case .trailing: return [(target.maxColumn + 1, row)]
    case .leading: return [(target.column - width - 1, row)]
    }
  }

  private func drawPointer(_ canvas: inout Canvas, _ box: CellRect, _ ground: CellColor?) {
    let column = min(max(box.column + 3, target.column + target.width / 2), box.maxColumn - 4)
    if target.row >= box.maxRow {
      canvas.put("▝", column, box.maxRow, over: ground)
      canvas.put("▘", column + 1, box.maxRow, over: ground)
      canvas.buffer.fill(CellRect(column: column, row: box.maxRow - 1, width: 2, height: 1), ground)
    } else if target.maxRow <= box.row {
      canvas.put("▗", column, box.row - 1, over: ground)
      canvas.put("▖", column + 1, box.row - 1, over: ground)
      canvas.buffer.fill(CellRect(column: column, row: box.row, width: 2, height: 1), ground)
    }
  }

  private func drawClose(_ canvas: inout Canvas, _ box: CellRect) {
    guard let action = node.action else { return }
    let row = box.maxRow - 2, key = action.key ?? "Esc"
    let title = action.title.isEmpty ? canvas.words.gotIt : action.title
    canvas.write(key, box.column + 2, row, .hintKey, bold: true)
    canvas.write(title, box.column + 3 + key.columns, row, .hintText, within: box.width - key.columns - 5)
    canvas.hit(box, node: node.id, action: action.id)
  }
}

extension CellRect {
  /// How many cells two rectangles share.
  fileprivate func overlap(_ other: CellRect) -> Int {
    let columns = min(maxColumn, other.maxColumn) - max(column, other.column)
    let rows = min(maxRow, other.maxRow) - max(row, other.row)
    return max(0, columns) * max(0, rows)
  }
}
