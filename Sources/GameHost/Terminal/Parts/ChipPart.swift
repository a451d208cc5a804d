import CasinoKit

/// The sizes in which chips are drawn.
enum ChipSize {
  case large, medium, small

  var columns: Int {
    switch self {
    case .large: 11
    case .medium: 7
    case .small: 5
    }
  }

  var rows: Int {
    switch self {
    case .large: 5
    case .medium: 3
    case .small: 1
    }
  }
}

/// A chip of the rack.
struct ChipPart {
  var chip: ChipDenomination
  var size: ChipSize

  /// What is printed on it.
  var figure: String { chip == .thousand ? "1K" : String(chip.rawValue) }

  /// Draws the chip with its upper left corner at a place.
  func draw(_ canvas: inout Canvas, _ column: Int, _ row: Int) {
    guard canvas.isSolid else {
      let shown = String(repeating: " ", count: (4 - figure.count) / 2) + figure
      canvas.write(
        "(\(shown))".truncated(to: size.columns), column + (size.columns - 5) / 2, row + size.rows / 2, .line,
        bold: true)
      return
    }
    let colors = canvas.theme.chips[chip.rawValue]
    if size == .small { return drawSmall(&canvas, column, row, colors) }
    let upper = size == .medium ? Self.medium : Self.large
    for (half, line) in (upper + upper.reversed()).enumerated() {
      for (across, letter) in line.enumerated() {
        let color: CellColor? =
          switch letter {
          case "C": colors.body
          case "W": colors.mark
          case "D": colors.other
          default: nil
          }
        if let color { canvas.buffer.setPixel(column: column + across, halfRow: row * 2 + half, color) }
      }
    }
    if size == .medium { drawCorners(&canvas, column, row, colors.body) }
    canvas.write(
      figure, column + (size.columns + 1 - figure.count) / 2, row + size.rows / 2, color: colors.figure, bold: true)
  }

  private func drawSmall(_ canvas: inout Canvas, _ column: Int, _ row: Int, _ colors: Theme.Chip) {
    canvas.put("▌", column, row, colors.mark, on: colors.body)
    for across in 1...3 { canvas.put(" ", column + across, row, nil, on: colors.body) }
    canvas.put("▐", column + 4, row, colors.mark, on: colors.body)
    canvas.write(figure, column + 1 + (4 - figure.count) / 2, row, color: colors.figure, bold: true)
  }

  private func drawCorners(_ canvas: inout Canvas, _ column: Int, _ row: Int, _ body: CellColor?) {
    canvas.put("▗", column, row, over: body)
    canvas.put("▖", column + 6, row, over: body)
    canvas.put("▝", column, row + 2, over: body)
    canvas.put("▘", column + 6, row + 2, over: body)
  }

  private static let medium = [" CWCWC ", " CCCCC ", "WCCCCCW"]
  /// The upper half of a large chip: C body, W mark, D the darker body.
  static let large = ["  CCWWWCC  ", " CCCWWWCCC ", "CCCDDDDDCCC", "CCDCCCCCDCC", "WWDCCCCCDWW"]
}
