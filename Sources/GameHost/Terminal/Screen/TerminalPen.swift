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
    defer { cursor = place }
    guard let cursor, cursor != place || place.column == width else {
      if cursor == nil { jump(to: place) }
      return
    }
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
    number(place.row + 1)
    if place.column > 0 {
      bytes.append(UInt8(ascii: ";"))
      number(place.column + 1)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  /// Writes a grapheme at the cursor.
  mutating func write(_ text: Character, style wanted: CellStyle) {
    let drawn = GlyphWidth.drawn(text) ?? (" ", 1)
    select(wanted, isBlank: drawn.text == " ")
    if glyphs == .ascii && !drawn.text.isASCII {
      bytes.append(contentsOf: GlyphMode.ascii(for: drawn.text, columns: drawn.columns).utf8)
      cursor?.column += drawn.columns
      return
    }
    let before = bytes.count
    bytes.append(contentsOf: drawn.text.utf8)
    // Terminals differ in the width of what has marks or is wide: the next cell is found anew, so no row can shift.
    let isPlain = drawn.columns == 1 && (bytes.count - before < 4 && drawn.text.unicodeScalars.count == 1)
    if isPlain { cursor?.column += 1 } else { cursor = nil }
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
    var wanted = mode.reduced(wanted)
    guard let style else {
      codes(SelectGraphic.anew(wanted))
      self.style = wanted
      return
    }
    if isBlank && !wanted.isReversed {
      wanted.foreground = style.foreground
      wanted.isBold = style.isBold
    }
    guard wanted != style else { return }
    let changes = SelectGraphic.changes(from: style, to: wanted)
    // A reset is one byte, and what is blank has no foreground to restore.
    let plain = isBlank && !wanted.isReversed ? CellStyle(background: wanted.background) : wanted
    let anew = SelectGraphic.anew(plain)
    self.style = anew.count < changes.count ? plain : wanted
    codes(anew.count < changes.count ? anew : changes)
  }

  private mutating func codes(_ codes: [UInt8]) {
    control("")
    bytes.append(contentsOf: codes)
    bytes.append(UInt8(ascii: "m"))
  }

  private mutating func number(_ value: Int) { bytes.append(contentsOf: String(value).utf8) }
}
