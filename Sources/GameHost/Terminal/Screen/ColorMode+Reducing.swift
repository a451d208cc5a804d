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
    let levels = [0, 95, 135, 175, 215, 255]
    let parts = [Int(rgb.red), Int(rgb.green), Int(rgb.blue)]
    let steps = parts.map { part in part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
    let grey = max(0, min(23, (parts.reduce(0, +) / 3 - 3) / 10))
    let cubeDistance = distance(parts, steps.map { levels[$0] })
    let greyDistance = distance(parts, [Int](repeating: 8 + 10 * grey, count: 3))
    return UInt8(greyDistance < cubeDistance ? 232 + grey : 16 + 36 * steps[0] + 6 * steps[1] + steps[2])
  }

  private static func distance(_ one: [Int], _ other: [Int]) -> Int {
    zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
