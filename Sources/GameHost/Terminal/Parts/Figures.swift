import CasinoKit

/// Amounts as the table shows them.
enum Figures {
  /// `1,250`, `7.50`, `−20`; with a plus sign where it is asked for.
  static func text(_ amount: Chips, signed: Bool = false) -> String {
    let magnitude = amount.hundredths.magnitude
    let cents = magnitude % 100
    var digits = String(magnitude / 100), groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    let sign = amount < .zero ? "−" : signed && amount > .zero ? "+" : ""
    return sign + groups.joined(separator: ",") + (cents == 0 ? "" : "." + (cents < 10 ? "0" : "") + String(cents))
  }
}
