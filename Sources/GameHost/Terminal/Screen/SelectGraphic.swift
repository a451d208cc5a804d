/// The parameters of "select graphic rendition", `ESC [ … m`.
enum SelectGraphic {
  /// Writes the whole sequence from attributes to others, the shorter of the changes alone and a reset with all
  /// attributes; only where something is switched off can the latter be shorter.
  static func write(from old: CellStyle, to new: CellStyle, into bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: [0x1b, 0x5b])
    changes(from: old, to: new, into: &bytes)
    finish(&bytes)
    guard switchesOff(from: old, to: new) else { return }
    let middle = bytes.count
    write(anew: new, into: &bytes)
    if bytes.count - middle < middle - start {
      bytes.removeSubrange(start..<middle)
    } else {
      bytes.removeSubrange(middle...)
    }
  }

  /// Writes the whole sequence from whatever attributes there are.
  static func write(anew style: CellStyle, into bytes: inout [UInt8]) {
    bytes.append(contentsOf: [0x1b, 0x5b])
    if style != CellStyle() {
      add(0, to: &bytes)
      changes(from: CellStyle(), to: style, into: &bytes)
    }
    finish(&bytes)
  }

  private static func switchesOff(from old: CellStyle, to new: CellStyle) -> Bool {
    old.isBold && !new.isBold || old.isReversed && !new.isReversed || old.foreground != nil && new.foreground == nil
      || old.background != nil && new.background == nil
  }

  private static func changes(from old: CellStyle, to new: CellStyle, into bytes: inout [UInt8]) {
    if old.isBold != new.isBold { add(new.isBold ? 1 : 22, to: &bytes) }
    if old.isReversed != new.isReversed { add(new.isReversed ? 7 : 27, to: &bytes) }
    if old.foreground != new.foreground { add(new.foreground, base: 30, to: &bytes) }
    if old.background != new.background { add(new.background, base: 40, to: &bytes) }
  }

  private static func add(_ color: CellColor?, base: Int, to bytes: inout [UInt8]) {
    switch color {
    case nil: add(base + 9, to: &bytes)
    case .rgb(let rgb):
      add(base + 8, to: &bytes)
      add(2, to: &bytes)
      add(Int(rgb.red), to: &bytes)
      add(Int(rgb.green), to: &bytes)
      add(Int(rgb.blue), to: &bytes)
    case .indexed(let index) where index < 8: add(base + Int(index), to: &bytes)
    case .indexed(let index) where index < 16: add(base + 60 + Int(index) - 8, to: &bytes)
    case .indexed(let index):
      add(base + 8, to: &bytes)
      add(5, to: &bytes)
      add(Int(index), to: &bytes)
    }
  }

  private static func add(_ parameter: Int, to bytes: inout [UInt8]) {
    bytes.append(decimal: parameter)
    bytes.append(UInt8(ascii: ";"))
  }

  /// Puts the end in place of the last semicolon.
  private static func finish(_ bytes: inout [UInt8]) {
    if bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "m"))
  }
}

extension [UInt8] {
  /// Appends the digits of a number that is not negative.
  mutating func append(decimal value: Int) {
    if value >= 10 { append(decimal: value / 10) }
    append(UInt8(ascii: "0") + UInt8(value % 10))
  }
}
