import CasinoKit

/// Draws the lobby into cells.
struct LobbyRenderer {
  let content: LobbyContent
  let state: LobbyState
  let strings: Strings
  let theme: Theme
  let size: (columns: Int, rows: Int)
  var options = RenderOptions()

  /// Draws the hall and, over it, the sheet that is open.
  func render(_ sheet: Scene?) -> RenderedLobby {
    var canvas = Canvas(size: size, theme: theme, options: options, focus: state.focus)
    let screen = canvas.buffer.bounds
    HallPart(rect: screen).draw(&canvas)
    guard let sizeClass = SizeClass(columns: size.columns, rows: size.rows) else {
      drawTooSmall(&canvas)
      return RenderedLobby(canvas, across: 1)
    }
    let shown = state.shown
    let layout = LobbyLayout(
      columns: size.columns, rows: size.rows, size: sizeClass, count: state.tables.count)
    LobbyHeadPart(content: content, strings: strings, layout: layout).draw(&canvas)
    drawTables(&canvas, shown, layout)
    if let rect = layout.results {
      LobbyResultsPart(results: content.results, strings: strings).draw(&canvas, rect)
    }
    if let rect = layout.curve, content.curve.count > 1 {
      LobbyCurvePart(curve: content.curve, title: strings.text("lobby.curve", .text(content.since ?? ""))).draw(
        &canvas, rect)
    }
    LobbyKeysPart(state: state, strings: strings, shown: shown.count).draw(&canvas)
    if let node = sheet?.sheet {
      SheetPart(node: node, game: "", screen: screen, isLarge: sizeClass.isLarge).draw(&canvas)
    }
    return RenderedLobby(canvas, across: layout.across)
  }

  private func drawTables(_ canvas: inout Canvas, _ shown: [LobbyContent.Table], _ layout: LobbyLayout) {
    let chosen = state.place ?? 0, first = layout.first(chosen: chosen, count: shown.count)
    if layout.size.isLarge { drawHeading(&canvas, shown.count, first: first, layout) }
    guard !shown.isEmpty else {
      let text = strings.text(state.tables.isEmpty ? "lobby.noGames" : "lobby.search.none")
      canvas.write(text, layout.tables.column, layout.tables.row, color: canvas.theme.lobby.second)
      return
    }
    for (place, table) in shown.dropFirst(first).prefix(layout.visible).enumerated() {
      let number = state.query == nil ? state.tables.firstIndex(of: table).map { $0 + 1 } : nil
      let label = TableLabel(table: table, number: number, isChosen: table.id == state.chosen, strings: strings)
      let box = layout.box(place)
      if case .list = layout.form {
        LobbyItemPart(label: label).draw(&canvas, box)
      } else {
        LobbyTilePart(label: label, feltRows: layout.feltRows, hasLargeCards: layout.hasLargeCards).draw(&canvas, box)
      }
      canvas.hit(box, node: table.id, action: table.id)
    }
    guard !layout.size.isLarge else { return }
    let column = layout.tables.maxColumn
    if first > 0 { canvas.write("▲", column, layout.tables.row, .gold, bold: true) }
    if first + layout.visible < shown.count {
      canvas.write("▼", column, min(layout.tables.maxRow, layout.box(layout.visible - 1).maxRow) - 1, .gold, bold: true)
    }
  }

  private func drawHeading(_ canvas: inout Canvas, _ count: Int, first: Int, _ layout: LobbyLayout) {
    let row = layout.tables.row - 2, second = canvas.theme.lobby.second
    var title = strings.text("lobby.tables").uppercased()
    if count > layout.visible {
      let last = min(count, first + layout.visible)
      title += "  " + strings.text("lobby.shown", .count(first + 1), .count(last), .count(count))
    }
    canvas.write(title, layout.tables.column, row, color: second, bold: true)
    let words = state.query.map { "\($0)▏" } ?? strings.text("lobby.search")
    let start = layout.tables.maxColumn - words.columns
    canvas.write("/", start - 2, row, .gold, bold: true)
    canvas.write(words, start, row, color: state.query == nil ? second : canvas.theme.lobby.text)
    canvas.hit(
      CellRect(column: start - 2, row: row, width: words.columns + 2, height: 1), node: "search", action: nil)
  }

  private func drawTooSmall(_ canvas: inout Canvas) {
    let least = SizeClass.least
    let lines = [
      strings.text("lobby.needs", .count(least.columns), .count(least.rows)),
      "Q " + strings.text("lobby.key.leave"),
    ]
    for (place, line) in lines.enumerated() {
      let row = max(0, size.rows / 2 - 1 + place * 2)
      canvas.write(
        line, max(0, (size.columns - line.columns) / 2), row, color: canvas.theme.lobby.text, within: size.columns)
    }
  }
}

/// The lobby as it is drawn.
struct RenderedLobby {
  var buffer: CellBuffer
  /// What can be clicked; later ones lie above earlier ones.
  var hits: [HitArea]
  /// The parts of a sheet that the focus goes through.
  var focusOrder: [String]
  /// How far a sheet can be scrolled.
  var scrollLimit: Int
  /// How many tables stand beside each other.
  var across: Int

  init(_ canvas: Canvas, across: Int) {
    buffer = canvas.buffer
    hits = canvas.hits
    focusOrder = canvas.focusOrder
    scrollLimit = canvas.scrollLimit
    self.across = across
  }

  /// What lies uppermost at a place.
  func hit(at point: Point) -> HitArea? { hits.last { $0.rect.contains(point) } }
}
