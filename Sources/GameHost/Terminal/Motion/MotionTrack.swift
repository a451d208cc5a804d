/// When a part of a motion shows which of its pictures: each as long as the others.
struct MotionSteps: Hashable, Sendable {
  let start: Duration
  let length: Duration
  /// How many pictures there are.
  let count: Int

  var end: Duration { start + length }
  /// When each picture comes, and the end.
  var times: [Duration] { (0...count).map(time(of:)) }

  private func time(of step: Int) -> Duration { start + length * step / count }

  /// The picture of a moment: nil before the first one, `count` after the last.
  func step(at moment: Duration) -> Int? { (0...count).last { time(of: $0) <= moment } }
}

/// Something that moves over the table.
protocol MotionTrack: Sendable {
  /// When it moves.
  var steps: MotionSteps { get }
  /// Whether it goes on over the table as it is in the end; the others move over the table as it was.
  var isOverEnd: Bool { get }
  /// Draws a picture of it; that of `steps.count` is what stays of it until the table is drawn as it is in the end.
  func draw(_ step: Int, on canvas: inout Canvas)
}

extension MotionTrack {
  var isOverEnd: Bool { false }
}

extension Point {
  /// The place some of the way to another, in a straight line.
  func toward(_ end: Point, _ share: Double) -> Point {
    func between(_ from: Int, _ to: Int) -> Int { from + Int((Double(to - from) * share).rounded()) }
    return Point(column: between(column, end.column), row: between(row, end.row))
  }
}

extension CellRect {
  /// The upper left corner.
  var corner: Point { Point(column: column, row: row) }
}
