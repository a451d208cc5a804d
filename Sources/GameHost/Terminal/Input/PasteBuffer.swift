/// A pasted text as far as it has come: bounded, and without anything that could be taken for a key.
struct PasteBuffer {
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0

  /// Takes a byte.
  /// - Returns: whether it was the last of the mark that ends a paste.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    keep(Self.end[..<matched])
    // Only the first byte of the mark is an escape, so a mark can begin anew there alone.
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return false
  }

  private mutating func keep(_ more: ArraySlice<UInt8>) {
    bytes += more.prefix(InputParser.greatestPaste - bytes.count)
  }

  /// The text.
  var text: String {
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n" where last == "\r": break
      case "\r", "\n": text.append("\n")
      case "\t": text.append(" ")
      default: if scalar.isTyped, scalar != "\u{FFFD}" { text.append(scalar) }
      }
      last = scalar
    }
    return String(text)
  }
}
