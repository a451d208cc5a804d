/// How a cell looks. No colour is the terminal's own.
struct CellStyle: Hashable, Sendable {
  var foreground: CellColor?
  var background: CellColor?
  var isBold = false
  var isReversed = false
}

/// A cell of the screen: one glyph and how it looks. A glyph two columns wide is followed by its right half.
struct Cell: Hashable, Sendable {
  var glyph: Glyph
  var style: CellStyle

  /// Makes a cell of a glyph.
  init(glyph: Glyph, style: CellStyle) {
    self.glyph = glyph
    self.style = style
  }

  /// Makes a cell of a grapheme, a space where it cannot be drawn; nil is the right half of a wide one.
  init(text: Character?, style: CellStyle) {
    self.init(glyph: text.map { Glyph($0) ?? .space } ?? .rightHalf, style: style)
  }

  /// The grapheme; nil in the right half of a wide one. What cannot be drawn becomes a space.
  var text: Character? {
    get { glyph.character }
    set { glyph = newValue.map { Glyph($0) ?? .space } ?? .rightHalf }
  }

  /// A blank cell.
  static let blank = Cell(glyph: .space, style: CellStyle())
}

/// A place on the screen; column and row 0 are at the top left.
struct Point: Hashable, Sendable {
  var column: Int
  var row: Int
}

/// A rectangle of cells.
struct CellRect: Hashable, Sendable {
  var column: Int
  var row: Int
  var width: Int
  var height: Int

  var maxColumn: Int { column + width }
  var maxRow: Int { row + height }

  /// Whether a cell lies within.
  func contains(_ point: Point) -> Bool {
    (column..<maxColumn).contains(point.column) && (row..<maxRow).contains(point.row)
  }

  /// The rectangle without a margin on each side.
  func inset(columns: Int = 0, rows: Int = 0) -> CellRect {
    CellRect(
      column: column + columns, row: row + rows, width: max(0, width - 2 * columns), height: max(0, height - 2 * rows))
  }

  /// The part of the rectangle that lies in another.
  func clipped(to other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left, row: top, width: max(0, min(maxColumn, other.maxColumn) - left),
      height: max(0, min(maxRow, other.maxRow) - top))
  }
}
