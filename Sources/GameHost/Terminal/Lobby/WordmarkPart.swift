import CasinoKit

/// The name of the house in large letters.
struct WordmarkPart {
  /// Whether it is twice as large and throws a shade.
  var isDoubled: Bool

  /// The columns that it takes.
  static let width = 27

  private static let name = "CASINO"
  private static let glyphs: [[String]] = [
    [".###", "#...", "#...", "#...", ".###"], [".##.", "#..#", "####", "#..#", "#..#"],
    [".###", "#...", ".##.", "...#", "###."], ["#", "#", "#", "#", "#"],
    ["#...#", "##..#", "#.#.#", "#..##", "#...#"], [".##.", "#..#", "#..#", "#..#", ".##."],
  ]

  /// Draws the name; its letters begin with the upper half of a row, doubled with the lower half.
  func draw(_ canvas: inout Canvas, _ column: Int, _ row: Int) {
    guard canvas.isSolid else {
      let spaced = Self.name.map(String.init).joined(separator: " ")
      canvas.write(spaced, column, row + (isDoubled ? 2 : 1), .gold, bold: true)
      return
    }
    let top = row * 2 + (isDoubled ? 1 : 0)
    if isDoubled {
      let isBright = canvas.theme.lobby.hall?.rgb.map { $0.luminance > 0.5 } ?? false
      each { across, half in
        let ground = canvas.buffer.pixel(column: column + across + 1, halfRow: top + half + 1)
        canvas.buffer.setPixel(
          column: column + across + 1, halfRow: top + half + 1,
          ground?.mixed(with: CellColor(0x4A2E08), isBright ? 0.3 : 0.8))
      }
    }
    let last = Double(isDoubled ? 9 : 4)
    each { across, half in
      let color = canvas.theme[.fill]?.mixed(with: CellColor(0xD18A2A), Double(half) / last)
      canvas.buffer.setPixel(column: column + across, halfRow: top + half, color)
    }
  }

  private func each(_ body: (Int, Int) -> Void) {
    let scale = isDoubled ? 2 : 1
    var left = 0
    for glyph in Self.glyphs {
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
}
