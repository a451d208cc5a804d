extension TerminalReply {
  /// Reads an answer that is a text: `11;rgb:1e1e/1e1e/2e2e` after `ESC ]`.
  init(introducer: UInt8, text: [UInt8]) {
    let parts = String(decoding: text, as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false)
    if introducer == UInt8(ascii: "]"), parts.count == 2, let number = Int(parts[0]), 10...11 ~= number,
      let color = Self.color(parts[1])
    {
      self = .color(number: number, red: color[0], green: color[1], blue: color[2])
    } else {
      self = .other
    }
  }

  /// Reads `rgb:r/g/b` or `rgba:r/g/b/a`, each part of one to four hexadecimal digits.
  private static func color(_ text: Substring) -> [UInt8]? {
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else { return nil }
    let parts = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let values = parts.prefix(3).compactMap { part -> UInt8? in
      guard (1...4).contains(part.count), part.allSatisfy(\.isHexDigit), let value = Int(part, radix: 16) else {
        return nil
      }
      return UInt8(value * 255 / ((1 << (4 * part.count)) - 1))
    }
    return values.count == 3 ? values : nil
  }
}
