/// Runs laid out on a grid of six rows: down, and to the right where the grid or an earlier run is in the way (the
/// dragon tail).
struct RoadGrid<Mark> {
  /// The marks by column and row; nil is an empty place.
  private(set) var columns: [[Mark?]] = []

  init(_ runs: [[Mark]]) {
    var start = 0
    for run in runs {
      while isTaken(start, 0) { start += 1 }
      lay(run, from: start)
    }
  }

  private mutating func lay(_ run: [Mark], from start: Int) {
    var column = start, row = 0, turned = false
    for (place, mark) in run.enumerated() {
      if place > 0 {
        turned = turned || row + 1 == Roads.rows || isTaken(column, row + 1)
        if turned { column += 1 } else { row += 1 }
      }
      while columns.count <= column { columns.append(Array(repeating: nil, count: Roads.rows)) }
      columns[column][row] = mark
    }
  }

  private func isTaken(_ column: Int, _ row: Int) -> Bool {
    columns.indices.contains(column) && columns[column][row] != nil
  }
}
