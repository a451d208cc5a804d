import CasinoKit

/// The course of the chips: what was won or lost since the first day, above and below where it began.
struct LobbyCurvePart {
  let curve: [Chips]
  let title: String

  /// Draws the course.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    canvas.write(
      title.uppercased(), rect.column, rect.row, color: canvas.theme.lobby.second, bold: true, within: rect.width)
    let panel = CellRect(column: rect.column, row: rect.row + 2, width: rect.width, height: rect.height - 2)
    canvas.buffer.fill(panel, canvas.theme.lobby.panel)
    guard canvas.isSolid else { return drawOutline(&canvas, panel) }
    let heights = self.heights(panel)
    for (across, eighths) in heights.levels.enumerated() {
      let column = panel.column + across
      canvas.put("▔", column, heights.zero, canvas.theme[.brass], on: canvas.theme.lobby.panel)
      for step in 0..<(abs(eighths) + 7) / 8 {
        let row = eighths > 0 ? heights.zero - 1 - step : heights.zero + step
        let filled = min(8, abs(eighths) - step * 8)
        let tones: (ThemeToken, ThemeToken) = eighths > 0 ? (.badgeWon, .win) : (.badgeLost, .lose)
        let color = canvas.theme[tones.0]?.mixed(
          with: canvas.theme[tones.1], min(1, Double(step) / Double(max(6, panel.height - 2))))
        if eighths > 0 {
          FeltPart.edge(&canvas, column, row, eighths: filled, lower: color, upper: canvas.theme.lobby.panel)
        } else {
          FeltPart.edge(&canvas, column, row, eighths: 8 - filled, lower: canvas.theme.lobby.panel, upper: color)
        }
      }
    }
  }

  /// Without surfaces: a mark for each step.
  private func drawOutline(_ canvas: inout Canvas, _ panel: CellRect) {
    let heights = self.heights(panel)
    for (across, eighths) in heights.levels.enumerated() {
      let column = panel.column + across
      canvas.put("-", column, heights.zero, over: canvas.theme[.line])
      for step in 0..<(abs(eighths) + 7) / 8 {
        let row = eighths > 0 ? heights.zero - 1 - step : heights.zero + step
        canvas.put(eighths > 0 ? "+" : "-", column, row, over: canvas.theme[eighths > 0 ? .win : .lose])
      }
    }
  }

  /// The height of each column in eighths of a row, and the first row below the line from which they count.
  private func heights(_ panel: CellRect) -> (levels: [Int], zero: Int) {
    let samples = (0..<panel.width - 1).map {
      curve[min(curve.count - 1, $0 * curve.count / (panel.width - 1))].hundredths
    }
    let high = max(0, samples.max() ?? 0), low = min(0, samples.min() ?? 0)
    let span = Double(max(1, high - low)), rows = Double(max(1, panel.height))
    // The line lies between two rows, with a row at least on the side to which anything goes.
    var above = Int((Double(high) / span * rows).rounded())
    if high > 0 { above = max(1, above) }
    if low < 0 { above = min(panel.height - 1, above) }
    let unit = max(
      high > 0 ? Double(high) / Double(max(1, above)) : 0,
      low < 0 ? Double(-low) / Double(max(1, panel.height - above)) : 0, 1)
    return (samples.map { Int((Double($0) / unit * 8).rounded()) }, panel.row + above)
  }
}
