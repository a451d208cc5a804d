import CasinoKit

/// A table as a tile: its icon, and below it its name and how to sit down.
struct LobbyTilePart {
  let label: TableLabel
  let feltRows: Int
  let hasLargeCards: Bool

  /// Draws the tile; the chosen one has a frame around it.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    let lobby = canvas.theme.lobby
    let frame = CellRect(
      column: rect.column - 1, row: rect.row - 1, width: rect.width + 2, height: rect.height + 2)
    if canvas.isSolid {
      canvas.buffer.fill(rect, label.isChosen ? lobby.chosenPanel : lobby.panel)
      if label.isChosen { canvas.frame(frame, .gold) } else { canvas.shadow(rect) }
    } else {
      canvas.frame(label.isChosen ? frame : rect, label.isChosen ? .gold : .text, heavy: label.isChosen)
    }
    let felt = CellRect(column: rect.column, row: rect.row, width: rect.width, height: feltRows)
    IconPart(node: label.table.icon, card: hasLargeCards ? .large : .medium).draw(&canvas, felt)
    let column = rect.column + 2, width = rect.width - 4, row = felt.maxRow + 1
    label.drawName(&canvas, column, row, width: width)
    label.drawSummary(&canvas, column, row + 1, width: width, hasNextRow: true)
    label.drawWay(&canvas, column, row + 3, width: width)
  }
}
