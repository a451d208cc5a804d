import Glibc

/// What the player is told about the terminal.
enum DeviceWords {
  /// That the program that drew the table was ended.
  static func crashed(signal number: Int32, log: String?) -> String {
    let name = strsignal(number).map { String(cString: $0) } ?? "signal \(number)"
    let ended = "the table was closed from outside or by a fault of its own (\(name.lowercased()))."
    let kept = "Everything that was on the table is kept for the next start."
    return [ended, kept, log.map { "What it printed is in \($0)" }].compactMap { $0 }.joined(separator: " ")
  }

  /// Why there is plain text instead of a drawn table.
  static func sentence(for reason: TerminalCapability.Reason) -> String {
    switch reason {
    case .inputIsNoTerminal: "Standard input is no terminal, so the table is told in plain text."
    case .outputIsNoTerminal: "Standard output is no terminal, so the table is told in plain text."
    case .noName: "TERM is not set, so the table is told in plain text."
    case .cannotPlace(let name):
      "A terminal of the kind \"\(name)\" cannot draw a table, so it is told in plain text."
    }
  }
}
