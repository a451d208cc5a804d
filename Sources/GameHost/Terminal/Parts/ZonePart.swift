import CasinoKit

/// A betting zone: its name and what it takes in the lines of its frame, what lies there within.
struct ZonePart {
  var node: SceneNode
  /// Whether the chip goes here.
  var isChosen: Bool
  /// Whether its amount may be written in large digits.
  var isMain: Bool
  /// Whether every amount is written in large digits where there is room.
  var isGrand = false

  /// Draws the zone.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    let line: ThemeToken = isChosen ? .gold : .line
    canvas.frame(
      rect, line, heavy: isChosen && !canvas.isSolid, isSquare: node.layout?.radius == CasinoDesign.CornerRadius.none)
    canvas.caption(
      (node.text ?? "").uppercased(), in: rect, row: rect.row, isChosen ? .gold : .textSecond, bold: isChosen)
    canvas.caption(terms(rect.width - 4), in: rect, row: rect.maxRow - 1, .textSecond)
    canvas.note(node.id, rect)
    let amount = node.amount ?? .zero
    let inner = rect.inset(columns: 1, rows: 1)
    if amount > .zero {
      drawStake(&canvas, amount, inner)
    } else {
      let text = canvas.words.noBet
      canvas.write(text, inner.column + (inner.width - text.columns) / 2, middle(inner), .textSecond)
    }
    guard let action = node.action else { return }
    canvas.hit(rect, node: node.id, action: action.id)
    canvas.focusable(node.id)
  }

  private func middle(_ inner: CellRect) -> Int { inner.row + max(0, (inner.height - 1) / 2) }

  /// What the zone takes and pays, as much of it as fits.
  private func terms(_ width: Int) -> String {
    let whole = node.detail ?? ""
    if whole.columns <= width { return whole }
    let pieces = whole.components(" · ")
    return (isMain ? pieces.first { $0.columns <= width } : pieces.last { $0.columns <= width }) ?? whole
  }

  private func drawStake(_ canvas: inout Canvas, _ amount: Chips, _ inner: CellRect) {
    let figure = canvas.words.figure(amount), stack = ChipStackPart(amount: amount)
    let digits = DigitsPart(text: figure)
    let width = canvas.isSolid ? stack.width : 0
    if isMain || isGrand, inner.height >= 4, canvas.isSolid, DigitsPart.canDraw(figure),
      width + 3 + digits.width <= inner.width - 2
    {
      let column = inner.column + (inner.width - width - 3 - digits.width) / 2
      let bottom = min(inner.maxRow - 1, inner.row + (inner.height + 2) / 2)
      for row in inner.row..<bottom { canvas.clearDots(column - 1, column + width + 1, row) }
      stack.draw(&canvas, column, bottom: bottom, atMost: bottom - inner.row)
      digits.draw(&canvas, column + width + 3, bottom - 2, .text)
      canvas.note(node.id + ".stake", CellRect(column: column, row: bottom, width: width, height: 1))
      return
    }
    let row = middle(inner)
    let column = inner.column + max(0, (inner.width - width - 2 - figure.columns) / 2)
    canvas.clearDots(column - 2, column + width + 2, row)
    stack.draw(&canvas, column, bottom: row, atMost: row - inner.row + 1)
    canvas.write(figure, column + width + (width > 0 ? 2 : 0), row, .text, bold: true)
    canvas.note(node.id + ".stake", CellRect(column: column, row: row, width: width, height: 1))
  }

  /// The boxes of zones beside each other: the main one 26 wide, the others share the rest.
  static func boxes(_ zones: [SceneNode], main: Int?, in rect: CellRect) -> [CellRect] {
    let gap = zones.count > 3 || rect.width < 80 ? 1 : 3, margin = rect.width >= 80 ? 3 : 1
    let room = rect.width - 2 * margin - gap * (zones.count - 1)
    let isGrand = rect.width >= 100
    let wide = main == nil ? 0 : min(isGrand ? 34 : rect.width < 80 ? 20 : 26, room * 2 / (zones.count + 1))
    let others = max(1, zones.count - (main == nil ? 0 : 1))
    let side = min(isGrand ? 30 : 40, (room - wide) / others)
    let used = zones.indices.reduce(0) { $0 + ($1 == main ? wide : side) } + gap * (zones.count - 1)
    var column = rect.column + (rect.width - used) / 2
    return zones.indices.map { index in
      let width = index == main ? wide : side
      defer { column += width + gap }
      let height = index == main || main == nil || rect.height < 6 ? rect.height : rect.height - 1
      return CellRect(column: column, row: rect.maxRow - height, width: width, height: height)
    }
  }
}

extension String {
  /// The pieces between separators.
  func components(_ separator: String) -> [String] {
    var pieces: [String] = [], rest = self[...]
    while let range = rest.firstRange(of: separator) {
      pieces.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return pieces + [String(rest)]
  }
}
