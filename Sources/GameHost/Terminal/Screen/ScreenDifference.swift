/// Cells that lie side by side in a row.
struct CellRun: Hashable, Sendable {
  var row: Int
  var columns: Range<Int>
}

/// What looks different from one screen to the next of the same size, in runs from the top left.
struct ScreenDifference: Hashable, Sendable {
  let runs: [CellRun]

  /// Compares two screens of one size.
  init(from old: CellBuffer, to new: CellBuffer) {
    var runs: [CellRun] = []
    old.cells.withUnsafeBufferPointer { old in
      new.cells.withUnsafeBufferPointer { cells in
        for row in 0..<new.height {
          Self.compare(old, cells, row: row, width: new.width, into: &runs)
        }
      }
    }
    self.runs = runs
  }

  private static func compare(
    _ old: UnsafeBufferPointer<Cell>, _ new: UnsafeBufferPointer<Cell>, row: Int, width: Int, into runs: inout [CellRun]
  ) {
    let start = row * width
    var column = 0
    while column < width {
      if old[start + column].looksLike(new[start + column]) {
        column += 1
        continue
      }
      var first = column
      // Half of a wide grapheme does not change alone.
      if first > 0 && (old[start + first].glyph == .rightHalf || new[start + first].glyph == .rightHalf) { first -= 1 }
      repeat {
        column += 1
      } while column < width
        && (new[start + column].glyph == .rightHalf || !old[start + column].looksLike(new[start + column]))
      runs.append(CellRun(row: row, columns: max(first, lastColumn(runs, row))..<column))
    }
  }

  private static func lastColumn(_ runs: [CellRun], _ row: Int) -> Int {
    guard let last = runs.last, last.row == row else { return 0 }
    return last.columns.upperBound
  }
}

extension Cell {
  /// Whether nothing is drawn but a background.
  var isBlank: Bool { glyph == .space && !style.isReversed }

  /// Whether a person sees no difference: on a blank cell, neither foreground nor weight show.
  func looksLike(_ other: Cell) -> Bool {
    if style == other.style { return glyph == other.glyph }
    return style.background == other.style.background && isBlank && other.isBlank
  }
}
