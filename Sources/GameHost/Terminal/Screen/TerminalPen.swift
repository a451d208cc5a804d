/// Writes cells as the bytes that a terminal takes, and knows where its cursor is and what its colours are, so that it
/// says no more than it must.
struct TerminalPen {
  /// What is written, and not taken yet.
  private(set) var bytes: [UInt8] = []

  private let mode: ColorMode
  private let glyphs: GlyphMode
  private let width: Int
  /// The attributes that the terminal has now; nil when that is not known.
  private(set) var style: CellStyle?
  /// The style that was reduced last: neighbours mostly have the same.
  private var last: (wanted: CellStyle, reduced: CellStyle)?
  /// Where the cursor is; nil when that is not known. Behind the last column, the terminal may be about to wrap.
  private var cursor: Point?

  /// Makes a pen for a screen of a width.
  init(mode: ColorMode, glyphs: GlyphMode, width: Int, style: CellStyle? = nil) {
    self.mode = mode
    self.glyphs = glyphs
    self.width = width
    self.style = style
  }

  /// Writes `ESC [` and what follows it.
  mutating func control(_ sequence: StaticString) {
    bytes.append(contentsOf: [0x1b, 0x5b])
    sequence.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Moves the cursor, in the shortest way.
  mutating func move(to place: Point) {
    if cursor == place { return }
    defer { cursor = place }
    guard let cursor else { return jump(to: place) }
    if place.column == 0 && place.row == cursor.row + 1 {
      bytes.append(contentsOf: [0x0d, 0x0a])
    } else if place.row == cursor.row && cursor.column < width && place.column > cursor.column {
      forward(place.column - cursor.column, to: place)
    } else {
      jump(to: place)
    }
  }

  private mutating func forward(_ count: Int, to place: Point) {
    control("")
    if count > 1 { number(count) }
    bytes.append(UInt8(ascii: "C"))
  }

  private mutating func jump(to place: Point) {
    control("")
    if place.row > 0 || place.column > 0 { number(place.row + 1) }
    if place.column > 0 {
      bytes.append(UInt8(ascii: ";"))
      number(place.column + 1)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  /// Writes a glyph at the cursor.
  mutating func write(_ glyph: Glyph, style wanted: CellStyle) {
    select(wanted, isBlank: glyph == .space)
    if glyphs == .unicode || glyph.isASCII {
      glyph.append(to: &bytes)
      // Terminals may differ in the width of the others: the next cell is found anew, so that no row can shift.
      if glyph.isPlain { cursor?.column += 1 } else { cursor = nil }
    } else {
      bytes.append(contentsOf: GlyphMode.ascii(for: glyph).utf8)
      cursor?.column += glyph.columns
    }
  }

  /// Clears the screen and every attribute.
  mutating func clearScreen() {
    control("m")
    control("2J")
    style = CellStyle()
    cursor = nil
  }

  /// Clears from the cursor to the end of the row.
  mutating func clearRow() {
    select(CellStyle(), isBlank: true)
    control("K")
  }

  /// Whether a cell would be written without another colour.
  func hasStyle(of cell: Cell) -> Bool { style == mode.reduced(cell.style) }

  /// Ends with no attribute set.
  mutating func reset() {
    if style != CellStyle() { control("m") }
    style = CellStyle()
  }

  /// Sets the attributes of a cell; of a blank one, only those that show.
  private mutating func select(_ wanted: CellStyle, isBlank: Bool) {
    var wanted = reduced(wanted)
    guard let style else {
      SelectGraphic.write(anew: wanted, into: &bytes)
      self.style = wanted
      return
    }
    if isBlank && !wanted.isReversed {
      wanted.foreground = style.foreground
      wanted.isBold = style.isBold
    }
    guard wanted != style else { return }
    SelectGraphic.write(from: style, to: wanted, into: &bytes)
    self.style = wanted
  }

  private mutating func reduced(_ wanted: CellStyle) -> CellStyle {
    if mode == .truecolor { return wanted }
    if let last, last.wanted == wanted { return last.reduced }
    let reduced = mode.reduced(wanted)
    last = (wanted, reduced)
    return reduced
  }

  private mutating func number(_ value: Int) { bytes.append(decimal: value) }
}
