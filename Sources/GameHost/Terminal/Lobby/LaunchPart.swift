import CasinoKit

/// What a table shows while its game starts: the launch screen of the game's manifest.
struct LaunchPart {
  var node: SceneNode?

  private var parts: [SceneNode] { node?.children ?? [] }

  /// Draws the felt, the icon and the name.
  func draw(_ canvas: inout Canvas) {
    let screen = canvas.buffer.bounds
    let icon = parts.first { $0.role == .icon }
    let name = parts.first { $0.role == .text }?.text ?? ""
    var part = IconPart(node: icon)
    canvas.felt = canvas.theme.felt(part.felt)
    let isLarge = SizeClass(columns: screen.width, rows: screen.height).map(\.isLarge) ?? false
    FeltPart(
      rect: screen, light: Point(column: screen.width / 2, row: screen.height / 2), size: isLarge ? .large : .regular,
      hasEdge: false
    ).draw(&canvas)
    part.card = isLarge && canvas.isSolid ? .large : .medium
    guard screen.height > part.card.rows + 4 else { return }
    let box = CellRect(
      column: 0, row: (screen.height - part.card.rows - 4) / 2, width: screen.width, height: part.card.rows)
    part.drawParts(&canvas, box)
    let column = max(0, (screen.width - name.columns) / 2)
    canvas.write(name, column, box.maxRow + 2, .text, bold: true, within: screen.width)
  }
}

extension Stage {
  /// Shows a launch screen; nothing where the game has none.
  func show(launch node: SceneNode?) {
    guard let node else { return }
    var options = RenderOptions()
    options.glyphs = display.glyphs
    var canvas = Canvas(
      size: (max(1, display.size.columns), max(1, display.size.rows)), theme: display.theme, options: options,
      focus: nil)
    LaunchPart(node: node).draw(&canvas)
    display.present(canvas.buffer)
  }
}
