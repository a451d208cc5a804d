import CasinoKit

/// A course of amounts drawn with dots of Braille signs, two by four to a place.
struct CurveText {
  /// The places of the drawing.
  var width = 60
  var height = 8

  /// The lines, the greatest and the least amount written before the first and the last.
  func lines(_ amounts: [Chips], label: (Chips) -> String) -> [String] {
    guard let least = amounts.min(), let greatest = amounts.max(), amounts.count > 1 else { return [] }
    let low = min(least, .zero), high = max(greatest, .zero)
    let span = max(1, high.hundredths - low.hundredths)
    var dots = Array(repeating: Array(repeating: UInt8(0), count: width), count: height)
    let columns = width * 2, rows = height * 4
    func row(_ amount: Chips) -> Int {
      rows - 1 - Int((Double(amount.hundredths - low.hundredths) / Double(span) * Double(rows - 1)).rounded())
    }
    var before: Int?
    for column in 0..<columns {
      let place = column * (amounts.count - 1) / (columns - 1)
      let here = row(amounts[place])
      for dot in min(before ?? here, here)...max(before ?? here, here) { Self.set(column, dot, &dots) }
      before = here
    }
    let zero = row(.zero)
    for column in stride(from: 0, to: columns, by: 4) { Self.set(column, zero, &dots) }
    let names = (0..<height).map { line in
      line == 0 ? label(high) : line == height - 1 ? label(low) : line == zero / 4 ? label(.zero) : ""
    }
    let margin = names.map(\.columns).max() ?? 0
    return zip(names, dots).map { name, row in
      let signs = row.map { Character(Unicode.Scalar(0x2800 + UInt32($0)) ?? " ") }
      return String(repeating: " ", count: margin - name.columns) + name + " ┤" + String(signs)
    }
  }

  private static func set(_ column: Int, _ row: Int, _ dots: inout [[UInt8]]) {
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    dots[row / 4][column / 2] |= bits[row % 4][column % 2]
  }
}
