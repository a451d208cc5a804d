/// A text with places for arguments: `%@`, `%lld`, `%2$@`, and `%%` for a percent sign.
public struct Template: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case text(String)
    case argument(Int, source: String)
  }

  let parts: [Part]

  /// Reads a text. A percent sign that begins no placeholder stays as it is.
  public init(_ text: String) {
    var parts: [Part] = [], plain = "", next = 0
    var rest = text[...]
    while let sign = rest.firstIndex(of: "%") {
      plain += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        plain += "%"
        rest = rest.dropFirst()
      } else if let (place, length) = Self.placeholder(rest) {
        if !plain.isEmpty { parts.append(.text(plain)) }
        plain = ""
        parts.append(.argument(place ?? next, source: "%" + rest.prefix(length)))
        next += place == nil ? 1 : 0
        rest = rest.dropFirst(length)
      } else {
        plain += "%"
      }
    }
    plain += rest
    if !plain.isEmpty { parts.append(.text(plain)) }
    self.parts = parts
  }

  /// The places of the arguments that the text asks for, in rising order, each once; the first is 0.
  public var arguments: [Int] {
    Set(parts.compactMap { if case .argument(let place, _) = $0 { place } else { nil } }).sorted()
  }

  /// Puts arguments into the text. A placeholder without an argument stays as it is, so that it is seen.
  public func filled(_ arguments: [StringArgument], _ numbers: NumberFormat) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .argument(let place, let source):
        arguments.indices.contains(place) ? arguments[place].written(numbers) : source
      }
    }.joined()
  }

  // What stands after the percent sign: `@` or `lld`, perhaps with a place before it, as in `2$@`.
  private static func placeholder(_ text: Substring) -> (place: Int?, length: Int)? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    var rest = text, place: Int?
    if !digits.isEmpty, text.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits), number > 0 else { return nil }
      place = number - 1
      rest = text.dropFirst(digits.count + 1)
    }
    guard let kind = ["@", "lld", "ld", "d"].first(where: rest.hasPrefix) else { return nil }
    return (place, text.count - rest.count + kind.count)
  }
}
