/// What a person or the terminal did, read from the terminal's bytes.
enum InputEvent: Hashable, Sendable {
  /// A key, or a character that was typed in whatever way.
  case key(Key, KeyModifiers)
  /// The mouse.
  case mouse(MouseEvent)
  /// Text that was pasted, at most `InputParser.greatestPaste` bytes of it. Lines end in a line feed; no other control
  /// character is in it.
  case paste(String)
  /// Whether the terminal's window has the keyboard now.
  case focus(Bool)
  /// An answer of the terminal to a question, asked by whoever.
  case reply(TerminalReply)

  /// A key without modifiers.
  static func key(_ key: Key) -> InputEvent { .key(key, []) }
}

/// A key of the keyboard.
enum Key: Hashable, Sendable {
  /// A character as it is typed: capitals are capitals, without the shift modifier. It is one scalar: what a letter is
  /// combined with comes as a key of its own.
  case character(Character)
  case enter, tab, backspace, escape
  case up, down, left, right, home, end, pageUp, pageDown
  case insert, delete
  /// F1 and so on.
  case function(Int)
}

/// The keys that are held down with another, or with the mouse.
struct KeyModifiers: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let shift = KeyModifiers(rawValue: 1)
  static let alt = KeyModifiers(rawValue: 2)
  static let control = KeyModifiers(rawValue: 4)
}

/// What the mouse did, and over which cell; column and row 0 are at the top left.
struct MouseEvent: Hashable, Sendable {
  enum Button: Hashable, Sendable {
    case left, middle, right
  }

  enum Wheel: Hashable, Sendable {
    case up, down, left, right
  }

  enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// The mouse moved with a button held down, or with none.
    case move(Button?)
    case wheel(Wheel)
  }

  var action: Action
  var column: Int
  var row: Int
  var modifiers: KeyModifiers = []
}

/// An answer of the terminal to a question.
enum TerminalReply: Hashable, Sendable {
  /// The colour of text (10) or of the background (11), each part 0 to 255.
  case color(number: Int, red: UInt8, green: UInt8, blue: UInt8)
  /// A private mode and what the terminal says of it: 0 unknown, 1 set, 2 reset, 3 and 4 the same for good.
  case mode(Int, state: Int)
  /// What the terminal says it is, which every terminal answers.
  case attributes
  /// Anything else, which nobody here has asked for.
  case other
}
