extension CellBuffer {
  /// Copies cells of another screen to the same place; a wide grapheme that is cut becomes spaces.
  mutating func copy(_ rect: CellRect, from other: CellBuffer) {
    let shown = rect.clipped(to: bounds).clipped(to: other.bounds)
    guard shown.width > 0, shown.height > 0 else { return }
    fill(shown, Cell.blank)
    for row in shown.row..<shown.maxRow {
      for column in shown.column..<shown.maxColumn { self[column, row] = other[column, row] }
      if self[shown.column, row].text == nil { self[shown.column, row].text = " " }
      if shown.maxColumn < other.width, other[shown.maxColumn, row].text == nil {
        self[shown.maxColumn - 1, row].text = " "
      }
    }
  }

  /// How many cells of a rectangle show another glyph or another ink than those of a rectangle of the same size on
  /// another screen; as many as there are where the sizes differ.
  func changes(_ rect: CellRect, to other: CellBuffer, _ place: CellRect) -> Int {
    guard rect.width == place.width, rect.height == place.height else { return rect.width * rect.height }
    var count = 0
    for row in 0..<rect.height {
      for column in 0..<rect.width {
        guard contains(rect.column + column, rect.row + row),
          other.contains(place.column + column, place.row + row)
        else { continue }
        let old = self[rect.column + column, rect.row + row], new = other[place.column + column, place.row + row]
        if old.text != new.text || old.style.foreground != new.style.foreground { count += 1 }
      }
    }
    return count
  }
}
