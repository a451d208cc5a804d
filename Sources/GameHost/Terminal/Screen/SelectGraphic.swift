/// The parameters of "select graphic rendition", `ESC [ … m`.
enum SelectGraphic {
  /// From attributes to others.
  static func changes(from old: CellStyle, to new: CellStyle) -> [UInt8] {
    var codes: [UInt8] = []
    if old.isBold != new.isBold { add(new.isBold ? [1] : [22], to: &codes) }
    if old.isReversed != new.isReversed { add(new.isReversed ? [7] : [27], to: &codes) }
    if old.foreground != new.foreground { add(parameters(of: new.foreground, base: 30), to: &codes) }
    if old.background != new.background { add(parameters(of: new.background, base: 40), to: &codes) }
    return codes
  }

  /// From whatever attributes there are. Nothing at all is the reset.
  static func anew(_ style: CellStyle) -> [UInt8] {
    let codes = changes(from: CellStyle(), to: style)
    return codes.isEmpty ? [] : Array("0;".utf8) + codes
  }

  private static func parameters(of color: CellColor?, base: Int) -> [Int] {
    switch color {
    case nil: [base + 9]
    case .rgb(let rgb): [base + 8, 2, Int(rgb.red), Int(rgb.green), Int(rgb.blue)]
    case .indexed(let index) where index < 8: [base + Int(index)]
    case .indexed(let index) where index < 16: [base + 60 + Int(index) - 8]
    case .indexed(let index): [base + 8, 5, Int(index)]
    }
  }

  private static func add(_ parameters: [Int], to codes: inout [UInt8]) {
    for parameter in parameters {
      if !codes.isEmpty { codes.append(UInt8(ascii: ";")) }
      codes.append(contentsOf: String(parameter).utf8)
    }
  }
}
