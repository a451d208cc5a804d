/// The band of the result opens from its middle row; its words come when it is open.
struct BandOpening: MotionTrack {
  let steps: MotionSteps
  let rect: CellRect
  /// The screen with the band.
  let band: CellBuffer

  func draw(_ step: Int, on canvas: inout Canvas) {
    let height = min(rect.height, step == 0 ? 1 : step == 1 ? 3 : rect.height)
    let shown = CellRect(
      column: rect.column, row: rect.row + (rect.height - height) / 2, width: rect.width, height: height)
    if canvas.isSolid { canvas.fill(shown, .band) } else { canvas.buffer.fill(shown, Cell.blank) }
    guard height > 1 else { return }
    copyLine(rect.row, to: shown.row, &canvas)
    copyLine(rect.maxRow - 1, to: shown.maxRow - 1, &canvas)
  }

  private func copyLine(_ row: Int, to target: Int, _ canvas: inout Canvas) {
    for column in rect.column..<rect.maxColumn where band.contains(column, row) {
      let cell = band[column, row]
      canvas.buffer.change(column, target) { $0 = cell }
    }
  }
}
