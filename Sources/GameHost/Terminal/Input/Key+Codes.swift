/// The names that terminals have for keys.
extension Key {
  /// The key of `ESC [ … letter` or `ESC O letter`.
  init?(letter: Character) {
    switch letter {
    case "A": self = .up
    case "B": self = .down
    case "C": self = .right
    case "D": self = .left
    case "F": self = .end
    case "H": self = .home
    case "P": self = .function(1)
    case "Q": self = .function(2)
    case "R": self = .function(3)
    case "S": self = .function(4)
    default: return nil
    }
  }

  /// The key of `ESC [ number ~`.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23, 24: self = .function(number - 12)
    default: return nil
    }
  }

  /// The key of the keypad in `ESC O letter`.
  init?(keypadLetter letter: Character) {
    switch letter {
    case "M": self = .enter
    case "I": self = .tab
    case " ": self = .character(" ")
    case "X": self = .character("=")
    case "j"..."y":
      let characters = Array("*+,-./0123456789")
      guard let value = letter.asciiValue else { return nil }
      self = .character(characters[Int(value) - 0x6A])
    default: return nil
    }
  }

  /// The key of the keypad by its code in the kitty protocol.
  init?(keypad code: Int) {
    switch code {
    case 57_399...57_408: self = .character(Character(Unicode.Scalar(UInt8(0x30 + code - 57_399))))
    case 57_409: self = .character(".")
    case 57_410: self = .character("/")
    case 57_411: self = .character("*")
    case 57_412: self = .character("-")
    case 57_413: self = .character("+")
    case 57_414: self = .enter
    case 57_417...57_426:
      self = [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete][code - 57_417]
    default: return nil
    }
  }
}

extension InputEvent {
  /// What a control character means; nil for other bytes.
  static func control(_ byte: UInt8) -> InputEvent? {
    switch byte {
    case 0x08, 0x7F: .key(.backspace)
    case 0x09: .key(.tab)
    case 0x0A, 0x0D: .key(.enter)
    case 0x1B: .key(.escape)
    case 0x00: .key(.character(" "), .control)
    case 0x01...0x1A: .key(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x1C...0x1F: .key(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    default: nil
    }
  }
}
