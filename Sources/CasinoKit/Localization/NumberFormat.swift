/// How a language writes numbers: `1,250.50` in English, `1.250,50` in German.
public struct NumberFormat: Hashable, Sendable {
  /// What stands between groups of three digits.
  public let group: String
  /// What stands before the hundredths.
  public let decimal: String

  /// Makes a format.
  public init(group: String, decimal: String) {
    self.group = group
    self.decimal = decimal
  }

  /// An amount as it is read, with hundredths only where there are some.
  /// - Parameters:
  ///   - amount: the amount.
  ///   - minus: the sign of an amount below nothing.
  ///   - plus: the sign of an amount above nothing.
  ///   - decimals: whether hundredths are written even where there are none.
  public func text(_ amount: Chips, minus: String = "-", plus: String = "", decimals: Bool = false) -> String {
    let magnitude = amount.hundredths.magnitude
    let cents = magnitude % 100
    let fraction = cents == 0 && !decimals ? "" : decimal + (cents < 10 ? "0" : "") + String(cents)
    let sign = amount < .zero ? minus : amount > .zero ? plus : ""
    return sign + grouped(String(magnitude / 100)) + fraction
  }

  /// A whole number as it is read.
  public func text(_ count: Int) -> String { (count < 0 ? "-" : "") + grouped(String(count.magnitude)) }

  private func grouped(_ digits: String) -> String {
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.append(rest.suffix(3))
      rest = rest.dropLast(3)
    }
    return groups.reversed().joined(separator: group)
  }
}
