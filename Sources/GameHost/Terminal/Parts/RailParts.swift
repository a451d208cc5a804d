import CasinoKit

/// The rails beside a wide table: rules and pay tables at the left, what was played at the right.
struct RailPart {
  var sections: [RailContent.Section]
  var bankroll: [Chips] = []

  /// Draws a rail.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    canvas.fill(CellRect(column: rect.column, row: rect.row - 1, width: rect.width, height: rect.height + 1), .rail)
    let inner = CellRect(column: rect.column + 3, row: rect.row + 2, width: rect.width - 6, height: rect.height - 3)
    var row = inner.row
    for (place, section) in sections.enumerated() {
      guard row + section.lines.count + 2 <= inner.maxRow else { return }
      heading(&canvas, section.title, inner, row)
      row += 2
      for line in section.lines {
        canvas.write(line.name, inner.column, row, .railDim, within: max(0, inner.width - line.value.columns - 2))
        let token: ThemeToken = line.tone.map { BannerPart.token($0) } ?? .railText
        canvas.writeRight(line.value, before: inner.maxColumn, row, token, bold: true)
        row += 1
      }
      row += 2
      if place == 0, bankroll.count > 1, row + 10 <= inner.maxRow { row = drawBankroll(&canvas, inner, row) }
    }
  }

  private func heading(_ canvas: inout Canvas, _ text: String, _ rect: CellRect, _ row: Int) {
    let used = canvas.write(text.uppercased(), rect.column, row, .railDim, bold: true)
    let line = canvas.theme[.rail]?.mixed(with: canvas.theme[.brass], 0.3) ?? canvas.theme[.brass]
    for column in rect.column + used + 1..<rect.maxColumn { canvas.put("─", column, row, over: line) }
  }

  /// The balance after each round, above and below where it began.
  private func drawBankroll(_ canvas: inout Canvas, _ rect: CellRect, _ row: Int) -> Int {
    heading(&canvas, canvas.words.bankroll, rect, row)
    guard canvas.isSolid, let first = bankroll.first, let last = bankroll.last else { return row + 2 }
    let shown = bankroll.suffix(rect.width / 2)
    let steps = shown.map { ($0 - first).hundredths }
    let most = max(1, steps.map(\.magnitude).max() ?? 1)
    let middle = (row + 5) * 2
    for across in 0..<steps.count * 2 {
      canvas.put("▔", rect.column + across, row + 5, over: canvas.theme[.railDim])
    }
    for (place, step) in steps.enumerated() {
      let height = Int((Double(step.magnitude) / Double(most) * 6).rounded())
      for half in 0..<height {
        let at = step > 0 ? middle - 1 - half : middle + half
        let color = canvas.theme[step > 0 ? .badgeWon : .badgeLost]?.mixed(
          with: canvas.theme[step > 0 ? .win : .lose], Double(half) / 8)
        for across in 0..<2 { canvas.buffer.setPixel(column: rect.column + place * 2 + across, halfRow: at, color) }
      }
    }
    canvas.writeRight(canvas.words.figure(last), before: rect.maxColumn, row + 9, .railText, bold: true)
    return row + 12
  }
}

/// The placard of a large table: the first rules of the house.
struct PlacardPart {
  static let width = 26
  var section: RailContent.Section

  /// Draws the placard with its upper left corner at a place.
  func draw(_ canvas: inout Canvas, _ column: Int, _ row: Int) {
    let lines = section.lines.prefix(5)
    let rect = CellRect(column: column, row: row, width: Self.width, height: lines.count + 2)
    canvas.fill(rect, .rail)
    for across in rect.column..<rect.maxColumn {
      canvas.put("▔", across, rect.row, over: canvas.theme[.brass])
      canvas.put("▁", across, rect.maxRow - 1, over: canvas.theme[.brass])
    }
    for (place, line) in lines.enumerated() {
      let down = rect.row + 1 + place
      canvas.write(line.name, rect.column + 2, down, .railDim, within: max(0, rect.width - 6 - line.value.columns))
      canvas.writeRight(
        line.value.truncated(to: rect.width - 6), before: rect.maxColumn - 2, down, .railText, bold: true)
    }
    canvas.shadow(rect)
  }
}
