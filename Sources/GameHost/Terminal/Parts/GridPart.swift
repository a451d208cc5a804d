import CasinoKit

/// A grid of marks: its title and notes in a line, then the rows on a ground of their own. Where it is too wide, the
/// first columns are left out.
struct GridPart {
  var node: SceneNode

  private var grid: MarkGrid { node.grid ?? MarkGrid(.rings, rows: 0, columns: []) }

  /// The rows that it takes.
  var height: Int { grid.rows + 1 }

  /// The cells of a mark.
  private var step: Int {
    switch grid.style {
    case .beads: 3
    case .rings: 2
    case .circles, .discs, .strokes: 1
    }
  }

  /// Draws the title and all rows.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    canvas.note(node.id, rect)
    canvas.write(node.text ?? "", rect.column, rect.row, .textSecond, within: rect.width)
    drawNotes(&canvas, before: rect.maxColumn, rect.row, after: rect.column + (node.text?.columns ?? 0) + 2)
    for row in 0..<min(grid.rows, rect.height - 1) {
      drawRow(row, &canvas, rect.column, rect.row + 1 + row, width: rect.width)
    }
  }

  /// Draws one row of marks.
  func drawRow(_ row: Int, _ canvas: inout Canvas, _ column: Int, _ at: Int, width: Int) {
    let rect = CellRect(column: column, row: at, width: width, height: 1)
    if canvas.isSolid { canvas.fill(rect, .road) }
    let places = max(0, (width - 2) / step)
    let shown = grid.columns.suffix(places)
    for place in 0..<places {
      let cell = column + 1 + place * step
      let mark = place < shown.count ? shown[shown.startIndex + place][row] : nil
      if let mark { draw(mark, &canvas, cell, at) } else { drawEmpty(&canvas, place, cell, at) }
    }
  }

  /// A point where a mark may come, in every other cell.
  private func drawEmpty(_ canvas: inout Canvas, _ place: Int, _ cell: Int, _ at: Int) {
    guard canvas.isSolid, grid.style != .beads, step == 2 || place % 2 == 0 else { return }
    canvas.put("·", cell, at, over: canvas.theme[.road]?.mixed(with: canvas.theme[.roadMark(.blue)], 0.22))
  }

  private func draw(_ mark: MarkGrid.Mark, _ canvas: inout Canvas, _ cell: Int, _ at: Int) {
    if let color = mark.color {
      if grid.style == .beads {
        drawBead(color, &canvas, cell, at)
      } else {
        canvas.put(symbol(color, canvas), cell, at, over: canvas.theme[.roadMark(color)])
      }
    }
    guard mark.strokes > 0, grid.style == .rings else { return }
    let stroke: Character = mark.strokes == 1 ? "╱" : Character(String(mark.strokes))
    canvas.put(stroke, mark.color == nil ? cell : cell + 1, at, over: canvas.theme[.roadMark(.green)])
  }

  private func drawBead(_ color: MarkGrid.Color, _ canvas: inout Canvas, _ cell: Int, _ at: Int) {
    let ground = canvas.theme[.bead(color)]
    if canvas.isSolid {
      canvas.put("▐", cell, at, over: ground)
      canvas.put(" ", cell + 1, at, nil, on: ground)
      canvas.put("▌", cell + 2, at, over: ground)
    }
    canvas.buffer.put(
      grid.letter(color), at: Point(column: cell + 1, row: at), over: canvas.theme[.beadText(color)], isBold: true)
  }

  /// The shape of a colour. In ASCII derived roads are letters, upper case for red.
  private func symbol(_ color: MarkGrid.Color, _ canvas: Canvas) -> Character {
    if canvas.isASCII, grid.style != .rings { return color == .red ? "R" : "b" }
    return switch (grid.style, color) {
    case (.rings, .blue), (.circles, .red): "○"
    case (.rings, .red), (.discs, .red): "●"
    case (.circles, .blue): "°"
    case (.discs, .blue): "•"
    case (.strokes, .red): "╱"
    case (.strokes, .blue): "╲"
    default: "·"
    }
  }

  /// The columns of what stands beside the title.
  var notesWidth: Int {
    let widths = (grid.notes ?? []).map { note in
      note.name.columns + (note.figure.map { 1 + $0.columns } ?? (note.mark == nil ? 0 : 2))
    }
    return widths.reduce(0, +) + 2 * max(0, widths.count - 1)
  }

  /// Writes what stands beside the title, as much of it as fits.
  func drawNotes(_ canvas: inout Canvas, before end: Int, _ row: Int, after start: Int, plain: ThemeToken = .text) {
    var column = end
    for note in (grid.notes ?? []).reversed() {
      let rest = note.figure ?? note.mark.map { String(symbol($0, canvas)) } ?? ""
      let width = note.name.columns + (rest.isEmpty ? 0 : 1 + rest.columns)
      column -= width
      guard column >= start else { return }
      let name: ThemeToken = note.color.map { .roadLetter($0) } ?? .textSecond
      canvas.write(note.name, column, row, name, bold: note.color != nil)
      canvas.write(
        rest, column + note.name.columns + 1, row, note.mark.map { .roadLetter($0) } ?? plain, bold: note.mark == nil)
      column -= 2
    }
  }
}

/// Grids beside each other.
struct GridRowPart {
  var nodes: [SceneNode]

  /// Draws them over the width of the felt; a grid of wide marks gets more of it.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    let margin = rect.width >= 100 ? 4 : rect.width >= 80 ? 3 : 1, gap = 3
    let weights = nodes.map { $0.grid?.style == .rings ? 3 : 2 }
    let room = rect.width - 2 * margin - gap * (nodes.count - 1)
    var column = rect.column + margin, left = room, parts = weights.reduce(0, +)
    for (node, weight) in zip(nodes, weights) {
      let width = left * weight / max(1, parts)
      GridPart(node: node).draw(
        &canvas, CellRect(column: column, row: rect.row, width: width, height: rect.height))
      column += width + gap
      left -= width
      parts -= weight
    }
  }
}
