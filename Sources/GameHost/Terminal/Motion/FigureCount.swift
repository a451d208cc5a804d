import CasinoKit

/// An amount as it stands on the screen.
struct Figure: Hashable, Sendable {
  let columns: Range<Int>
  let amount: Chips
  let style: CellStyle

  /// The last figure of the bar above the table; nil where it does not end with one.
  init?(lastIn buffer: CellBuffer, _ numbers: NumberFormat) {
    var end = buffer.width
    while end > 0, buffer[end - 1, 0].text == " " { end -= 1 }
    var start = end
    var text = ""
    while start > 0, let glyph = buffer[start - 1, 0].text, Self.belongs(glyph, numbers) {
      text = String(glyph) + text
      start -= 1
    }
    guard end > start, start == 0 || buffer[start - 1, 0].text == " ", let amount = Self.amount(text, numbers) else {
      return nil
    }
    (columns, self.amount, style) = (start..<end, amount, buffer[end - 1, 0].style)
  }

  private static func belongs(_ glyph: Character, _ numbers: NumberFormat) -> Bool {
    "0123456789−-".contains(glyph) || numbers.group.contains(glyph) || numbers.decimal.contains(glyph)
  }

  private static func amount(_ text: String, _ numbers: NumberFormat) -> Chips? {
    let isNegative = text.first == "−" || text.first == "-"
    let pieces = text.dropFirst(isNegative ? 1 : 0).filter { !numbers.group.contains($0) }.split(
      separator: numbers.decimal, omittingEmptySubsequences: false)
    guard let first = pieces.first, let whole = Int(first), pieces.count < 3, whole < 1_000_000_000_000 else {
      return nil
    }
    var cents = 0
    if pieces.count == 2 {
      guard pieces[1].count == 2, let read = Int(pieces[1]) else { return nil }
      cents = read
    }
    return Chips(hundredths: (whole * 100 + cents) * (isNegative ? -1 : 1))
  }
}

/// The balance counts, first in large steps, then in small ones.
struct FigureCount: MotionTrack {
  static let steps = 12

  let steps: MotionSteps
  let isOverEnd = true
  private let old: Figure
  private let new: Figure
  /// The bar with the longer figure, where every figure between them has room, and the bar at the end.
  private let bar: CellBuffer
  private let lastBar: CellBuffer

  /// Counts from one figure to the other; nil where they are the same or do not end at the same column.
  init?(steps: MotionSteps, old: Figure, new: Figure, from: CellBuffer, to: CellBuffer) {
    guard old.amount != new.amount, old.columns.upperBound == new.columns.upperBound else { return nil }
    (self.steps, self.old, self.new) = (steps, old, new)
    (bar, lastBar) = (old.columns.count > new.columns.count ? from : to, to)
  }

  func draw(_ step: Int, on canvas: inout Canvas) {
    let row = CellRect(column: 0, row: 0, width: bar.width, height: 1)
    guard step < steps.count else { return canvas.buffer.copy(row, from: lastBar) }
    canvas.buffer.copy(row, from: bar)
    let room = old.columns.count > new.columns.count ? old.columns : new.columns
    let text = canvas.words.figure(Self.amount(step, from: old.amount, to: new.amount))
    guard text.columns <= room.count else { return }
    let place = CellRect(column: room.lowerBound, row: 0, width: room.count, height: 1)
    canvas.buffer.fill(place, Cell(text: " ", style: CellStyle(background: new.style.background)))
    canvas.buffer.put(text, at: Point(column: room.upperBound - text.columns, row: 0), style: new.style)
  }

  /// The amount at a step, in whole chips between the two.
  static func amount(_ step: Int, from: Chips, to: Chips) -> Chips {
    guard step > 0 else { return from }
    let left = Double(Self.steps - step) / Double(Self.steps)
    let rest = Double(to.hundredths - from.hundredths) * left * left
    return Chips((to.hundredths - Int(rest)) / 100)
  }
}

/// The sum of a result counts up from nothing, as the balance does.
struct SumCount: MotionTrack {
  let steps: MotionSteps
  let isOverEnd = true
  /// The room for the figures.
  let place: CellRect
  let net: Chips

  func draw(_ step: Int, on canvas: inout Canvas) {
    guard step < steps.count else { return }
    if canvas.isSolid { canvas.fill(place, .band) } else { canvas.buffer.fill(place, Cell.blank) }
    let amount = FigureCount.amount(step, from: .zero, to: net)
    let isLarge = place.height > 3
    let digits = DigitsPart(text: canvas.words.figure(amount, signed: true), isDoubled: isLarge, isShining: isLarge)
    guard amount != .zero, digits.width + (isLarge ? 2 : 0) <= place.width else { return }
    digits.draw(&canvas, place.column, place.row, BannerPart.token(net > .zero ? .win : .lose))
  }
}
