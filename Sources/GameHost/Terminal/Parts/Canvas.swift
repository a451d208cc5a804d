import CasinoKit

/// The screen while it is drawn: cells, colours, and what was put where.
struct Canvas {
  var buffer: CellBuffer
  let theme: Theme
  let options: RenderOptions
  let focus: String?
  private(set) var hits: [HitArea] = []
  private(set) var focusOrder: [String] = []
  private(set) var places: [String: CellRect] = [:]
  var scrollLimit = 0
  /// The felt of the table, by its light.
  var felt: [CellColor?] = []
  /// The felt away from the light.
  var deepFelt: CellColor? { felt.isEmpty ? nil : felt[felt.count * 2 / 3] }

  init(size: (columns: Int, rows: Int), theme: Theme, options: RenderOptions, focus: String?) {
    buffer = CellBuffer(width: size.columns, height: size.rows)
    self.theme = options.glyphs == .ascii && theme.kind != .outlined ? .suited(to: .ansi16, light: false) : theme
    self.options = options
    self.focus = focus
  }

  /// The words and figures of the drawing.
  var words: DrawnWords { options.words }
  /// Whether surfaces are drawn; without them there are outlines only.
  var isSolid: Bool { theme.kind != .outlined }
  /// Whether only ASCII is drawn.
  var isASCII: Bool { options.glyphs == .ascii }

  /// Notes where a part lies.
  mutating func note(_ id: String, _ rect: CellRect) { places[id] = rect }

  /// Notes what a click does.
  mutating func hit(_ rect: CellRect, node: String, action: String?, value: String? = nil) {
    hits.append(HitArea(rect: rect, node: node, action: action, value: value))
  }

  /// Notes that the focus can come here.
  mutating func focusable(_ id: String) { if !focusOrder.contains(id) { focusOrder.append(id) } }

  /// Forgets what can be clicked below a sheet.
  mutating func cover() {
    hits = []
    focusOrder = []
  }

  // MARK: Texts

  /// Writes over what lies there; the pattern keeps away from the letters.
  /// - Returns: the columns that were used.
  @discardableResult
  mutating func write(
    _ text: some StringProtocol, _ column: Int, _ row: Int, _ token: ThemeToken, bold: Bool = false,
    within width: Int = .max
  ) -> Int {
    write(text, column, row, color: theme[token], bold: bold, within: width)
  }

  /// Writes in a colour over what lies there.
  @discardableResult
  mutating func write(
    _ text: some StringProtocol, _ column: Int, _ row: Int, color: CellColor?, bold: Bool = false,
    within width: Int = .max
  ) -> Int {
    let shown = text.truncated(to: width)
    let used = buffer.put(
      shown, at: Point(column: column, row: row), over: color, isBold: bold)
    if used > 0 {
      clearDots(column - 2, column, row)
      clearDots(column + used, column + used + 2, row)
    }
    return used
  }

  /// Writes so that the text ends before a column.
  mutating func writeRight(
    _ text: some StringProtocol, before column: Int, _ row: Int, _ token: ThemeToken, bold: Bool = false
  ) {
    write(text, column - text.columns, row, token, bold: bold)
  }

  /// Takes the pattern out of a row's cells.
  mutating func clearDots(_ from: Int, _ to: Int, _ row: Int) {
    for column in from..<max(from, to) {
      buffer.change(column, row) { if $0.glyph == FeltPart.dotGlyph { $0.glyph = .space } }
    }
  }

  /// Takes the pattern out beside a rectangle, which lies on the felt.
  mutating func clearDots(beside rect: CellRect) {
    for row in rect.row..<rect.maxRow {
      clearDots(rect.column - 2, rect.column, row)
      clearDots(rect.maxColumn, rect.maxColumn + 2, row)
    }
  }

  // MARK: Surfaces

  /// Fills a rectangle with a colour.
  mutating func fill(_ rect: CellRect, _ token: ThemeToken) { buffer.fill(rect, theme[token]) }

  /// Puts one glyph in a style.
  mutating func put(_ glyph: Character, _ column: Int, _ row: Int, _ fore: CellColor?, on back: CellColor?) {
    buffer.change(column, row) {
      $0 = Cell(text: glyph, style: CellStyle(foreground: fore, background: back))
    }
  }

