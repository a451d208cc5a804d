import CasinoKit

/// The end of the chips, with a way on.
struct GameOverPart {
  var node: SceneNode
  var screen: CellRect

  /// Draws the panel in the middle of the dimmed table.
  func draw(_ canvas: inout Canvas) {
    let width = min(screen.width - 8, 56)
    let lines = TextWrap.lines(node.label ?? "", width: width - 8)
    let height = min(screen.height - 2, lines.count + 10)
    let box = CellRect(
      column: (screen.width - width) / 2, row: (screen.height - height) / 2, width: width, height: height)
    canvas.cover()
    if canvas.isSolid {
      canvas.buffer.dim(under: canvas.theme.veil.color, canvas.theme.veil.share)
      canvas.shadow(box)
      canvas.fill(box, .sheet)
      for column in box.column..<box.maxColumn { canvas.put("▔", column, box.row, over: canvas.theme[.gold]) }
    } else {
      canvas.buffer.fill(box, Cell.blank)
      canvas.frame(box, .gold, heavy: true)
    }
    let title = (node.text ?? "").uppercased()
    canvas.write(title, middle(title), box.row + 2, .sheetText, bold: true)
    for (place, line) in lines.prefix(max(0, height - 9)).enumerated() {
      canvas.write(line, middle(line), box.row + 4 + place, .sheetDim)
    }
    drawWayOn(&canvas, box)
  }

  private func middle(_ text: String) -> Int { (screen.width - text.columns) / 2 }

  private func drawWayOn(_ canvas: inout Canvas, _ box: CellRect) {
    guard let action = node.action else { return }
    let key = action.key ?? "Enter"
    let width = key.columns + action.title.columns + 8, row = box.maxRow - 5
    let rect = CellRect(column: (screen.width - width) / 2, row: row, width: width, height: 3)
    canvas.tallBlock(rect, canvas.theme[.fill])
    if canvas.isSolid {
      canvas.fill(CellRect(column: rect.column + 1, row: row + 1, width: key.columns + 2, height: 1), .fillKey)
    }
    canvas.write(key, rect.column + 2, row + 1, .fillInk, bold: true)
    canvas.write(action.title, rect.column + key.columns + 5, row + 1, .fillInk, bold: true)
    canvas.hit(rect, node: node.id, action: action.id)
    canvas.focusable(node.id)
    drawLeave(&canvas, box.maxRow - 2)
  }

  private func drawLeave(_ canvas: inout Canvas, _ row: Int) {
    guard let action = (node.children ?? []).lazy.compactMap(\.action).first, let key = action.key else { return }
    let word = canvas.words.quiet(action.title)
    let start = middle("\(key) \(word)"), width = key.columns + 1 + word.columns
    canvas.write(key, start, row, .sheetText, bold: true)
    canvas.write(word, start + key.columns + 1, row, .sheetDim)
    canvas.hit(CellRect(column: start, row: row, width: width, height: 1), node: action.id, action: action.id)
  }
}

/// A window that is too small for the table.
struct TooSmallPart {
  var plan: TablePlan
  var screen: CellRect

  /// Says what is needed, and that nothing is lost.
  func draw(_ canvas: inout Canvas) {
    FeltPart(
      rect: screen, light: Point(column: screen.width / 2, row: screen.height / 2), size: .small, hasEdge: false
    ).draw(&canvas)
    let least = SizeClass.least
    var lines: [(String, ThemeToken, Bool)] = [
      (canvas.words.needs(least.columns, least.rows), .text, true),
      (canvas.words.window(screen.width, screen.height), .textSecond, false),
    ]
    if !plan.isBetweenRounds {
      lines += [("", .text, false), (canvas.words.waits, .textSecond, false)]
    }
    let isRoomy = screen.height >= lines.count + 4
    var row = max(0, (screen.height - lines.count - (isRoomy ? 2 : 0)) / 2)
    row += screen.height >= 12 ? drawCards(&canvas, above: row) : 0
    for (text, token, isBold) in lines where row < screen.height {
      for part in TextWrap.lines(text, width: max(1, screen.width - 2)) {
        canvas.write(part, max(0, (screen.width - part.columns) / 2), row, token, bold: isBold)
        row += 1
      }
    }
    let key = "Q", word = canvas.words.quiet(canvas.words.leaveTable)
    row = min(screen.height - 1, row + (isRoomy ? 1 : 0))
    let start = max(0, (screen.width - word.columns - 2) / 2)
    canvas.write(key, start, row, .gold, bold: true)
    canvas.write(word, start + 2, row, .textSecond, within: max(0, screen.width - start - 2))
    canvas.hit(
      CellRect(column: start, row: row, width: word.columns + 2, height: 1), node: HostAction.leave,
      action: HostAction.leave)
  }

  /// The last hand in small cards, which says what this is.
  private func drawCards(_ canvas: inout Canvas, above row: Int) -> Int {
    guard case .hands(let hands)? = plan.rows.last(where: { if case .hands = $0 { true } else { false } }) else {
      return 0
    }
    let hand = hands.first { $0.has(.active) } ?? hands[0]
    let cards = (hand.children ?? []).filter { $0.role == .card || $0.role == .cardBack }
    let step = cards.count > 4 ? 4 : 7
    let width = 5 + step * max(0, cards.count - 1)
    guard !cards.isEmpty, width < screen.width - 2 else { return 0 }
    var column = (screen.width - width) / 2
    for (place, card) in cards.enumerated() {
      let rect = CellRect(column: column, row: row - 3, width: 5, height: 3)
      CardPart(
        side: card.card.map { .face($0) } ?? .back, size: .small, isCovered: step == 4 && place < cards.count - 1,
        isOnCard: step == 4 && place > 0
      ).draw(&canvas, rect.column, rect.row)
      canvas.shadow(rect)
      column += step
    }
    return 2
  }
}
