extension CellBuffer {
  /// Writes a text in a style, from a place to the right.
  ///
  /// Nothing outside the screen or beyond `maxWidth` is changed; a wide grapheme that is cut becomes a space.
  /// - Returns: the columns that were used.
  @discardableResult
  mutating func put(_ text: some StringProtocol, at place: Point, style: CellStyle, maxWidth: Int = .max) -> Int {
    write(text, at: place, maxWidth: maxWidth) { $0 = style }
  }

  /// Writes a text over what lies there: every cell keeps its background.
  /// - Returns: the columns that were used.
  @discardableResult
  mutating func put(
    _ text: some StringProtocol, at place: Point, over foreground: CellColor?, isBold: Bool = false,
    maxWidth: Int = .max
  ) -> Int {
    write(text, at: place, maxWidth: maxWidth) { style in
      style.foreground = foreground
      style.isBold = isBold
      style.isReversed = false
    }
  }

  private mutating func write(
    _ text: some StringProtocol, at place: Point, maxWidth: Int, restyle: (inout CellStyle) -> Void
  ) -> Int {
    var used = 0
    for grapheme in text {
      guard let drawn = Glyph(grapheme), used < maxWidth else { continue }
      let isCut = used + drawn.columns > maxWidth
      set(isCut ? .space : drawn, place.column + used, place.row, restyle)
      used += isCut ? 1 : drawn.columns
      if isCut { break }
    }
    return used
  }

  private mutating func set(
    _ glyph: Glyph, _ column: Int, _ row: Int, _ restyle: (inout CellStyle) -> Void
  ) {
    let fits = glyph.columns == 1 || contains(column, row) && contains(column + 1, row)
    for offset in 0..<glyph.columns where contains(column + offset, row) {
      mend(column + offset, row)
      change(column + offset, row) { cell in
        restyle(&cell.style)
        cell.glyph = !fits ? .space : offset == 0 ? glyph : .rightHalf
      }
    }
  }

  /// Makes a space of the other half of a wide grapheme, before one half is written over.
  private mutating func mend(_ column: Int, _ row: Int) {
    if self[column, row].glyph == .rightHalf { change(column - 1, row) { $0.glyph = .space } }
    if contains(column + 1, row) && self[column + 1, row].glyph == .rightHalf { self[column + 1, row].glyph = .space }
  }

  /// Makes all cells of a rectangle the same.
  mutating func fill(_ rect: CellRect, _ cell: Cell) {
    let shown = rect.clipped(to: bounds)
    guard shown.width > 0 else { return }
    for row in shown.row..<shown.maxRow {
      mend(shown.column, row)
      mend(shown.maxColumn - 1, row)
    }
    change(shown) { $0 = cell }
  }

  /// Fills a rectangle with a surface.
  mutating func fill(_ rect: CellRect, _ surface: CellColor?) {
    fill(rect, Cell(glyph: .space, style: CellStyle(background: surface)))
  }
}
