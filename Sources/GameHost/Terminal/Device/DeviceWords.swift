import Glibc

/// What the player is told about the terminal.
enum DeviceWords {
  /// The signals by which the system ends a program that went wrong itself.
  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// That the program that drew the table was ended by a signal.
  static func ended(by number: Int32, log: String?) -> String {
    let kept = "What was on the table is kept for the next start."
    guard faults.contains(number) else { return "The table was closed from outside (signal \(number)). \(kept)" }
    let seen = log.map { " What led to it is in \($0)" } ?? ""
    return "The table was closed by a fault in casino itself (signal \(number)). \(kept)\(seen)"
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