  /// Puts one glyph over the ground that lies there.
  mutating func put(_ glyph: Character, _ column: Int, _ row: Int, over fore: CellColor?, bold: Bool = false) {
    buffer.change(column, row) {
      $0.text = glyph
      $0.style.foreground = fore
      $0.style.isBold = bold
    }
  }

  /// The ground of a cell.
  func ground(_ column: Int, _ row: Int) -> CellColor? {
    buffer.contains(column, row) ? buffer[column, row].style.background : nil
  }

  /// A block of a colour one row high with half rows above and below it, as buttons are.
  mutating func tallBlock(_ rect: CellRect, _ color: CellColor?) {
    guard isSolid else { return }
    clearDots(beside: rect)
    buffer.fill(CellRect(column: rect.column, row: rect.row + 1, width: rect.width, height: rect.height - 2), color)
    for column in rect.column..<rect.maxColumn {
      let top = ground(column, rect.row), bottom = ground(column, rect.maxRow - 1)
      put("▀", column, rect.row, top, on: color)
      put("▀", column, rect.maxRow - 1, color, on: bottom)
    }
  }

  /// A colour with a share of black in it: that of a shadow, if nothing else is said.
  func shaded(_ ground: CellColor?, _ share: Double? = nil) -> CellColor? {
    ground?.mixed(with: .rgb(RGB(0)), share ?? theme.shadow)
  }

  /// A shadow right of a rectangle and below it, half a cell wide.
  mutating func shadow(_ rect: CellRect, isBelow: Bool = true) {
    guard isSolid else { return }
    clearDots(beside: CellRect(column: rect.column, row: rect.row, width: rect.width + 1, height: rect.height))
    half("▖", rect.maxColumn, rect.row)
    for row in rect.row + 1..<max(rect.row + 1, rect.maxRow) { half("▌", rect.maxColumn, row) }
    guard isBelow else { return }
    for column in rect.column + 1..<rect.maxColumn { half("▀", column, rect.maxRow) }
    half("▘", rect.maxColumn, rect.maxRow)
  }

  private mutating func half(_ glyph: Character, _ column: Int, _ row: Int) {
    guard buffer.contains(column, row) else { return }
    let below = ground(column, row)
    put(glyph, column, row, shaded(below), on: below)
  }

  // MARK: Frames

  /// A frame of lines.
  mutating func frame(_ rect: CellRect, _ token: ThemeToken, heavy: Bool = false, isSquare: Bool = false) {
    let glyphs: [Character] =
      isASCII
      ? (heavy ? ["=", "|", ".", ".", "'", "'"] : ["-", "|", ".", ".", "'", "'"])
      : heavy
        ? ["━", "┃", "┏", "┓", "┗", "┛"]
        : isSquare ? ["─", "│", "┌", "┐", "└", "┘"] : ["─", "│", "╭", "╮", "╰", "╯"]
    let color = theme[token]
    for column in rect.column + 1..<max(rect.column + 1, rect.maxColumn - 1) {
      put(glyphs[0], column, rect.row, over: color)
      put(glyphs[0], column, rect.maxRow - 1, over: color)
    }
    for row in rect.row + 1..<max(rect.row + 1, rect.maxRow - 1) {
      put(glyphs[1], rect.column, row, over: color)
      put(glyphs[1], rect.maxColumn - 1, row, over: color)
      clearDots(rect.column - 1, rect.column + 2, row)
      clearDots(rect.maxColumn - 2, rect.maxColumn + 1, row)
    }
    put(glyphs[2], rect.column, rect.row, over: color)
    put(glyphs[3], rect.maxColumn - 1, rect.row, over: color)
    put(glyphs[4], rect.column, rect.maxRow - 1, over: color)
    put(glyphs[5], rect.maxColumn - 1, rect.maxRow - 1, over: color)
  }

  /// A text set into a line of a frame, in its middle, with air on both sides.
  mutating func caption(
    _ text: String, in rect: CellRect, row: Int, _ token: ThemeToken, bold: Bool = false
  ) {
    let shown = text.truncated(to: max(0, rect.width - 4))
    guard !shown.isEmpty else { return }
    let column = rect.column + (rect.width - shown.columns) / 2
    put(" ", column - 1, row, over: nil)
    put(" ", column + shown.columns, row, over: nil)
    write(shown, column, row, token, bold: bold)
  }
}
