/// Characters out of bytes that come one by one. What is no UTF-8 is left out, and never takes a valid byte with it.
struct UTF8Scalars {
  private var bytes: [UInt8] = []
  private var length = 0

  /// Whether a character has begun and not ended.
  var isWithin: Bool { length > 0 }

  /// Takes a byte from 0x80 on.
  /// - Returns: the character that it completes, if it is one to be shown.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    guard byte & 0xC0 == 0x80 else {
      begin(byte)
      return nil
    }
    guard isWithin else { return nil }
    bytes.append(byte)
    guard bytes.count == length else { return nil }
    defer { drop() }
    let scalars = String(validating: bytes, as: UTF8.self)?.unicodeScalars
    return scalars?.first.flatMap { $0.isTyped ? $0 : nil }
  }

  /// Forgets a character that has begun.
  mutating func drop() {
    bytes.removeAll(keepingCapacity: true)
    length = 0
  }

  private mutating func begin(_ byte: UInt8) {
    drop()
    switch byte {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return
    }
    bytes.append(byte)
  }
}

extension Unicode.Scalar {
  /// Whether a person can have typed it to see it: no control, no invisible mark that turns text around.
  var isTyped: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
