import CasinoKit

/// The band that says what a round brought: the sum at the left, the receipt of every bet at the right.
struct BannerPart {
  var node: SceneNode
  var layout: TableLayout
  var isBigWin: Bool

  private struct Line {
    var name: String
    var detail: String
    var stake: Chips?
    var net: Chips
    var tone: Tone?
  }

  private var lines: [Line] {
    (node.children ?? []).filter { $0.role == .receipt }.map { receipt in
      let stake = (receipt.children ?? []).first { $0.role == .chipStack }?.amount
      return Line(
        name: receipt.text ?? "", detail: receipt.detail ?? "", stake: stake, net: receipt.amount ?? .zero,
        tone: receipt.tone)
    }
  }

  static func token(_ tone: Tone?) -> ThemeToken {
    switch tone {
    case .win?: .win
    case .lose?: .lose
    default: .push
    }
  }

  /// Draws the band over the whole width.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    canvas.fill(rect, .band)
    if !canvas.isSolid { canvas.buffer.fill(rect, Cell.blank) }
    for column in rect.column..<rect.maxColumn {
      canvas.put(canvas.isASCII ? "=" : canvas.isSolid ? "▔" : "─", column, rect.row, over: canvas.theme[.gold])
      canvas.put(canvas.isASCII ? "=" : canvas.isSolid ? "▁" : "─", column, rect.maxRow - 1, over: canvas.theme[.gold])
    }
    let inner = CellRect(column: rect.column + 5, row: rect.row + 1, width: rect.width - 9, height: rect.height - 2)
    let sum = DigitsPart(text: canvas.words.figure(node.amount ?? .zero, signed: true)).width
    let receipt = min(max(30, inner.width - sum - 2), layout.size.isLarge ? 50 : 47)
    drawSum(
      &canvas, CellRect(column: inner.column, row: inner.row, width: inner.width - receipt - 2, height: inner.height))
    drawReceipt(
      &canvas, CellRect(column: inner.maxColumn - receipt, row: inner.row, width: receipt, height: inner.height))
    canvas.note(node.id, rect)
  }

  private func drawSum(_ canvas: inout Canvas, _ rect: CellRect) {
    let figure = canvas.words.figure(node.amount ?? .zero, signed: true)
    var digits = DigitsPart(text: figure)
    let doubled = DigitsPart(text: figure, isDoubled: true, isShining: true)
    if isBigWin, canvas.isSolid, doubled.width + 2 <= rect.width, rect.height >= 8 { digits = doubled }
    let height = 1 + digits.height
    let row = rect.row + max(0, (rect.height - height) / 2)
    canvas.write((node.text ?? "").uppercased(), rect.column, row, .text, bold: true, within: rect.width)
    if DigitsPart.canDraw(figure), digits.width <= rect.width {
      digits.draw(&canvas, rect.column, row + 1, Self.token(node.tone))
      canvas.note(
        node.id + ".sum", CellRect(column: rect.column, row: row + 1, width: rect.width, height: digits.height))
    } else {
      canvas.write(figure, rect.column, row + 2, Self.token(node.tone), bold: true)
    }
  }

  private func drawReceipt(_ canvas: inout Canvas, _ rect: CellRect) {
    let lines = self.lines
    let isAiry = rect.height >= lines.count + 6
    let needed = lines.count + 1 + (isAiry ? 4 : 0)
    var row = rect.row + max(0, (rect.height - needed) / 2)
    let share = rect.width < 40 ? rect.width / 3 : rect.width / 2
    let stakes = lines.compactMap { $0.stake.map { canvas.words.figure($0).columns } }.max() ?? 0
    // Names have some air, unless an outcome needs it.
    let air = rect.width - (lines.map(\.detail.columns).max() ?? 0) - stakes - 13
    let name = min(share, max(min(12, air), lines.map(\.name.columns).max() ?? 0)) + 2
    if isAiry {
      canvas.write(canvas.words.bet, rect.column, row, .textSecond)
      canvas.writeRight(canvas.words.stake, before: rect.maxColumn - 10, row, .textSecond)
      canvas.writeRight(canvas.words.result, before: rect.maxColumn, row, .textSecond)
      row += 2
    }
    let shown = lines.prefix(max(0, rect.maxRow - row - 1))
    for line in shown {
      canvas.write(line.name, rect.column, row, .text, bold: true, within: name - 1)
      let detail = rect.width - name - 10 - (line.stake.map { canvas.words.figure($0).columns } ?? 0) - 1
      canvas.write(line.detail, rect.column + name, row, .textSecond, within: max(0, detail))
      if let stake = line.stake {
        canvas.writeRight(canvas.words.figure(stake), before: rect.maxColumn - 10, row, .textSecond)
      }
      canvas.writeRight(
        canvas.words.figure(line.net, signed: true), before: rect.maxColumn, row, Self.token(line.tone), bold: true)
      row += 1
    }
    if isAiry {
      for column in rect.column..<rect.maxColumn { canvas.put("─", column, row, over: canvas.theme[.line]) }
      row += 1
    }
    drawTotal(&canvas, rect, row, lines)
  }

  private func drawTotal(_ canvas: inout Canvas, _ rect: CellRect, _ row: Int, _ lines: [Line]) {
    canvas.write(canvas.words.total, rect.column, row, .text, bold: true)
    let stakes = lines.compactMap(\.stake).reduce(Chips.zero, +)
    if stakes > .zero {
      canvas.writeRight(canvas.words.figure(stakes), before: rect.maxColumn - 10, row, .text, bold: true)
    }
    canvas.writeRight(
      canvas.words.figure(node.amount ?? .zero, signed: true), before: rect.maxColumn, row, Self.token(node.tone),
      bold: true)
  }
}
