/// How many columns a scalar takes, by a table that is checked against the library `wcwidth`.
///
/// Terminals agree on scalars, not on emoji selectors, joined emoji and skin tones. So a `Glyph` is made without those,
/// and takes the columns of what is drawn.
enum GlyphWidth {
  /// The most bytes of a grapheme that are drawn, which bounds the marks on one base. Swift keeps as many in place.
  private static let mostBytes = 15

  /// The columns of a scalar: 0, 1 or 2.
  static func columns(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value >= 0x20 && value < 0x7f || value >= 0xa0 && value != 0xad ? 1 : 0 }
    if contains(value, GlyphWidthTable.wide) { return 2 }
    return contains(value, GlyphWidthTable.zero) ? 0 : 1
  }

  private static func contains(_ value: UInt32, _ ranges: [ClosedRange<UInt32>]) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= value
  }
}
