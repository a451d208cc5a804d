extension Chips: CustomStringConvertible {
  /// The decimal form of histories and of the wire: `100.00`, `-7.50`.
  public var description: String {
    let magnitude = hundredths.magnitude
    let cents = magnitude % 100
    return "\(hundredths < 0 ? "-" : "")\(magnitude / 100).\(cents < 10 ? "0" : "")\(cents)"
  }

  /// Reads a decimal form with at most two decimals: `100`, `7.5`, `-0.50`.
  /// Anything else, and an amount beyond `greatest`, gives nil.
  public init?(_ text: some StringProtocol) {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, let whole = Self.digits(first, atMost: 14) else { return nil }
    var cents = 0
    if parts.count == 2 {
      guard (1...2).contains(parts[1].count), let value = Self.digits(parts[1], atMost: 2) else { return nil }
      cents = parts[1].count == 1 ? value * 10 : value
    }
    let amount = Chips(hundredths: whole * 100 + cents)
    guard amount <= .greatest else { return nil }
    self = isNegative ? -amount : amount
  }

  private static func digits(_ text: some StringProtocol, atMost count: Int) -> Int? {
    guard !text.isEmpty, text.count <= count, text.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return Int(text)
  }
}

extension Chips: Codable {
  /// Reads the decimal form.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let amount = Chips(text) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no amount: \(text)"))
    }
    self = amount
  }

  /// Writes the decimal form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
