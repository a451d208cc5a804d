import CasinoKit

/// What is told beside a table whose game is being written: a line, and below it what the compiler says.
struct WorkNotice: Hashable, Sendable {
  /// What happens, in one line.
  var title: String
  /// The compiler's own lines; where there are any they cover the table.
  var lines: [String] = []
  /// Whether there is no table that could be played.
  var isDown = false
  /// How many lines are above the first that is shown.
  private(set) var offset = 0

  /// Says something.
  init(title: String, lines: [String] = [], isDown: Bool = false) {
    (self.title, self.lines, self.isDown) = (title, lines, isDown)
  }

  /// Whether it covers the table.
  var isOpen: Bool { isDown || !lines.isEmpty }

  /// Shows what stands further up or down.
  /// - Parameter most: how many lines there are above the last page.
  mutating func scroll(by rows: Int, most: Int) { offset = min(max(0, offset + rows), max(0, most)) }
}

/// The band that covers the lower part of a table while its game does not build.
struct WorkPart {
  var work: WorkNotice
  var screen: CellRect

  /// How many lines are shown on a screen of so many rows.
  static func page(_ rows: Int) -> Int { max(3, rows * 2 / 3 - 3) }

  /// The lines as they are shown: words are wrapped, code is cut.
  static func lines(of work: WorkNotice, width: Int) -> [String] {
    work.lines.flatMap { line -> [String] in
      // A tab is as wide as the compiler's own columns take it.
      let plain = line.replacing("\t", with: " ")
      let isCode = plain.drop { $0 == " " || $0.isNumber }.hasPrefix("|")
      return isCode ? [plain] : TextWrap.lines(plain, width: width - 4)
    }
  }

  /// Draws the band; what lies below can no longer be clicked.
  func draw(_ canvas: inout Canvas) {
    let lines = Self.lines(of: work, width: screen.width)
    let shown = lines.dropFirst(work.offset).prefix(Self.page(screen.height))
    let height = min(screen.height - 1, shown.count + 3)
    let box = CellRect(column: 0, row: screen.height - 1 - height, width: screen.width, height: height)
    canvas.cover()
    if canvas.isSolid {
      canvas.buffer.dim(under: canvas.theme.veil.color, canvas.theme.veil.share)
      canvas.fill(box, .sheet)
      for column in box.column..<box.maxColumn { canvas.put("▔", column, box.row, over: canvas.theme[.brass]) }
    } else {
      canvas.buffer.fill(box, Cell.blank)
      canvas.frame(box, .text)
    }
    let width = box.width - 4
    canvas.write(work.title, 2, box.row + 1, .sheetText, bold: true, within: width)
    for (place, line) in shown.enumerated() {
      let isHead = line.contains(": error: ")
      canvas.write(line, 2, box.row + 2 + place, isHead ? .sheetText : .sheetDim, bold: isHead, within: width)
    }
    if work.offset > 0 { canvas.write("▲", box.maxColumn - 4, box.row + 1, .gold, bold: true) }
    if work.offset + shown.count < lines.count { canvas.write("▼", box.maxColumn - 2, box.row + 1, .gold, bold: true) }
  }
}
