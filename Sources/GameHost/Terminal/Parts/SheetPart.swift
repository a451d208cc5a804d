import CasinoKit

/// A sheet over the dimmed table: a title, sections in one or two columns, and the keys that belong to it.
struct SheetPart {
  var node: SceneNode
  var game: String
  var screen: CellRect
  var isLarge: Bool
  /// Whether no air stands between the lines.
  var isDense = false

  private var title: String { (node.children ?? []).first { $0.text != nil }?.text ?? "" }
  private var box: CellRect {
    guard screen.width >= 100 else {
      return CellRect(column: 2, row: 1, width: screen.width - 4, height: screen.height - 3)
    }
    let width = min(104, max(92, screen.width - 28)), margin = screen.height >= 36 ? 3 : 2
    return CellRect(
      column: (screen.width - width) / 2, row: margin, width: width, height: screen.height - 2 * margin)
  }

  /// Draws the sheet; what lies below can no longer be clicked.
  func draw(_ canvas: inout Canvas) {
    let box = self.box
    canvas.cover()
    if canvas.isSolid {
      canvas.buffer.dim(under: canvas.theme.veil.color, canvas.theme.veil.share)
      canvas.shadow(box)
      canvas.fill(box, .sheet)
      canvas.fill(CellRect(column: box.column, row: box.row, width: box.width, height: 2), .raised)
    } else {
      canvas.buffer.fill(canvas.buffer.bounds, Cell.blank)
      canvas.frame(box, .text)
    }
    drawTitle(&canvas, box)
    drawContent(&canvas, box)
  }

  private func drawTitle(_ canvas: inout Canvas, _ box: CellRect) {
    if canvas.isSolid {
      for column in box.column..<box.maxColumn { canvas.put("▔", column, box.row, over: canvas.theme[.brass]) }
    }
    let row = box.row + 1
    var column = box.column + 3
    column += canvas.write(title, column, row, .sheetText, bold: true, within: box.width - 20) + 2
    if !title.lowercased().contains(game.lowercased()) {
      canvas.write(game, column, row, .sheetDim, within: max(0, box.maxColumn - 14 - column))
    }
    guard let action = node.action else { return }
    let key = action.key ?? "Esc", width = key.columns + 1 + canvas.words.close.columns
    let start = box.maxColumn - 3 - width
    canvas.write(key, start, row, .sheetText, bold: true)
    canvas.write(canvas.words.close, start + key.columns + 1, row, .sheetDim)
    canvas.hit(CellRect(column: start - 1, row: row, width: width + 2, height: 1), node: node.id, action: action.id)
  }

  private func drawContent(_ canvas: inout Canvas, _ box: CellRect) {
    let lead = isLarge ? 4 : 3
    let inner = CellRect(
      column: box.column + 3, row: box.row + lead, width: box.width - 6, height: box.height - lead - (isLarge ? 2 : 1))
    let (columns, width) = columns(inner)
    let hasSettings = columns.joined().contains { $0.focusable != nil }
    let isWhole = tallest(columns) <= inner.height - (hasSettings ? 2 : 0)
    let height = isWhole ? inner.height : inner.height - 2
    let rest = max(0, tallest(columns) - height)
    let scroll = offset(columns, rest: rest, height: height, canvas)
    canvas.scrollLimit = rest
    for (place, lines) in columns.enumerated() {
      let column = inner.column + place * (width + 6)
      for line in lines { if let part = line.focusable { canvas.focusable(part.id) } }
      for (index, line) in lines.enumerated() where index >= scroll && index - scroll < height {
        SheetLinePart(line: line, width: width).draw(&canvas, column, inner.row + index - scroll)
      }
    }
    drawFoot(&canvas, box, scroll: scroll, rest: rest, hasSettings: hasSettings)
  }

  /// The content in two columns where they are wide and about as long as each other, else in one; with air between the
  /// settings where that leaves nothing to scroll.
  private func columns(_ inner: CellRect) -> (columns: [[SheetContent.Line]], width: Int) {
    let half = (inner.width - 6) / 2
    var attempts: [(count: Int, width: Int, isAiry: Bool)] = [(1, inner.width, true), (1, inner.width, false)]
    let pair = SheetContent(node, width: half, isAiry: false).columns(2)
    if inner.width >= 86, pair.count == 2, let least = pair.map(\.count).min(), least * 3 >= tallest(pair) {
      attempts = [(2, half, true), (2, half, false)]
    }
    for attempt in attempts {
      let columns = SheetContent(node, width: attempt.width, isAiry: attempt.isAiry).columns(attempt.count)
      if !isDense && tallest(columns) <= inner.height - 2 || !attempt.isAiry { return (columns, attempt.width) }
    }
    return ([], inner.width)
  }

  private func tallest(_ columns: [[SheetContent.Line]]) -> Int { columns.map(\.count).max() ?? 0 }

  /// How far the content is scrolled: as far as was asked for, but so that the focus is seen.
  private func offset(_ columns: [[SheetContent.Line]], rest: Int, height: Int, _ canvas: Canvas) -> Int {
    var offset = min(max(0, canvas.options.scroll), rest)
    for lines in columns {
      guard let row = lines.firstIndex(where: { $0.focusable?.id == canvas.focus && canvas.focus != nil }) else {
        continue
      }
      offset = min(max(offset, row - height + 1), max(0, row - 1))
    }
    return min(offset, rest)
  }

  private func drawFoot(_ canvas: inout Canvas, _ box: CellRect, scroll: Int, rest: Int, hasSettings: Bool) {
    let row = box.maxRow - (isLarge ? 3 : 2)
    var column = box.column + 3
    func key(_ key: String, _ word: String) {
      column += canvas.write(key, column, row, .sheetText, bold: true) + 1
      column += canvas.write(word, column, row, .sheetDim) + 3
    }
    if hasSettings { key(canvas.words.arrows, canvas.words.move) }
    if rest > 0 {
      key(canvas.words.pageKeys, canvas.words.scroll)
      if scroll < rest { canvas.write("▼", box.maxColumn - 4, row, .gold, bold: true) }
      if scroll > 0 { canvas.write("▲", box.maxColumn - 6, row, .gold, bold: true) }
    }
  }
}
