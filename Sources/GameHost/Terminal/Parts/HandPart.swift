import CasinoKit

/// A hand: its cards and, beside or around them, whose it is, what it counts and what is staked on it.
struct HandPart {
  var node: SceneNode
  var layout: TableLayout
  /// Whether it steps back because another hand is played.
  var isResting = false

  private var cards: [SceneNode] { (node.children ?? []).filter { [.card, .cardBack, .cardSlot].contains($0.role) } }
  private var isActive: Bool { node.has(.active) }
  private var isLarge: Bool { layout.card == .large }
  /// The hand's outcome in a word.
  private var outcome: String? { (node.children ?? []).first { $0.role == .badge }?.text }
  private var total: String {
    let words = [node.detail, outcome == node.detail ? nil : outcome]
    return words.compactMap(\.self).joined(separator: " ")
  }
  /// Whether no card lies here yet.
  var isEmpty: Bool { total.isEmpty && cards.allSatisfy { $0.role == .cardSlot } }

  func arrangement(width: Int, height: Int, spacedWidth: Int) -> HandArrangement {
    HandArrangement.fitting(
      cards.count, largest: layout.card, width: width, height: height, spacedWidth: spacedWidth)
  }

  // MARK: The cards

  /// Draws the cards with their shadows.
  func drawCards(_ canvas: inout Canvas, _ lie: HandArrangement, _ column: Int, _ row: Int, hasShadowBelow: Bool) {
    for (index, card) in cards.enumerated() {
      let place = lie.place(index)
      let rect = CellRect(
        column: column + place.column, row: row + place.row, width: lie.size.columns, height: lie.size.rows)
      let side: CardPart.Side =
        card.role == .cardSlot ? .slot : card.card.map { .face($0) } ?? .back
      let isFirstInRow = index % lie.perRow == 0
      let isLast = index == cards.count - 1 || (index + 1) % lie.perRow == 0
      CardPart(
        side: side, size: lie.size, isCovered: lie.isFan && !isLast, isOnCard: lie.isFan && !isFirstInRow,
        dimming: isResting ? canvas.theme.card.rest : 0, felt: canvas.deepFelt
      ).draw(&canvas, rect.column, rect.row)
      if side != .slot, lie.size != .text {
        canvas.shadow(rect, isBelow: hasShadowBelow && rect.maxRow == row + lie.height)
      }
      canvas.note(card.id, rect)
      if card.has(.active) { canvas.write("▲", rect.column + rect.width / 2, rect.maxRow, .gold, bold: true) }
    }
  }

  // MARK: Beside the cards

  /// Draws the hand with its words at one side.
  /// - Parameters:
  ///   - rect: the row of the felt.
  ///   - reserved: columns that stay free at the right.
  /// - Returns: the columns that the cards take.
  @discardableResult
  func drawSide(_ canvas: inout Canvas, _ rect: CellRect, isFirst: Bool, isFramed: Bool, right: Int, reserved: Int)
    -> Int
  {
    let height = layout.card.rows, row = rect.row + (isFramed ? 1 : 0)
    let column = self.column(right: right)
    let lie = arrangement(
      width: max(layout.card.columns, right - column), height: max(height, isFramed ? rect.height - 2 : rect.height),
      spacedWidth: max(2 * layout.card.columns + 1, right - column - reserved))
    if isFramed, isActive {
      let frame = CellRect(column: column - 2, row: rect.row, width: lie.width + 4, height: rect.height)
      canvas.frame(frame, .gold, heavy: !canvas.isSolid)
    }
    drawCards(&canvas, lie, column, row, hasShadowBelow: !(isFramed && isActive))
    let edge = column - (isFirst && !isLarge ? 3 : 4)
    drawWords(&canvas, before: edge, row: row, rows: max(height, 2), isFirst: isFirst || !isFramed)
    canvas.note(node.id, CellRect(column: column, row: row, width: lie.width, height: lie.height))
    return lie.width
  }

  /// Where the cards begin: a long hand moves to the left, if that lets it keep its size.
  private func column(right: Int) -> Int {
    let usual = layout.cardColumn
    let fan = layout.card.columns + layout.card.fanStep * (cards.count - 1)
    guard usual + fan > right, layout.card != .text else { return usual }
    let least = layout.felt.column + (layout.felt.width < 80 ? 18 : 24)
    return right - fan >= least ? right - fan : usual
  }

