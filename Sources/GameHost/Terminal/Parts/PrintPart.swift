import CasinoKit

/// What is printed on the felt, along the arc.
struct PrintPart {
  var texts: [String]
  var layout: TableLayout
  /// The rows of the print.
  var rect: CellRect

  /// The row of the arc's middle.
  static func row(_ rect: CellRect, _ layout: TableLayout) -> Int {
    switch layout.size {
    case .small: rect.row + (rect.height - 1) / 2
    case .regular: rect.row + (rect.height >= 5 ? 3 : max(0, rect.height - 2))
    case .large, .rich: rect.row + max(1, min(rect.height - 3, rect.height / 2))
    }
  }

  /// Draws the print.
  func draw(_ canvas: inout Canvas, _ felt: FeltPart) {
    guard let first = texts.first, let row = felt.printRow else { return }
    let letters = first.uppercased()
    if layout.size.isLarge, canvas.isSolid, letters.columns * 3 < rect.width - 24 {
      drawSpaced(&canvas, letters, felt)
    } else {
      let column = rect.column + (rect.width - letters.columns) / 2
      canvas.write(letters, column, row, .print, bold: true)
      if rect.height >= 3 { drawSuits(&canvas, felt, beside: letters.columns) }
    }
    if layout.size.isLarge, texts.count > 1 {
      let line = texts[1]
      let last = min(row + 3, rect.maxRow - 1)
      canvas.write(line, rect.column + (rect.width - line.columns) / 2, last, .textSecond)
    }
  }

  private func drawSpaced(_ canvas: inout Canvas, _ letters: String, _ felt: FeltPart) {
    let start = rect.column + (rect.width - letters.columns * 3 + 3) / 2
    for (place, letter) in letters.enumerated() where letter != " " {
      let column = start + place * 3
      canvas.write(String(letter), column, felt.printRow(at: column), .print, bold: true)
    }
  }

  private func drawSuits(_ canvas: inout Canvas, _ felt: FeltPart, beside width: Int) {
    let suits: [Character] = ["♦", "♠", "♥"]
    for (place, suit) in suits.enumerated() {
      let offset = width / 2 + 4 + place * 4
      let left = rect.column + rect.width / 2 - 1 - offset, right = rect.column + rect.width / 2 + offset
      guard left > rect.column + 8 else { return }
      for column in [left, right] {
        let row = canvas.isSolid ? felt.printRow(at: column) : (felt.printRow ?? 0) - place
        let mixed = canvas.ground(column, row)?.rgb.flatMap { ground in
          canvas.theme[.print]?.rgb.map { CellColor.rgb(ground.mixed(with: $0, 0.62)) }
        }
        let color = mixed ?? canvas.theme[.print]
        canvas.write(canvas.isASCII ? "*" : String(suit), column, row, color: color)
      }
    }
  }
}
