/// Half-cells, which `▀` makes of every cell. Half row 0 is the upper half of row 0.
///
/// One picture has one form: a solid cell is a space with a background, any other is `▀`; a filled lower half is the
/// background under `▀`. So fonts whose blocks stop short of the cell show no seams, and comparing frames is exact.
extension CellBuffer {
  /// The colour of a half-cell; letters count as their background, what is outside the screen as nil.
  func pixel(column: Int, halfRow: Int) -> CellColor? {
    guard contains(column, halfRow >> 1) else { return nil }
    let halves = Self.halves(of: self[column, halfRow >> 1])
    return halfRow & 1 == 0 ? halves.upper : halves.lower
  }

  /// Colours a half-cell; the other half stays, a letter goes.
  mutating func setPixel(column: Int, halfRow: Int, _ color: CellColor?) {
    change(column, halfRow >> 1) { cell in
      var halves = Self.halves(of: cell)
      if halfRow & 1 == 0 { halves.upper = color } else { halves.lower = color }
      cell = Self.cell(upper: halves.upper, lower: halves.lower)
    }
  }

  /// The cell whose halves have two colours, in its one form.
  ///
  /// Only where the upper half is the terminal's own background does `▄` draw the lower one.
  static func cell(upper: CellColor?, lower: CellColor?) -> Cell {
    if upper == lower { return Cell(glyph: .space, style: CellStyle(background: lower)) }
    guard let upper else { return Cell(glyph: .lowerHalf, style: CellStyle(foreground: lower)) }
    return Cell(glyph: .upperHalf, style: CellStyle(foreground: upper, background: lower))
  }

  private static func halves(of cell: Cell) -> (upper: CellColor?, lower: CellColor?) {
    switch cell.glyph {
    case .space: (cell.style.background, cell.style.background)
    case .upperHalf: (cell.style.foreground, cell.style.background)
    case .lowerHalf: (cell.style.background, cell.style.foreground)
    case .full: (cell.style.foreground, cell.style.foreground)
    default: (cell.style.background, cell.style.background)
    }
  }
}
