/// Turns each screen into the bytes that make the terminal show it, given what it shows already.
///
/// Every frame's bytes must reach the terminal whole and in order; after anything else has written to the terminal,
/// `forget`.
struct ScreenWriter {
  /// How many colours the terminal shows.
  let mode: ColorMode
  /// Which glyphs it shows.
  let glyphs: GlyphMode
  /// Whether it has confirmed that it holds back a frame until it is whole (mode 2026).
  var isSynchronized = false

  /// What the terminal shows; nil when that is not known.
  private var shown: CellBuffer?
  /// The attributes that the last frame left.
  private var style: CellStyle?

  /// Makes a writer for a terminal whose screen is not known.
  init(mode: ColorMode, glyphs: GlyphMode = .unicode, isSynchronized: Bool = false) {
    self.mode = mode
    self.glyphs = glyphs
    self.isSynchronized = isSynchronized
  }

  /// Makes the next frame a whole one: after a change of size, a stop, or somebody else's text.
  mutating func forget() {
    shown = nil
    style = nil
  }

  /// The bytes to the next screen; none where it looks the same.
  mutating func bytes(for buffer: CellBuffer) -> [UInt8] {
    if let shown, shown.width != buffer.width || shown.height != buffer.height { forget() }
    var pen = TerminalPen(mode: mode, glyphs: glyphs, width: buffer.width, style: style)
    let old = shown ?? CellBuffer(width: buffer.width, height: buffer.height)
    let runs = ScreenDifference(from: old, to: buffer).runs
    guard shown == nil || !runs.isEmpty else { return [] }
    if isSynchronized { pen.control("?2026h") }
    if shown == nil { pen.clearScreen() }
    buffer.cells.withUnsafeBufferPointer { cells in
      for (index, run) in runs.enumerated() {
        if index > 0 { bridge(runs[index - 1], run, cells, width: buffer.width, &pen) }
        draw(run, cells, width: buffer.width, &pen)
      }
    }
    if isSynchronized { pen.control("?2026l") }
    shown = buffer
    style = pen.style
    return pen.bytes
  }

  /// Writes the unchanged cells between two runs again, where that is shorter than to move the cursor.
  private func bridge(
    _ last: CellRun, _ next: CellRun, _ cells: UnsafeBufferPointer<Cell>, width: Int, _ pen: inout TerminalPen
  ) {
    guard last.row == next.row, next.columns.lowerBound - last.columns.upperBound < 4 else { return }
    let gap = cells[(last.row * width + last.columns.upperBound)..<(last.row * width + next.columns.lowerBound)]
    guard gap.allSatisfy({ $0.glyph.isASCII && pen.hasStyle(of: $0) }) else { return }
    draw(
      CellRun(row: last.row, columns: last.columns.upperBound..<next.columns.lowerBound), cells, width: width, &pen)
  }

  private func draw(_ run: CellRun, _ cells: UnsafeBufferPointer<Cell>, width: Int, _ pen: inout TerminalPen) {
    let row = run.row * width
    var end = run.columns.upperBound
    if end == width { end = startOfBareEnd(cells, row: row, columns: run.columns) }
    for column in run.columns.lowerBound..<end {
      let cell = cells[row + column]
      guard let glyph = Self.glyph(cells, row: row, column: column, width: width) else { continue }
      pen.move(to: Point(column: column, row: run.row))
      pen.write(glyph, style: cell.style)
    }
    if end < run.columns.upperBound {
      pen.move(to: Point(column: end, row: run.row))
      pen.clearRow()
    }
  }

  /// Where the end of a row begins that has no colours of its own and is long enough to be cleared in one go.
  private func startOfBareEnd(_ cells: UnsafeBufferPointer<Cell>, row: Int, columns: Range<Int>) -> Int {
    var start = columns.upperBound
    while start > columns.lowerBound, cells[row + start - 1].isBlank,
      mode.reduced(cells[row + start - 1].style).background == nil
    {
      start -= 1
    }
    return columns.upperBound - start > 3 ? start : columns.upperBound
  }

  /// What a cell shows: nil in the right half of a wide grapheme, a space where only one half is there.
  private static func glyph(_ cells: UnsafeBufferPointer<Cell>, row: Int, column: Int, width: Int) -> Glyph? {
    let glyph = cells[row + column].glyph
    switch glyph.columns {
    case 0: return column > 0 && cells[row + column - 1].glyph.columns == 2 ? nil : .space
    case 1: return glyph
    default: return column + 1 < width && cells[row + column + 1].glyph == .rightHalf ? glyph : .space
    }
  }
}
