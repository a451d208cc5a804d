import CasinoKit

/// The felt: a pool of light, the pattern, the printed arc and the edge of the table.
struct FeltPart {
  /// The pattern.
  static let dot: Character = "·"
  static let dotGlyph = Glyph(dot) ?? .space
  var rect: CellRect
  /// Where the light falls.
  var light: Point
  /// The row of the print in the middle of the arc; nil without an arc.
  var printRow: Int?
  var size: SizeClass
  /// Whether the corners of the table show.
  var hasEdge = true

  /// Draws the felt.
  func draw(_ canvas: inout Canvas) {
    guard canvas.isSolid else { return }
    let colors = canvas.felt, last = colors.count - 1
    let dots = colors.map { $0?.mixed(with: canvas.theme.pattern.color, canvas.theme.pattern.share) }
    let reach = (Double(rect.width) * 0.62, Double(rect.height) * 0.83)
    for row in rect.row..<rect.maxRow {
      let down = (Double(row) - Double(light.row)) / reach.1
      for column in rect.column..<rect.maxColumn {
        let across = (Double(column) + 0.5 - Double(light.column)) / reach.0
        let level = min(last, Int((across * across + down * down).squareRoot() * Double(last) + 0.5))
        let hasDot = (column - rect.column + (row % 2) * 3) % 6 == 0
        canvas.buffer[column, row] = Cell(
          glyph: hasDot ? Self.dotGlyph : .space,
          style: CellStyle(foreground: hasDot ? dots[level] : nil, background: colors[level]))
      }
    }
    drawArc(&canvas)
    if hasEdge { drawEdge(&canvas) }
  }

  // MARK: The arc

  private var middle: Double { Double(rect.column) + Double(rect.width) / 2 }

  /// How far the arc has risen at a column, in rows.
  private func rise(_ column: Int) -> Double {
    let half = Double(rect.width) / 2
    let share = (Double(column) + 0.5 - middle) / half
    return share * share * Double(rect.width) / 10
  }

  /// The row on which a letter of the print lies.
  func printRow(at column: Int) -> Int {
    Int((Double(printRow ?? 0) + 0.8 - rise(column)).rounded(.down))
  }

  private func drawArc(_ canvas: inout Canvas) {
    guard let printRow else { return }
    let (below, thickness) = size == .small ? (1.25, 2.25) : size == .regular ? (2, 2.625) : (2.375, 3)
    let bottom = Double(printRow) + below
    for column in rect.column..<rect.maxColumn {
      let low = bottom - rise(column), high = low - thickness
      guard canvas.theme.kind == .lit else {
        // A felt of one colour has no darker one: the arc is a line.
        let row = Int(low.rounded(.down))
        if row >= rect.row { canvas.put("─", column, row, over: canvas.theme[.line]) }
        continue
      }
      for row in max(rect.row, Int(high.rounded(.down)))..<min(rect.maxRow, max(Int(low.rounded(.up)), rect.row)) {
        let upper = eighths(high - Double(row)), lower = eighths(low - Double(row))
        shade(&canvas, column, row, from: upper, to: lower)
      }
    }
  }

  private func eighths(_ share: Double) -> Int { min(8, max(0, Int((share * 8).rounded()))) }

  /// Darkens a cell from one eighth to another, counted from above; of two edges in one cell the lower one shows.
  private func shade(_ canvas: inout Canvas, _ column: Int, _ row: Int, from upper: Int, to lower: Int) {
    guard upper < lower, let ground = canvas.ground(column, row) else { return }
    let dark = ground.mixed(with: canvas.theme.arc.color, canvas.theme.arc.share)
    if lower < 8 {
      Self.edge(&canvas, column, row, eighths: 8 - lower, lower: ground, upper: dark)
    } else {
      Self.edge(&canvas, column, row, eighths: 8 - upper, lower: dark, upper: ground)
    }
  }

  /// A cell with one colour over another; the lower one is some eighths high.
  static func edge(
    _ canvas: inout Canvas, _ column: Int, _ row: Int, eighths: Int, lower: CellColor?, upper: CellColor?
  ) {
    switch eighths {
    case ..<1: canvas.put(" ", column, row, nil, on: upper)
    case 8...: canvas.put(" ", column, row, nil, on: lower)
    case 4: canvas.put("▀", column, row, upper, on: lower)
    default: canvas.put(["▁", "▂", "▃", "▄", "▅", "▆", "▇"][eighths - 1], column, row, lower, on: upper)
    }
  }

  // MARK: The edge of the table

  private func drawEdge(_ canvas: inout Canvas) {
    let width = Double(rect.width) * 0.15, height = Double(rect.height + 2) * 0.125
    for offset in 0..<Int(width.rounded(.up)) {
      let share = max(0, (width - Double(offset) - 0.5) / width)
      let start = Double(rect.maxRow) - height * (1 - (1 - share * share).squareRoot())
      for column in [rect.column + offset, rect.maxColumn - 1 - offset] {
        for row in Int(start.rounded(.down))..<rect.maxRow where row >= rect.row {
          let ground = canvas.ground(column, row)
          let high = 8 - eighths(start - Double(row))
          if high > 0 {
            Self.edge(&canvas, column, row, eighths: high, lower: canvas.theme[.rail], upper: ground)
          }
        }
      }
    }
  }
}
