import CasinoKit

/// The last results.
struct LobbyResultsPart {
  let results: [LobbyContent.Result]
  let strings: Strings

  /// Draws as many as fit: a line each, or two where the room is narrow.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    let lobby = canvas.theme.lobby
    canvas.write(
      strings.text("lobby.results").uppercased(), rect.column, rect.row, color: lobby.second, bold: true,
      within: rect.width)
    guard !results.isEmpty else {
      for (place, line) in TextWrap.lines(strings.text("lobby.results.none"), width: rect.width).enumerated() {
        canvas.write(line, rect.column, rect.row + 2 + place, color: lobby.second)
      }
      return
    }
    if rect.width < 40 { drawPairs(&canvas, rect) } else { drawLines(&canvas, rect) }
  }

  private func drawPairs(_ canvas: inout Canvas, _ rect: CellRect) {
    for (place, result) in results.prefix(max(0, (rect.height - 1) / 3)).enumerated() {
      let row = rect.row + 2 + place * 3
      drawNet(&canvas, result, rect, row)
      canvas.write(
        result.outcome, rect.column, row, color: canvas.theme.lobby.text,
        within: rect.width - result.net.text.columns - 2)
      let place = strings.text("lobby.result.place", .text(result.game), .text(result.time))
      canvas.write(place, rect.column, row + 1, color: canvas.theme.lobby.second, within: rect.width)
    }
  }

  private func drawLines(_ canvas: inout Canvas, _ rect: CellRect) {
    let shown = results.prefix(max(0, rect.height - 2)), lobby = canvas.theme.lobby
    let time = (shown.map(\.time.columns).max() ?? 0) + 3
    let game = min(rect.width / 3, (shown.map(\.game.columns).max() ?? 0) + 3)
    for (place, result) in shown.enumerated() {
      let row = rect.row + 2 + place
      canvas.write(result.time, rect.column, row, color: lobby.second, within: time)
      canvas.write(result.game, rect.column + time, row, color: lobby.text, within: game - 1)
      let column = rect.column + time + game
      canvas.write(
        result.outcome, column, row, color: lobby.second,
        within: rect.maxColumn - column - result.net.text.columns - 2)
      drawNet(&canvas, result, rect, row)
    }
  }

  private func drawNet(_ canvas: inout Canvas, _ result: LobbyContent.Result, _ rect: CellRect, _ row: Int) {
    canvas.writeRight(result.net.text, before: rect.maxColumn, row, BannerPart.token(result.net.tone), bold: true)
  }
}
