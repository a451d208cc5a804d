import CasinoKit

extension Chips {
  /// The amount as people read it: `10,000`, `7.50`, `-1,250`. Histories and the wire write `description` instead.
  var readable: String {
    let whole = Array(String(hundredths.magnitude / 100))
    var text = hundredths < 0 ? "-" : ""
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.count - place) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    let cents = hundredths.magnitude % 100
    return cents == 0 ? text : "\(text).\(cents < 10 ? "0" : "")\(cents)"
  }

  /// A gain or a loss as people read it: `+150`, `-100`, `0`.
  var readableChange: String { hundredths > 0 ? "+\(readable)" : readable }
}
