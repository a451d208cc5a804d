/// What is drawn of a grapheme.
struct DrawnGlyph: Hashable, Sendable {
  var text: Character
  /// 1 or 2.
  var columns: Int

  /// A space.
  static let space = DrawnGlyph(text: " ", columns: 1)
}

/// How many columns a grapheme takes, by a table that is checked against the library `wcwidth`.
///
/// Terminals agree on the base of a grapheme, not on emoji selectors, joined emoji and skin tones. So a text is drawn
/// without those, and its columns are those of what is drawn.
enum GlyphWidth {
  /// The most bytes of a grapheme that are drawn, which bounds the marks on one base. Swift keeps as many in place.
  private static let mostBytes = 15

  /// Lines and blocks, which most of a table is made of.
  private static let lines: ClosedRange<Unicode.Scalar> = "\u{2500}"..."\u{259f}"
  private static let zeroWidthJoiner: UInt32 = 0x200d

  /// The columns of a scalar: 0, 1 or 2.
  static func columns(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value >= 0x20 && value < 0x7f || value >= 0xa0 && value != 0xad ? 1 : 0 }
    if contains(value, GlyphWidthTable.wide) { return 2 }
    return contains(value, GlyphWidthTable.zero) ? 0 : 1
  }

  /// What is drawn of a grapheme. Nil where there is nothing to draw.
  ///
  /// White space is a space; control characters are nothing, so that no text can drive the terminal.
  static func drawn(_ grapheme: Character) -> DrawnGlyph? {
    if let ascii = grapheme.asciiValue, ascii != 0x0a { return drawn(ascii: ascii, grapheme) }
    let scalars = grapheme.unicodeScalars
    guard let base = scalars.first else { return nil }
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if isSingle && lines.contains(base) { return DrawnGlyph(text: grapheme, columns: 1) }
    if base.properties.isWhitespace { return .space }
    let width = columns(base)
    guard width > 0 else { return nil }
    if isSingle { return DrawnGlyph(text: grapheme, columns: width) }
    return compound(scalars.prefix { $0.value != zeroWidthJoiner })
  }

  private static func drawn(ascii: UInt8, _ grapheme: Character) -> DrawnGlyph? {
    if ascii >= 0x20 && ascii < 0x7f { return DrawnGlyph(text: grapheme, columns: 1) }
    return ascii >= 0x09 && ascii <= 0x0d ? .space : nil
  }

  /// A base with what belongs to it: its marks, or the other half of a flag.
  private static func compound(_ scalars: Substring.UnicodeScalarView) -> DrawnGlyph {
    var kept = String.UnicodeScalarView()
    var columns = 0
    var bytes = 0
    for scalar in scalars where kept.isEmpty || isKept(scalar) {
      bytes += scalar.utf8.count
      if bytes > mostBytes { break }
      kept.append(scalar)
      columns += Self.columns(scalar)
    }
    return DrawnGlyph(text: Character(String(kept)), columns: min(2, columns))
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isVariationSelector || scalar.properties.isEmojiModifier { return false }
    return scalar.properties.generalCategory != .format
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
