/// The byte sequences that make a terminal ready for a table, and those that take everything back.
struct TerminalModes: Hashable, Sendable {
  /// Whether clicks and moves of the mouse come to the table; else they stay with the terminal, for marking text.
  var isMouseOn = true
  /// Whether the terminal is the Linux console, which has no second screen to return from.
  var isConsole = false

  /// Alternate screen, keys in their plain form, paste marked, no cursor, no wrapping at the right edge.
  ///
  /// No keyboard protocol is switched on: what they add is told by a timeout here, and old terminals print them.
  var enter: [UInt8] {
    Array(
      "\u{1B}[?1049h\u{1B}[0m\u{1B}[2J\u{1B}[H\u{1B}[?1l\u{1B}>\u{1B}[?7l\u{1B}[?25l\u{1B}[?2004h".utf8)
      + (isMouseOn ? mouse : [])
  }

  /// What gives the mouse to the table, or back to the terminal, while the table is drawn.
  var mouse: [UInt8] {
    let modes = isMouseOn ? [1000, 1002, 1003, 1006] : [1003, 1002, 1000, 1006]
    return modes.flatMap { Array("\u{1B}[?\($0)\(isMouseOn ? "h" : "l")".utf8) }
  }

  /// Takes back all that `enter` or a frame may have set, whether it was set or not: so it may follow anything.
  var leave: [UInt8] { Self.reset(clearing: isConsole) }

  /// What puts a terminal right after a program that did not do it itself.
  static let rescue = reset(clearing: false)

  private static func reset(clearing: Bool) -> [UInt8] {
    Array(
      ("\u{1B}[?2026l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1006l\u{1B}[?2004l\u{1B}[?1l\u{1B}>"
        + "\u{1B}[0m\u{1B}(B\u{0F}\u{1B}[?7h\(clearing ? "\u{1B}[2J\u{1B}[H" : "")\u{1B}[?1049l\u{1B}[?25h").utf8)
  }
}