  /// Who, total and stake, right-aligned before a column.
  private func drawWords(_ canvas: inout Canvas, before edge: Int, row: Int, rows: Int, isFirst: Bool) {
    let lead = rows >= 9 ? (isFirst && node.amount == nil ? 2 : 1) : rows >= 5 && isFirst ? 1 : 0
    let who = node.amount == nil ? (node.text ?? "").uppercased() : node.text ?? ""
    let isPlayed = isActive || node.amount != nil
    canvas.writeRight(
      rows >= 3 ? (node.amount != nil ? who.uppercased() : who) : who, before: edge, row + lead,
      isPlayed ? .text : .textSecond, bold: isPlayed)
    let isGrand = layout.scale == .large && rows >= 5
    if !total.isEmpty { drawTotal(&canvas, before: edge, row: row + lead + 1, isLarge: rows >= 9 || isGrand) }
    if let stake = node.amount, rows >= 3 {
      drawStake(
        &canvas, stake, before: edge, row: row + rows - 1,
        above: rows - lead - (rows < 9 ? (isGrand ? 4 : 2) : layout.size == .rich ? 7 : 5))
    } else if let stake = node.amount {
      canvas.writeRight(canvas.words.figure(stake), before: edge - who.columns - 2, row + lead, .text, bold: true)
    }
  }

  private func drawTotal(_ canvas: inout Canvas, before edge: Int, row: Int, isLarge: Bool) {
    let parts = TotalText(total)
    if isLarge, outcome == nil, DigitsPart.canDraw(parts.figure), canvas.isSolid {
      let digits = DigitsPart(text: parts.figure, isDoubled: layout.size == .rich)
      let color: ThemeToken = isActive ? .gold : .text
      canvas.note(
        node.id + ".total", CellRect(column: edge - digits.width, row: row, width: digits.width, height: digits.height))
      digits.draw(&canvas, edge - digits.width, row, color)
      canvas.writeRight(parts.word, before: edge - digits.width - 2, row + digits.height / 2, color, bold: true)
      return
    }
    let badge = BadgePart(text: total, tone: node.tone, isLit: isActive)
    badge.draw(&canvas, edge - badge.width, row)
    note(&canvas, badge, edge - badge.width, row)
  }

  private func note(_ canvas: inout Canvas, _ badge: BadgePart, _ column: Int, _ row: Int) {
    canvas.note(node.id + ".total", CellRect(column: column, row: row, width: badge.width, height: 1))
  }

  private func drawStake(_ canvas: inout Canvas, _ stake: Chips, before edge: Int, row: Int, above: Int) {
    guard stake > .zero else { return }
    let figure = canvas.words.figure(stake)
    guard canvas.isSolid else {
      canvas.writeRight(figure, before: edge, row, .text, bold: true)
      return
    }
    let width = isLarge ? 8 : 6
    if layout.scale == .large, isLarge, DigitsPart.canDraw(figure) {
      let digits = DigitsPart(text: figure)
      digits.draw(&canvas, edge - width - 3 - digits.width, row - 2, .text)
      ChipStackPart(amount: stake, width: width).draw(&canvas, edge - width, bottom: row, atMost: max(1, above))
      canvas.note(node.id + ".stake", CellRect(column: edge - width, row: row, width: width, height: 1))
      return
    }
    canvas.clearDots(edge - width - figure.columns - 4, edge + 2, row)
    ChipStackPart(amount: stake, width: width).draw(&canvas, edge - width, bottom: row, atMost: max(1, above))
    canvas.writeRight(figure, before: edge - width - (isLarge ? 2 : 1), row, .text, bold: true)
    canvas.note(node.id + ".stake", CellRect(column: edge - width, row: row, width: width, height: 1))
  }

  // MARK: In a column

  /// The box around the cards in the middle of a rectangle, where they lie side by side.
  func box(in rect: CellRect) -> CellRect {
    let spaced = cards.count * (layout.card.columns + 1) - 1
    return rect.inset(columns: max(0, (rect.width - max(spaced, total.columns + 8) - 8) / 2))
  }

