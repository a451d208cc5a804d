/// Reads events from the bytes of a terminal, however they are cut into reads.
///
/// Some beginnings are ambiguous: a lone Escape may be the key or the first byte of a sequence. Then `wait` says how
/// long to wait for more, and `timeout()` is to be called when nothing came. The parser keeps no clock.
///
/// What is no UTF-8, unknown or too long is left out. Nothing that comes can make it keep more than
/// `greatestPaste` bytes, or leave it deaf: a control character or a second of silence ends whatever does not end.
struct InputParser {
  /// The most bytes of a paste that are kept.
  static let greatestPaste = 4_096
  /// The most bytes of a terminal's answer that are kept.
  static let greatestReply = 256
  /// How long an Escape may be the beginning of a sequence: more than the bytes of one take over a slow line, less
  /// than a person notices.
  static let escapeWait = Duration.milliseconds(50)
  /// How long a sequence that has begun for certain may pause.
  static let sequenceWait = Duration.seconds(1)

  /// What the bytes so far have begun.
  enum State {
    case ground
    case escape
    case control(ControlSequence)
    /// After `ESC [ [`, from which the Linux console's F1 to F5 come.
    case consoleFunction
    /// After `ESC [ M`: three bytes of an old mouse report.
    case oldMouse([UInt8])
    /// After `ESC O`, and maybe the number of the modifiers.
    case keypad(modifiers: Int)
    /// After `ESC ]` and its like: the introducer, what came, whether the last byte was an Escape.
    case text(introducer: UInt8, [UInt8], escaped: Bool)
    case paste(PasteBuffer)
  }

  // These are for `InputParser+States.swift` alone.
  var state = State.ground
  var scalars = UTF8Scalars()
  /// Whether an Escape came before the character.
  var isAlt = false
  /// Whether an Escape was just told as a key, so that `[` may be the late rest of a sequence.
  var isAfterEscape = false

  /// How long to wait for more bytes before `timeout()` is called; nil where nothing is open.
  var wait: Duration? {
    switch state {
    case .ground: nil
    case .escape: Self.escapeWait
    case .control(let sequence) where sequence.isEmpty: Self.escapeWait
    case .keypad(modifiers: 0): Self.escapeWait
    case .text(_, let text, escaped: false) where text.isEmpty: Self.escapeWait
    default: Self.sequenceWait
    }
  }

  /// Whether an event may depend on whether more bytes come soon.
  var needsTimeout: Bool { wait != nil }

  /// Reads bytes.
  /// - Returns: the events that are certain now.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes { take(byte, &events) }
    return events
  }

  /// Says that nothing came for as long as `wait`.
  /// - Returns: what the bytes so far then mean.
  mutating func timeout() -> [InputEvent] {
    defer {
      state = .ground
      isAlt = false
    }
    let wasAfterEscape = isAfterEscape
    isAfterEscape = false
    switch state {
    case .escape:
      isAfterEscape = true
      return [.key(.escape)]
    case .control(let sequence) where sequence.isEmpty: return [.key(.character("["), wasAfterEscape ? [] : .alt)]
    case .keypad(modifiers: 0): return [.key(.character("O"), wasAfterEscape ? [] : .alt)]
    case .text(let introducer, let text, escaped: false) where text.isEmpty:
      return [.key(.character(Character(Unicode.Scalar(introducer))), .alt)]
    case .paste(let paste): return [.paste(paste.text)]
    default: return []
    }
  }
}
