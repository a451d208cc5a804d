import CasinoKit

/// Confetti falls over the bare felt for a moment: never over cards, words or buttons.
struct Confetti: Sendable {
  /// How long it falls.
  let duration = Duration.milliseconds(1600)
  /// When the picture changes, 24 times a second; the last is when it is gone.
  let moments: [Duration]

  private let table: CellBuffer
  /// Where it may be seen.
  private let isFree: [Bool]
  private let pieces: [Piece]

  private struct Piece: Hashable {
    enum Shape: Hashable {
      case half, tall
      case sign(Character)
    }

    var column: Int
    var halfRow: Int
    /// The columns it drifts in eight steps.
    var drift: Int
    var shape: Shape
    var color: CellColor?
  }

  /// Makes confetti for a table.
  /// - Parameters:
  ///   - table: the table that it falls over.
  ///   - theme: the colours.
  ///   - seed: what its places follow from.
  init(table: RenderedTable, theme: Theme, seed: UInt64) {
    self.table = table.buffer
    moments = (0..<38).map { .seconds(1) * $0 / 24 } + [.milliseconds(1600)]
    let isFree = Self.free(table)
    self.isFree = isFree
    let places = isFree.indices.filter { isFree[$0] }
    var random = Xoshiro256(seed: seed)
    let width = table.buffer.width
    pieces = (0..<places.count / 20).map { _ in
      let place = places[Int.random(in: places.indices, using: &random)]
      return Self.piece(place % width, place / width * 2 + Int.random(in: 0...1, using: &random), theme, &random)
    }
  }

  private static func piece(_ column: Int, _ halfRow: Int, _ theme: Theme, _ random: inout Xoshiro256) -> Piece {
    let shapes: [Piece.Shape] = [
      .half, .half, .half, .tall, .tall, .sign("♠"), .sign("♥"), .sign("♦"), .sign("♣"),
    ]
    let colors = [theme.gold, theme.text, theme.win, theme.lose, theme.road.player, theme.fill.ground]
    return Piece(
      column: column, halfRow: halfRow, drift: Int.random(in: -3...3, using: &random),
      shape: shapes[Int.random(in: shapes.indices, using: &random)],
      color: colors[Int.random(in: colors.indices, using: &random)])
  }

  /// The bare felt away from everything that has a place, and not between words.
  private static func free(_ table: RenderedTable) -> [Bool] {
    let buffer = table.buffer
    let width = buffer.width
    var free = table.bareFelt
    for rect in Array(table.places.values) + table.hits.map(\.rect) + bars(buffer) {
      let shown = rect.clipped(to: buffer.bounds)
      guard shown.width > 0 else { continue }
      for row in shown.row..<shown.maxRow {
        for column in shown.column..<shown.maxColumn { free[row * width + column] = false }
      }
    }
    return free.indices.map { index in
      let column = index % width
      return free[index] && (column == 0 || free[index - 1]) && (column == width - 1 || free[index + 1])
    }
  }

  private static func bars(_ buffer: CellBuffer) -> [CellRect] {
    [0, 1, buffer.height - 1].map { CellRect(column: 0, row: $0, width: buffer.width, height: 1) }
  }

  /// The picture of a moment; from `duration` on the table alone.
  func buffer(at elapsed: Duration) -> CellBuffer {
    guard elapsed < duration, let step = moments.lastIndex(where: { $0 <= elapsed }) else { return table }
    var buffer = table
    for piece in pieces { draw(piece, step, &buffer) }
    return buffer
  }

  private func draw(_ piece: Piece, _ step: Int, _ buffer: inout CellBuffer) {
    let column = piece.column + piece.drift * step / 8
    let halfRow = (piece.halfRow + step) % (buffer.height * 2)
    guard isFree(column, halfRow / 2) else { return }
    guard buffer[column, halfRow / 2].style.background != nil else {
      // Where surfaces are not drawn, letters alone show it.
      return put(piece.shape == .half ? "'" : piece.shape == .tall ? "*" : "+", column, halfRow / 2, piece, &buffer)
    }
    switch piece.shape {
    case .half: buffer.setPixel(column: column, halfRow: halfRow, piece.color)
    case .tall:
      buffer.setPixel(column: column, halfRow: halfRow, piece.color)
      if isFree(column, (halfRow + 1) / 2) { buffer.setPixel(column: column, halfRow: halfRow + 1, piece.color) }
    case .sign(let sign): put(sign, column, halfRow / 2, piece, &buffer)
    }
  }

  private func put(_ sign: Character, _ column: Int, _ row: Int, _ piece: Piece, _ buffer: inout CellBuffer) {
    buffer.change(column, row) {
      $0.text = sign
      $0.style.foreground = piece.color
    }
  }

  private func isFree(_ column: Int, _ row: Int) -> Bool {
    table.contains(column, row) && isFree[row * table.width + column]
  }
}
