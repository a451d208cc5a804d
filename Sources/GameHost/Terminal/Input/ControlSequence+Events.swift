/// What a complete control sequence means.
extension ControlSequence {
  /// The event of a sequence; nil where it is noise.
  func event(final: UInt8) -> InputEvent? {
    guard let numbers else { return nil }
    let end = Character(Unicode.Scalar(final))
    switch (mark, String(decoding: intermediates, as: UTF8.self)) {
    case (nil, ""): return key(end, numbers)
    case ("<", ""): return mouse(end, numbers)
    case ("?", "$") where end == "y": return .reply(.mode(numbers.number(0), state: numbers.number(1)))
    case ("?", "") where end == "c": return .reply(.attributes)
    default: return .reply(.other)
    }
  }

  private func key(_ end: Character, _ numbers: [[Int]]) -> InputEvent? {
    // A key that is let go, as some keyboards report it, is no key.
    if numbers.subnumber(1) == 3 { return nil }
    let modifiers = KeyModifiers(parameter: numbers.number(1, default: 1))
    switch end {
    case "I" where isEmpty: return .focus(true)
    case "O" where isEmpty: return .focus(false)
    case "Z": return .key(.tab, modifiers.union(.shift))
    case "u": return Self.typed(code: Self.code(numbers), modifiers)
    case "~" where numbers.number(0) == 27: return Self.typed(code: numbers.number(2), modifiers)
    case "~": return Key(number: numbers.number(0)).map { .key($0, modifiers) }
    // The place of the cursor looks like F3; a key has 1 as its first number.
    case "R" where numbers.number(0, default: 1) != 1, "c", "n", "t", "x", "y": return .reply(.other)
    default: return Key(letter: end).map { .key($0, modifiers) }
    }
  }

  /// The code of the character, as shift makes it where the terminal tells that too.
  private static func code(_ numbers: [[Int]]) -> Int {
    let isShifted = KeyModifiers(parameter: numbers.number(1, default: 1)).contains(.shift)
    return isShifted ? numbers.subnumber(0, default: numbers.number(0)) : numbers.number(0)
  }

  /// A key that is named by the code of its character.
  private static func typed(code: Int, _ modifiers: KeyModifiers) -> InputEvent? {
    guard code > 0 else { return nil }
    if let byte = UInt8(exactly: code), let event = InputEvent.control(byte) {
      guard case .key(let key, let own) = event else { return nil }
      return .key(key, modifiers.union(own))
    }
    if let key = Key(keypad: code) { return .key(key, modifiers) }
    guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init), scalar.isTyped else { return nil }
    let character = Character(scalar)
    guard modifiers.contains(.shift) else { return .key(.character(character), modifiers) }
    let upper = character.uppercased()
    return .key(.character(upper.count == 1 ? Character(upper) : character), modifiers.subtracting(.shift))
  }

  private func mouse(_ end: Character, _ numbers: [[Int]]) -> InputEvent? {
    guard numbers.count == 3, end == "M" || end == "m" else { return nil }
    return MouseEvent(
      code: numbers.number(0), column: numbers.number(1), row: numbers.number(2), isRelease: end == "m"
    ).map { .mouse($0) }
  }
}

extension KeyModifiers {
  /// Reads the number that terminals send: a sum of bits, plus one. Meta counts as alt; locks count for nothing.
  init(parameter: Int) {
    let bits = max(parameter - 1, 0)
    var modifiers = KeyModifiers(rawValue: UInt8(bits & 7))
    if bits & 32 != 0 { modifiers.insert(.alt) }
    self = modifiers
  }
}

extension MouseEvent {
  /// Reads a report.
  /// - Parameters:
  ///   - code: button, modifiers and kind, a sum of bits.
  ///   - column: the column, from 1.
  ///   - row: the row, from 1.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard column > 0, row > 0, column <= 100_000, row <= 100_000, (0..<128).contains(code) else { return nil }
    let button: Button? = [.left, .middle, .right, nil][code & 3]
    switch code & 0x60 {
    case 0x40 where !isRelease: action = .wheel([.up, .down, .left, .right][code & 3])
    case 0x20: action = .move(button)
    case 0:
      // The old reports do not say which button was let go.
      action = isRelease || button == nil ? .release(button ?? .left) : .press(button ?? .left)
    default: return nil
    }
    self.column = column - 1
    self.row = row - 1
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
  }
}
