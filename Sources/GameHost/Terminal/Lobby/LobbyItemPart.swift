import CasinoKit

/// A table as an item of a list: its icon at the left, its words beside it.
struct LobbyItemPart {
  let label: TableLabel

  /// Draws the item; the chosen one has a bar of gold before it.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    let lobby = canvas.theme.lobby, isTall = rect.height >= 5
    if canvas.isSolid {
      canvas.buffer.fill(rect, label.isChosen ? lobby.chosenPanel : lobby.panel)
      if label.isChosen {
        canvas.fill(CellRect(column: rect.column, row: rect.row, width: 1, height: rect.height), .fill)
      }
    } else if label.isChosen {
      for row in rect.row..<rect.maxRow {
        canvas.put(canvas.isASCII ? "|" : "┃", rect.column, row, over: canvas.theme[.gold], bold: true)
      }
    }
    let felt = CellRect(column: rect.column + 1, row: rect.row, width: rect.width < 50 ? 14 : 16, height: rect.height)
    IconPart(node: label.table.icon, card: .small, hasChip: false).draw(&canvas, felt)
    let column = felt.maxColumn + 2, width = rect.maxColumn - 2 - column, row = rect.row + (isTall ? 1 : 0)
    label.drawName(&canvas, column, row, width: width)
    label.drawSummary(&canvas, column, row + 1, width: width)
    label.drawWay(&canvas, column, row + 2, width: width)
  }
}
