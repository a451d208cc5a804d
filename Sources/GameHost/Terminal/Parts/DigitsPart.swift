/// Figures of five half rows, four columns wide.
struct DigitsPart {
  var text: String
  /// Whether they are twice as large in both directions.
  var isDoubled = false
  /// Whether light falls on them from above and they throw a shade: for the big win.
  var isShining = false

  private var scale: Int { isDoubled ? 2 : 1 }

  /// The columns that it takes.
  var width: Int {
    let glyphs = text.compactMap { Self.glyphs[$0] }
    return max(0, glyphs.reduce(0) { $0 + ($1.first?.count ?? 0) + 1 } - 1) * scale
  }

  /// The rows that it takes.
  var height: Int { isDoubled ? (isShining ? 6 : 5) : 3 }

  /// Whether every character can be drawn.
  static func canDraw(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy { glyphs[$0] != nil } }

  /// Draws the figures; they stand on the lower edge of the rows from `row`.
  func draw(_ canvas: inout Canvas, _ column: Int, _ row: Int, _ token: ThemeToken) {
    guard canvas.isSolid else {
      canvas.write(text, column, row + height / 2, token, bold: true)
      return
    }
    for line in row..<row + height { canvas.clearDots(column - 1, column + width + 1, line) }
    let top = row * 2 + (isDoubled ? 0 : 1)
    if isShining {
      each {
        canvas.buffer.setPixel(column: column + $0 + 2, halfRow: top + $1 + 1, canvas.shaded(canvas.theme[.fill], 0.7))
      }
    }
    each { across, half in
      canvas.buffer.setPixel(column: column + across, halfRow: top + half, color(half, token, canvas.theme))
    }
  }

  private func color(_ half: Int, _ token: ThemeToken, _ theme: Theme) -> CellColor? {
    guard isShining, let light = theme[.fill] else { return theme[token] }
    return light.mixed(with: theme[.courtGold], Double(half) / 9)
  }

  private func each(_ body: (Int, Int) -> Void) {
    var left = 0
    for glyph in text.compactMap({ Self.glyphs[$0] }) {
      for (half, line) in glyph.enumerated() {
        for (across, dot) in line.enumerated() where dot == "#" {
          for down in 0..<scale {
            for right in 0..<scale { body((left + across) * scale + right, half * scale + down) }
          }
        }
      }
      left += (glyph.first?.count ?? 0) + 1
    }
  }

  private static let glyphs: [Character: [String]] = [
    "0": [".##.", "#..#", "#..#", "#..#", ".##."], "1": [".#", "##", ".#", ".#", ".#"],
    "2": ["###.", "...#", ".##.", "#...", "####"], "3": ["###.", "...#", ".##.", "...#", "###."],
    "4": ["#..#", "#..#", "####", "...#", "...#"], "5": ["####", "#...", "###.", "...#", "###."],
    "6": [".##.", "#...", "###.", "#..#", ".##."], "7": ["####", "...#", "..#.", ".#..", ".#.."],
    "8": [".##.", "#..#", ".##.", "#..#", ".##."], "9": [".##.", "#..#", ".###", "...#", ".##."],
    "+": ["...", ".#.", "###", ".#.", "..."], "−": ["...", "...", "###", "...", "..."],
    "-": ["...", "...", "###", "...", "..."], "\u{A0}": [".", ".", ".", ".", "."], ",": [".", ".", ".", "#", "#"],
    ".": [".", ".", ".", ".", "#"],
  ]
}
