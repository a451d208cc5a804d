/// A colour that a cell can have: one of 24 bits, or one of the terminal's own palette.
///
/// The theme for fewer colours uses the palette: 0 to 15 are what the player's terminal makes of them, 16 to 255 are
/// fixed. Where a cell has no colour at all, it has the terminal's own foreground or background.
enum CellColor: Hashable, Sendable {
  case rgb(RGB)
  case indexed(UInt8)

  /// Makes a colour of `0xRRGGBB`.
  init(_ hex: UInt32) { self = .rgb(RGB(hex)) }

  /// The colour of 24 bits, if it is one.
  var rgb: RGB? {
    guard case .rgb(let rgb) = self else { return nil }
    return rgb
  }

  /// The colour with a share of another mixed in, 0 to 1. Colours of the palette cannot be mixed and stay.
  func mixed(with other: CellColor?, _ share: Double) -> CellColor {
    guard let from = rgb, let to = other?.rgb else { return self }
    return .rgb(from.mixed(with: to, share))
  }
}

extension CellColor: CustomStringConvertible {
  /// `#RRGGBB`, or the number in the palette.
  var description: String {
    switch self {
    case .rgb(let rgb): "#" + [rgb.red, rgb.green, rgb.blue].map(Self.hex).joined()
    case .indexed(let index): "\(index)"
    }
  }

  private static func hex(_ value: UInt8) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
  }
}
