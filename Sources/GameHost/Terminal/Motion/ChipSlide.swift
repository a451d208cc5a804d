import CasinoKit

/// A chip slides over the table, in a straight line and ever slower.
struct ChipSlide: MotionTrack {
  /// How far it is in each picture.
  static let way = [0, 0.45, 0.75, 0.93]

  let steps: MotionSteps
  let start: Point
  let end: Point
  let chip: ChipDenomination

  func draw(_ step: Int, on canvas: inout Canvas) {
    guard step < Self.way.count else { return }
    let place = start.toward(end, Self.way[step])
    if canvas.isSolid {
      // Whole graphemes give way, though the chip covers but half of one.
      let rect = CellRect(column: place.column, row: place.row, width: ChipSize.small.columns, height: 1)
      canvas.buffer.fill(rect, Cell.blank)
    }
    ChipPart(chip: chip, size: .small).draw(&canvas, place.column, place.row)
  }
}
