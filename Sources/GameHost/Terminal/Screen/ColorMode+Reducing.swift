extension ColorMode {
  /// The style as this many colours can show it.
  ///
  /// With 16 colours or none, only the theme's own marks keep their colour: any other would not hold on every
  /// background.
  func reduced(_ style: CellStyle) -> CellStyle {
    if self == .truecolor { return style }
    var reduced = style
    reduced.foreground = style.foreground.flatMap(reduced(_:))
    reduced.background = style.background.flatMap(reduced(_:))
    return reduced
  }

  private func reduced(_ color: CellColor) -> CellColor? {
    switch (self, color) {
    case (.truecolor, _), (.palette256, .indexed): color
    case (.palette256, .rgb(let rgb)): .indexed(Self.nearest(to: rgb))
    case (.ansi16, .indexed(let index)) where index < 16: color
    default: nil
    }
  }

  /// The nearest of the colours 16 to 255, which are the same in every terminal: a cube of six levels and 24 greys.
  static func nearest(to rgb: RGB) -> UInt8 {
    let red = step(rgb.red)
    let green = step(rgb.green)
    let blue = step(rgb.blue)
    let grey = max(0, min(23, ((Int(rgb.red) + Int(rgb.green) + Int(rgb.blue)) / 3 - 3) / 10))
    let cubeDistance = distance(rgb, level(red), level(green), level(blue))
    let greyLevel = 8 + 10 * grey
    if distance(rgb, greyLevel, greyLevel, greyLevel) < cubeDistance { return UInt8(232 + grey) }
    return UInt8(16 + 36 * red + 6 * green + blue)
  }

  /// The nearest of the levels 0, 95, 135, 175, 215 and 255.
  private static func step(_ part: UInt8) -> Int { part < 48 ? 0 : part < 115 ? 1 : (Int(part) - 35) / 40 }

  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  private static func distance(_ rgb: RGB, _ red: Int, _ green: Int, _ blue: Int) -> Int {
    let differences = (Int(rgb.red) - red, Int(rgb.green) - green, Int(rgb.blue) - blue)
    return differences.0 * differences.0 + differences.1 * differences.1 + differences.2 * differences.2
  }
}