  /// Draws the hand in a column of its own: its name above, its total below, then its stake.
  func drawColumn(_ canvas: inout Canvas, _ rect: CellRect, isResult: Bool, maySpread: Bool, isWaiting: Bool) {
    let foot = isResult ? 1 : 3
    let cardRows = rect.height - 1 - foot - (isResult ? 0 : 1)
    let box = CellRect(column: rect.column, row: rect.row, width: rect.width, height: rect.height - (isResult ? 0 : 2))
    let lie = arrangement(
      width: rect.width - 2, height: cardRows + (isResult ? 0 : 1), spacedWidth: maySpread ? rect.width - 6 : 0)
    if isActive { canvas.frame(box, .gold, heavy: !canvas.isSolid) }
    let name = (node.text ?? "") + (isWaiting ? " \(canvas.words.waiting)" : "")
    if isActive {
      let titles = ["▼ \(name) ▼", "▼ \(name)", name]
      let title = titles.first { $0.columns <= box.width - 4 } ?? name
      canvas.caption(title, in: box, row: box.row, .gold, bold: true)
    } else {
      let shown = name.truncated(to: rect.width)
      canvas.write(shown, rect.column + (rect.width - shown.columns) / 2, box.row, .textSecond)
    }
    let column = rect.column + (rect.width - lie.width) / 2
    drawCards(&canvas, lie, column, rect.row + 1, hasShadowBelow: lie.height < cardRows + 1)
    canvas.note(node.id, CellRect(column: column, row: rect.row + 1, width: lie.width, height: lie.height))
    let badge = BadgePart(text: total, tone: node.tone, isLit: isActive)
    if !total.isEmpty {
      let start = rect.column + max(0, (rect.width - badge.width) / 2)
      badge.draw(&canvas, start, box.maxRow - 1)
      note(&canvas, badge, start, box.maxRow - 1)
    }
    if !isResult, let stake = node.amount { drawFlatStake(&canvas, stake, rect) }
  }

  private func drawFlatStake(_ canvas: inout Canvas, _ stake: Chips, _ rect: CellRect) {
    let figure = canvas.words.figure(stake), row = rect.maxRow - 1
    let most = max(0, min(2, (rect.width - figure.columns - 1) / 6))
    let chips = ChipDenomination.stack(stake).count
    let used = chips <= most && canvas.isSolid ? chips * 6 : 0
    let column = rect.column + max(0, (rect.width - used - figure.columns) / 2)
    _ = ChipStackPart(amount: stake).drawFlat(&canvas, column, row, atMost: most)
    canvas.write(figure, column + used, row, .text, bold: true)
    canvas.note(node.id + ".stake", CellRect(column: column, row: row, width: used + figure.columns, height: 1))
  }

  // MARK: Two hands with their results

  /// Draws the hand with its words at its outer side, as two hands lie beside the result.
  func drawHalf(_ canvas: inout Canvas, _ rect: CellRect, isRight: Bool) {
    let badge = BadgePart(text: total, tone: node.tone)
    let words = max(badge.width, node.text?.columns ?? 0)
    let lie = arrangement(
      width: max(layout.card.columns, rect.width - words - 6), height: rect.height, spacedWidth: rect.width - words - 8)
    let whole = words + 2 + lie.width
    let start = rect.column + max(0, (rect.width - whole) / 2)
    let column = isRight ? start : start + words + 2
    drawCards(&canvas, lie, column, rect.row, hasShadowBelow: true)
    canvas.note(node.id, CellRect(column: column, row: rect.row, width: lie.width, height: lie.height))
    let row = rect.row + min(1, rect.height - 2)
    if isRight {
      canvas.write(node.text ?? "", column + lie.width + 3, row, .textSecond)
      badge.draw(&canvas, column + lie.width + 2, row + 1)
      note(&canvas, badge, column + lie.width + 2, row + 1)
    } else {
      canvas.writeRight(node.text ?? "", before: column - 2, row, .textSecond)
      badge.draw(&canvas, column - 2 - badge.width, row + 1)
      note(&canvas, badge, column - 2 - badge.width, row + 1)
    }
  }
}
