import CasinoKit

/// Draws a scene into cells. It knows roles and sizes; it knows no game.
struct TableRenderer {
  let theme: Theme
  let size: (columns: Int, rows: Int)
  let options: RenderOptions

  /// Makes a renderer.
  /// - Parameters:
  ///   - theme: the colours.
  ///   - size: the window.
  ///   - options: what else the drawing depends on.
  init(theme: Theme, size: (columns: Int, rows: Int), options: RenderOptions = RenderOptions()) {
    self.theme = theme
    self.size = (max(1, size.columns), max(1, size.rows))
    self.options = options
  }

  /// Draws a scene.
  /// - Parameter focus: the part that has the focus, by its id; nil where none has.
  func render(_ scene: Scene, focus: String?) -> RenderedTable {
    var plan = TablePlan(scene)
    plan.choose(isBannerClosed: options.isBannerClosed)
    var canvas = Canvas(size: size, theme: theme, options: options, focus: focus)
    canvas.felt = canvas.theme.felt(CasinoDesign.Palette.Felt(rawValue: plan.felt) ?? .green)
    let screen = canvas.buffer.bounds
    guard let sizeClass = SizeClass(columns: size.columns, rows: size.rows) else {
      TooSmallPart(plan: plan, screen: screen).draw(&canvas)
      return table(canvas, card: .small, ground: canvas.buffer)
    }
    let layout = TableLayout(
      plan, columns: size.columns, rows: size.rows, size: sizeClass, isSolid: canvas.isSolid,
      scale: options.scale)
    let felt = drawFelt(&canvas, plan, layout)
    let ground = canvas.buffer
    TableDrawing(plan: plan, layout: layout, felt: felt).draw(&canvas)
    drawOverlays(&canvas, plan, layout)
    return table(canvas, card: layout.card, ground: ground)
  }

  private func drawFelt(_ canvas: inout Canvas, _ plan: TablePlan, _ layout: TableLayout) -> FeltPart {
    let rect = CellRect(
      column: layout.felt.column, row: layout.barRows, width: layout.felt.width,
      height: size.rows - 1 - layout.barRows)
    let light = Point(
      column: plan.activeColumn(layout) ?? rect.column + rect.width / 2, row: rect.row + rect.height / 2)
    var felt = FeltPart(rect: rect, light: light, size: layout.size)
    felt.hasEdge = layout.size > .small
    if let print = layout[.print] { felt.printRow = PrintPart.row(print, layout) }
    felt.draw(&canvas)
    return felt
  }

  private func drawOverlays(_ canvas: inout Canvas, _ plan: TablePlan, _ layout: TableLayout) {
    if let tooltip = plan.tooltip { drawTooltip(&canvas, tooltip, layout) }
    if let sheet = plan.sheet {
      SheetPart(
        node: sheet, game: plan.topBar?.text ?? "", screen: layout.screen, isLarge: layout.size.isLarge,
        isDense: options.scale == .compact
      ).draw(&canvas)
    } else if let gameOver = plan.gameOver {
      GameOverPart(node: gameOver, screen: layout.screen).draw(&canvas)
    }
    if let odds = options.odds {
      SheetPart(
        node: odds.node, game: plan.topBar?.text ?? "", screen: layout.screen, isLarge: layout.size.isLarge,
        isDense: options.scale == .compact
      ).draw(&canvas)
    }
    if let work = options.work, work.isOpen { WorkPart(work: work, screen: layout.screen).draw(&canvas) }
  }

  private func drawTooltip(_ canvas: inout Canvas, _ node: SceneNode, _ layout: TableLayout) {
    let name = node.target ?? ""
    let target = canvas.places[name] ?? canvas.hits.last { $0.action == name }?.rect ?? layout[.actions] ?? layout.felt
    // Parts that hold others are as large as the table: what lies in them counts.
    let others = canvas.places.filter { $0.value.width * $0.value.height < 400 }.map { name, rect in
      (rect: rect, weight: name.hasPrefix("hand.") || name.hasSuffix(".stake") ? 6 : 1)
    }
    TooltipPart(node: node, target: target, others: others).draw(&canvas)
  }

  private func table(_ canvas: Canvas, card: CardSize, ground: CellBuffer) -> RenderedTable {
    let bare = zip(canvas.buffer.cells, ground.cells).map { shown, felt in
      shown.style.background == felt.style.background && (shown.glyph == .space || shown.glyph == FeltPart.dotGlyph)
    }
    return RenderedTable(
      buffer: canvas.buffer, hits: canvas.hits, focusOrder: canvas.focusOrder, places: canvas.places, bareFelt: bare,
      scrollLimit: canvas.scrollLimit, cardSize: card, words: canvas.words)
  }
}

extension TablePlan {
  /// The middle of the active hand, where hands stand in columns.
  func activeColumn(_ layout: TableLayout) -> Int? {
    for row in rows {
      guard case .hands(let hands) = row, !row.isDuel, hands.count > 1, isInColumns(hands),
        let active = hands.firstIndex(where: { $0.has(.active) })
      else { continue }
      let box = TableDrawing.column(active, of: hands.count, in: layout.felt)
      return box.column + box.width / 2
    }
    return nil
  }
}

extension SceneNode {
  /// What a hint points at.
  fileprivate var target: String? { detail?.split(separator: " ").first.map(String.init) }
}
