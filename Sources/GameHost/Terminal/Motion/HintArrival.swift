import CasinoKit

/// A hint comes: slides down, fades in, or opens from its middle and springs once.
struct HintArrival: MotionTrack {
  let steps: MotionSteps
  let rect: CellRect
  let animation: ContextualTooltip.Animation
  /// The screen with the hint.
  let picture: CellBuffer

  /// How many pictures an animation has.
  static let pictures = 4

  func draw(_ step: Int, on canvas: inout Canvas) {
    let part = min(step + 1, Self.pictures)
    switch animation {
    case .none: canvas.buffer.copy(rect, from: picture)
    case .slide:
      let height = max(1, rect.height * part / Self.pictures)
      canvas.buffer.copy(
        CellRect(column: rect.column, row: rect.row, width: rect.width, height: height), from: picture)
    case .fade:
      for row in rect.row..<rect.maxRow where part == Self.pictures || (row - rect.row) % Self.pictures < part {
        canvas.buffer.copy(CellRect(column: rect.column, row: row, width: rect.width, height: 1), from: picture)
      }
    case .bounce:
      let shares = [2, 4, 3, 4], width = max(2, rect.width * shares[part - 1] / 4)
      canvas.buffer.copy(
        CellRect(column: rect.column + (rect.width - width) / 2, row: rect.row, width: width, height: rect.height),
        from: picture)
    }
  }
}
