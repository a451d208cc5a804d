/// A screen of cells that is drawn into. What is drawn outside it is cut off.
struct CellBuffer: Hashable, Sendable {
  let width: Int
  let height: Int
  private(set) var cells: [Cell]

  /// Makes a screen of blank cells.
  init(width: Int, height: Int, fill: Cell = .blank) {
    self.width = width
    self.height = height
    cells = Array(repeating: fill, count: width * height)
  }

  /// The whole screen.
  var bounds: CellRect { CellRect(column: 0, row: 0, width: width, height: height) }

  /// The cell at a place within the screen.
  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * width + column] }
    set { cells[row * width + column] = newValue }
  }

  /// Whether the place is within the screen.
  func contains(_ column: Int, _ row: Int) -> Bool { (0..<width).contains(column) && (0..<height).contains(row) }

  /// Changes a cell, if it is within the screen.
  mutating func change(_ column: Int, _ row: Int, _ body: (inout Cell) -> Void) {
    guard contains(column, row) else { return }
    body(&cells[row * width + column])
  }

  /// Changes every cell of a rectangle that is within the screen, row by row.
  mutating func change(_ rect: CellRect, _ body: (inout Cell) -> Void) {
    let shown = rect.clipped(to: bounds)
    guard shown.width > 0 else { return }
    cells.withUnsafeMutableBufferPointer { cells in
      for row in shown.row..<shown.maxRow {
        for index in (row * width + shown.column)..<(row * width + shown.maxColumn) { body(&cells[index]) }
      }
    }
  }
}
