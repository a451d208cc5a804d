import CasinoKit

/// A stack of chips: half a row a chip, the highest value at the bottom.
struct ChipStackPart {
  var amount: Chips
  var width = 6

  /// The chips from the bottom on, at most as many as fit into some rows.
  private func chips(rows: Int) -> [ChipDenomination] { Array(ChipDenomination.stack(amount).prefix(rows * 2)) }

  /// The rows that the stack takes.
  func height(atMost rows: Int) -> Int { (chips(rows: rows).count + 1) / 2 }

  /// Draws the stack; its lowest chip lies in the lower half of a row.
  func draw(_ canvas: inout Canvas, _ column: Int, bottom: Int, atMost rows: Int) {
    guard canvas.isSolid else { return }
    for (place, chip) in chips(rows: rows).enumerated() {
      let colors = canvas.theme.chips[chip.rawValue], isOther = place % 2 == 1
      let body = isOther ? colors.other : colors.body
      let mark = isOther ? canvas.shaded(colors.mark, 0.2) : colors.mark
      for across in 0..<width {
        let isMark = across == 1 || across == width - 2
        canvas.buffer.setPixel(
          column: column + across, halfRow: bottom * 2 + 1 - place, isMark ? mark : body)
      }
    }
  }

  /// Draws the amount as small chips beside each other, at most some; the greatest first.
  /// - Returns: the columns that were used.
  func drawFlat(_ canvas: inout Canvas, _ column: Int, _ row: Int, atMost count: Int) -> Int {
    let chips = ChipDenomination.stack(amount)
    guard chips.count <= count, canvas.isSolid else { return 0 }
    for (place, chip) in chips.enumerated() {
      ChipPart(chip: chip, size: .small).draw(&canvas, column + place * 6, row)
    }
    return chips.count * 6
  }
}
