@testable import GameHost

/// A small terminal: it takes the bytes that a screen is written with, strictly. What it does not know, it notes.
///
/// Half of a wide glyph that is overwritten leaves a mark rather than a blank, so that nothing can rely on it.
struct TerminalModel {
  private(set) var cells: [Cell]
  private(set) var isSynchronized = false
  /// What was not understood.
  private(set) var complaints: [String] = []
  let width: Int
  let height: Int
  /// The columns that this terminal gives to glyphs that terminals do not agree on; nil is what the table says.
  var oddColumns: Int?

  private var style = CellStyle()
  private var column = 0
  private var row = 0
  private var wraps = false

  /// Makes a terminal full of somebody else's text.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(
      repeating: Cell(text: "?", style: CellStyle(foreground: .indexed(9), isBold: true)), count: width * height)
  }

  subscript(column: Int, row: Int) -> Cell { cells[row * width + column] }

  /// Takes bytes.
  mutating func take(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return complaints.append("not UTF-8") }
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1b}": takeSequence(&scalars)
      case "\r": (column, wraps) = (0, false)
      case "\n": lineFeed()
      case "\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}": complaints.append("control \(scalar.value)")
      default: takeScalar(scalar)
      }
    }
  }

  private mutating func lineFeed() {
    if row + 1 < height { row += 1 } else { complaints.append("scrolls") }
  }

  private mutating func takeSequence(_ scalars: inout Substring.UnicodeScalarView) {
    guard scalars.popFirst() == "[" else { return complaints.append("not CSI") }
    var parameters = ""
    while let scalar = scalars.popFirst() {
      if scalar.value >= 0x40 { return apply(scalar, parameters) }
      parameters.unicodeScalars.append(scalar)
    }
    complaints.append("unfinished")
  }

  private mutating func apply(_ final: Unicode.Scalar, _ parameters: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    func number(_ index: Int) -> Int { max(1, index < numbers.count ? numbers[index] ?? 1 : 1) }
    switch (final, parameters) {
    case ("h", "?2026"): isSynchronized = true
    case ("l", "?2026"): isSynchronized = false
    case ("H", _): (row, column, wraps) = (min(height, number(0)) - 1, min(width, number(1)) - 1, false)
    case ("C", _): (column, wraps) = (min(width - 1, column + number(0)), false)
    case ("J", "2"): for index in cells.indices { cells[index] = erased }
    case ("K", ""): for column in column..<width { cells[row * width + column] = erased }
    case ("m", _): select(numbers.map { $0 ?? 0 })
    default: complaints.append("CSI \(parameters)\(final)")
    }
  }

  private var erased: Cell { Cell(text: " ", style: CellStyle(background: style.background)) }

  private mutating func select(_ numbers: [Int]) {
    var numbers = (numbers.isEmpty ? [0] : numbers)[...]
    while let number = numbers.popFirst() {
      switch number {
      case 0: style = CellStyle()
      case 1, 22: style.isBold = number == 1
      case 7, 27: style.isReversed = number == 7
      case 30...37, 90...97: style.foreground = .indexed(UInt8(number < 90 ? number - 30 : number - 82))
      case 40...47, 100...107: style.background = .indexed(UInt8(number < 100 ? number - 40 : number - 92))
      case 38: style.foreground = color(&numbers)
      case 48: style.background = color(&numbers)
      case 39: style.foreground = nil
      case 49: style.background = nil
      default: complaints.append("SGR \(number)")
      }
    }
  }

  private mutating func color(_ numbers: inout ArraySlice<Int>) -> CellColor? {
    let parts = numbers.prefix(numbers.first == 2 ? 4 : 2).map { UInt8(clamping: $0) }
    numbers.removeFirst(min(numbers.count, parts.count))
    switch (parts.first, parts.count) {
    case (2, 4): return .rgb(RGB(red: parts[1], green: parts[2], blue: parts[3]))
    case (5, 2): return .indexed(parts[1])
    default: complaints.append("colour \(parts)")
    }
    return nil
  }

  private mutating func takeScalar(_ scalar: Unicode.Scalar) {
    var columns = GlyphWidth.columns(scalar)
    if columns != 1, let odd = oddColumns { columns = odd }
    guard columns > 0 else { return combine(scalar) }
    if wraps { complaints.append("wraps") }
    if column + columns > width { column = width - columns }
    for offset in 0..<columns { breakWide(column + offset) }
    cells[row * width + column] = Cell(text: Character(scalar), style: style)
    if columns == 2 { cells[row * width + column + 1] = Cell(glyph: .rightHalf, style: style) }
    column += columns
    wraps = column >= width
    if wraps { column = width - 1 }
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    var at = row * width + (wraps ? column : column - 1)
    if cells[at].glyph == .rightHalf { at -= 1 }
    cells[at].text = Character("\(cells[at].text ?? " ")\(scalar)")
  }

  private mutating func breakWide(_ column: Int) {
    let at = row * width + column
    if cells[at].glyph == .rightHalf && column > 0 { cells[at - 1].text = "%" }
    if column + 1 < width && cells[at + 1].glyph == .rightHalf { cells[at + 1].text = "%" }
  }
}
