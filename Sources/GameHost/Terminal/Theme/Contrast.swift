import Glibc

/// The contrast of two colours, 1 to 21, as WCAG 2 defines it
/// (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio): text needs 4.5, outlines and marks need 3.
func contrast(_ one: RGB, _ other: RGB) -> Double {
  let luminances = [one.luminance, other.luminance].sorted()
  return (luminances[1] + 0.05) / (luminances[0] + 0.05)
}

extension RGB {
  /// The relative luminance, 0 to 1, of WCAG 2.
  var luminance: Double { 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) }

  private func linear(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
