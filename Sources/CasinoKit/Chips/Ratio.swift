/// A payout such as 3 to 2: what is paid for how much staked.
public struct Ratio: Hashable, Sendable {
  /// What is paid.
  public let numerator: Int
  /// For how much; at least 1.
  public let denominator: Int

  /// Makes a ratio of two counts, the second at least 1.
  @inlinable public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator > 0, "a payout is for a stake")
    self.numerator = numerator
    self.denominator = denominator
  }
}

extension Ratio: CustomStringConvertible {
  /// The form of commands and manifests: `3:2`.
  public var description: String { "\(numerator):\(denominator)" }

  /// Reads `3:2`. Terms from 0 to 1,000,000; the second not 0.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.first != "+" && $0.first != "-" }),
      let paid = Int(parts[0]), let staked = Int(parts[1]),
      (0...1_000_000).contains(paid), (1...1_000_000).contains(staked)
    else { return nil }
    self.init(paid, staked)
  }
}

extension Ratio: Codable {
  /// Reads the form `3:2`.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let ratio = Ratio(text) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no ratio: \(text)"))
    }
    self = ratio
  }

  /// Writes the form `3:2`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
