/// What a cell shows: a grapheme in the form that every terminal can draw, with the columns that it takes.
///
/// Only what may be drawn can be a glyph: no control character, no emoji selector, no joined emoji. It is two machine
/// words without a reference, since a screen holds thousands: up to 15 bytes of UTF-8, then the columns.
struct Glyph: Hashable, Sendable {
  private var low: UInt64
  private var high: UInt64

  /// The right half of a wide glyph.
  static let rightHalf = Glyph(low: 0, high: 0)
  static let space = Glyph(ascii: UInt8(ascii: " "))
  /// `▀`
  static let upperHalf = Glyph(scalar: "\u{2580}", columns: 1)
  /// `▄`
  static let lowerHalf = Glyph(scalar: "\u{2584}", columns: 1)
  /// `█`
  static let full = Glyph(scalar: "\u{2588}", columns: 1)

  /// `…`, where a text was cut.
  static let ellipsis = Glyph(scalar: "\u{2026}", columns: 1)

  /// The glyph of a grapheme; nil where there is nothing to draw. White space is a space.
  init?(_ grapheme: Character) {
    let scalars = grapheme.unicodeScalars
    guard let base = scalars.first else { return nil }
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if isSingle && base.value >= 0x20 && base.value < 0x7f {
      self = Glyph(ascii: UInt8(base.value))
    } else if isSingle && Self.lines.contains(base) {
      self = Glyph(scalar: base, columns: 1)
    } else if base.properties.isWhitespace {
      self = .space
    } else {
      let columns = GlyphWidth.columns(base)
      guard columns > 0 else { return nil }
      self = isSingle ? Glyph(scalar: base, columns: columns) : Glyph(compound: scalars, base: base)
    }
  }

  /// The columns: 1 or 2, and 0 for the right half of a wide glyph.
  var columns: Int { Int(high >> 60 & 3) }

  /// Whether it is ASCII.
  var isASCII: Bool { low < 0x80 && count == 1 }

  /// Whether all terminals agree on its width: neither wide, nor with marks, nor beyond the basic plane.
  var isPlain: Bool { columns == 1 && high & Self.compoundFlag == 0 && count < 4 }

  /// The grapheme; nil for the right half of a wide glyph.
  var character: Character? {
    guard columns > 0 else { return nil }
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self).first
  }

  /// Appends its UTF-8.
  func append(to bytes: inout [UInt8]) {
    var low = low
    for index in 0..<count {
      if index == 8 { low = high }
      bytes.append(UInt8(truncatingIfNeeded: low))
      low >>= 8
    }
  }
}

extension Glyph {
  /// Lines and blocks, which most of a table is made of.
  private static let lines: ClosedRange<Unicode.Scalar> = "\u{2500}"..."\u{259f}"
  private static let zeroWidthJoiner: UInt32 = 0x200d
  private static let compoundFlag: UInt64 = 1 << 63

  /// The bytes of UTF-8.
  private var count: Int { Int(high >> 56 & 0xf) }

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  private init(ascii: UInt8) {
    self.init(low: UInt64(ascii), high: 1 << 56 | 1 << 60)
  }

  private init(scalar: Unicode.Scalar, columns: Int) {
    self.init(low: 0, high: UInt64(columns) << 60)
    append(scalar)
  }

  /// A base with what belongs to it: its marks, or the other half of a flag. What does not fit is left out, which
  /// bounds the marks on one base.
  private init(compound scalars: Character.UnicodeScalarView, base: Unicode.Scalar) {
    self.init(scalar: base, columns: 0)
    var columns = GlyphWidth.columns(base)
    for scalar in scalars.dropFirst() {
      if scalar.value == Self.zeroWidthJoiner || count + scalar.utf8.count > 15 { break }
      guard Self.isKept(scalar) else { continue }
      append(scalar)
      columns += GlyphWidth.columns(scalar)
      high |= Self.compoundFlag
    }
    high |= UInt64(min(2, columns)) << 60
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    for byte in scalar.utf8 {
      if count < 8 { low |= UInt64(byte) << (8 * count) } else { high |= UInt64(byte) << (8 * (count - 8)) }
      high += 1 << 56
    }
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isVariationSelector || scalar.properties.isEmojiModifier { return false }
    return ![.format, .control].contains(scalar.properties.generalCategory)
  }
}
