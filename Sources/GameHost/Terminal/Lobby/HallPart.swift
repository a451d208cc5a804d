import CasinoKit

/// The hall: a dark room, lit a little where the name stands.
struct HallPart {
  var rect: CellRect
  private static let steps = 12.0

  /// Draws the room.
  func draw(_ canvas: inout Canvas) {
    guard canvas.isSolid, let hall = canvas.theme.lobby.hall else { return }
    // In daylight the same light would take words below the contrast that they need.
    let isBright = hall.rgb.map { $0.luminance > 0.5 } ?? false
    let depth = canvas.theme.kind == .lit ? (isBright ? 0.03 : canvas.theme.shadow) : 0
    for row in rect.row..<rect.maxRow {
      let down = (Double(row) - Double(rect.height) * 0.2) / Double(rect.height)
      for column in rect.column..<rect.maxColumn {
        let across = (Double(column) - Double(rect.width) * 0.3) / Double(rect.width)
        let far = min(1, (across * across + down * down).squareRoot() * 1.1)
        let share = (far * Self.steps).rounded() / Self.steps * depth
        canvas.buffer[column, row] = Cell(
          glyph: .space, style: CellStyle(background: hall.mixed(with: .rgb(RGB(0)), share)))
      }
    }
  }
}
