import CasinoKit

/// Draws the bands of a table, from the bar to the keys.
struct TableDrawing {
  let plan: TablePlan
  let layout: TableLayout
  let felt: FeltPart

  private var isResult: Bool { plan.banner != nil }

  /// Draws everything that lies on the felt and its rails.
  func draw(_ canvas: inout Canvas) {
    let bar = TopBarPart(node: plan.topBar, layout: layout)
    drawRails(&canvas)
    bar.draw(&canvas)
    if let column = layout.shoeColumn, let first = layout[.row(0)], plan.topBar != nil,
      first.height >= layout.card.rows, !plan.hasDuel
    {
      ShoePart(size: layout.card, share: bar.shoeShare).draw(&canvas, column, first.row)
    }
    for (index, row) in plan.rows.enumerated() {
      guard let rect = layout[.row(index)] else { continue }
      draw(row, index, &canvas, rect)
    }
    if let rect = layout[.print] { PrintPart(texts: plan.prints, layout: layout, rect: rect).draw(&canvas, felt) }
    if let rect = layout[.talk] { drawCall(&canvas, rect) }
    if let banner = plan.banner, let rect = layout[.banner] {
      BannerPart(node: banner, layout: layout, isBigWin: plan.isBigWin).draw(&canvas, rect)
    }
    ActionDrawing(plan: plan, layout: layout, words: canvas.options.words).draw(&canvas)
  }

  private func drawRails(_ canvas: inout Canvas) {
    let content = canvas.options.rail
    if let rect = layout.leftRail { RailPart(sections: content.left).draw(&canvas, rect) }
    if let rect = layout.rightRail {
      RailPart(sections: content.right, bankroll: content.bankroll).draw(&canvas, rect)
    }
    if layout.size == .large, layout.card == .large, canvas.isSolid, !plan.hasDuel, let section = content.left.first,
      let first = layout[.row(0)], !plan.hasSoleHand
    {
      PlacardPart(section: section).draw(&canvas, 4, first.row)
    }
  }

  private func draw(_ row: TablePlan.Row, _ index: Int, _ canvas: inout Canvas, _ rect: CellRect) {
    switch row {
    case .hands(let hands) where row.isDuel: DuelPart(hands: hands, layout: layout).draw(&canvas, rect)
    case .grids(let grids, _): GridRowPart(nodes: grids).draw(&canvas, rect)
    case .hands(let hands): draw(hands: hands, index, &canvas, rect)
    case .zones(let zones): draw(zones: zones, &canvas, rect)
    case .lines(let lines): LinesPart(nodes: lines).draw(&canvas, rect)
    }
  }

  // MARK: Hands

  private func draw(hands: [SceneNode], _ index: Int, _ canvas: inout Canvas, _ rect: CellRect) {
    let parts = hands.map { HandPart(node: $0, layout: layout) }
    if plan.isInColumns(hands) { return drawColumns(parts, &canvas, rect) }
    if parts.count == 2 {
      let half = rect.width / 2
      parts[0].drawHalf(
        &canvas, CellRect(column: rect.column, row: rect.row, width: half, height: rect.height), isRight: false)
      parts[1].drawHalf(
        &canvas, CellRect(column: rect.column + half, row: rect.row, width: rect.width - half, height: rect.height),
        isRight: true)
      return
    }
    let isFirst = index == 0
    let right = isFirst ? (layout.shoeColumn ?? layout.felt.maxColumn) - 2 : layout.felt.maxColumn - 3
    let talks = !isFirst && !isResult
    let width = parts[0].drawSide(
      &canvas, rect, isFirst: isFirst, isFramed: !isFirst && !isResult, right: right,
      reserved: talks ? (layout.card == .large ? 30 : 18) : 0)
    if isFirst, plan.takesBets, plan.handRows == 1 {
      drawPrompt(&canvas, rect, below: canvas.places[parts[0].node.id + ".total"])
    } else if talks {
      drawTalk(&canvas, rect, after: width)
    }
  }

  private func drawColumns(_ parts: [HandPart], _ canvas: inout Canvas, _ rect: CellRect) {
    let active = parts.firstIndex { $0.node.has(.active) }
    for (place, part) in parts.enumerated() {
      var part = part
      part.isResting = active != nil && active != place
      let column = Self.column(place, of: parts.count, in: rect)
      part.drawColumn(
        &canvas, plan.hasSoleHand ? part.box(in: column) : column, isResult: isResult, maySpread: parts.count < 3,
        isWaiting: active.map { place > $0 } ?? false)
    }
  }

  /// The box of a column beside others of the same width.
  static func column(_ place: Int, of count: Int, in rect: CellRect) -> CellRect {
    let gap = 1, width = min(count == 1 ? rect.width : 40, (rect.width - 2 - gap * (count - 1)) / count)
    let start = rect.column + (rect.width - width * count - gap * (count - 1)) / 2
    return CellRect(column: start + place * (width + gap), row: rect.row, width: width, height: rect.height)
  }

  // MARK: Zones

  private func draw(zones: [SceneNode], _ canvas: inout Canvas, _ rect: CellRect) {
    let middle = zones.count % 2 == 1 && !plan.hasDuel ? zones.count / 2 : nil
    let main = zones.firstIndex { $0.has(.active) } ?? middle
    let focused = zones.firstIndex { $0.id == canvas.focus }
    for (place, box) in ZonePart.boxes(zones, main: main, in: rect).enumerated() {
      ZonePart(
        node: zones[place], isChosen: place == focused ?? main, isMain: place == main,
        isGrand: layout.scale == .large
      ).draw(&canvas, box)
    }
  }

  // MARK: Talk

  private func lines(_ canvas: Canvas) -> [String] {
    var lines = canvas.options.said
    if let talk = plan.talk?.text, !talk.isEmpty, lines.last != talk { lines.append(talk) }
    return lines
  }

  /// What is asked of the player, below the dealer's name.
  private func drawPrompt(_ canvas: inout Canvas, _ rect: CellRect, below total: CellRect?) {
    guard let prompt = plan.talk?.text, rect.height >= 3 else { return }
    let isLarge = layout.card == .large
    let edge = layout.cardColumn - (isLarge ? 4 : 3)
    let row = total?.maxRow ?? rect.row + (isLarge ? 3 : rect.height >= 5 ? 2 : 1)
    let isPlacarded = layout.size == .large && !canvas.options.rail.left.isEmpty
    let room = edge - layout.felt.column - 1 - (isPlacarded ? PlacardPart.width + 4 : 0)
    for (place, line) in TextWrap.lines(prompt, width: room).enumerated() where row + place < rect.maxRow {
      canvas.writeRight(line, before: edge, row + place, .text)
    }
  }

  /// What the dealer said last, or asks, in the middle of a line.
  private func drawCall(_ canvas: inout Canvas, _ rect: CellRect) {
    guard let line = lines(canvas).last else { return }
    let shown = line.truncated(to: rect.width - 4)
    canvas.write(shown, rect.column + (rect.width - shown.columns) / 2, rect.row, .text)
  }

  private func drawTalk(_ canvas: inout Canvas, _ rect: CellRect, after cards: Int) {
    let column = layout.talkColumn(afterCards: cards)
    let top = rect.row + 1, width = min(40, layout.felt.maxColumn - 2 - column)
    TalkPart(lines: lines(canvas)).draw(
      &canvas, CellRect(column: column, row: top, width: width, height: max(0, rect.height - 3)))
  }
}
