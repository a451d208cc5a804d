import Glibc

/// What the descriptors and the environment allow: a drawn table, or plain text and why.
enum TerminalCapability: Hashable, Sendable {
  case terminal
  case plainText(Reason)

  /// Why no table can be drawn.
  enum Reason: Hashable, Sendable {
    /// Standard input is no terminal, so no keys can come from it.
    case inputIsNoTerminal
    /// Standard output is no terminal.
    case outputIsNoTerminal
    /// `TERM` is not set.
    case noName
    /// The terminal says that it can place nothing on its screen; its `TERM`.
    case cannotPlace(name: String)
  }

  /// Judges a terminal.
  init(isInputTerminal: Bool, isOutputTerminal: Bool, environment: [String: String]) {
    let name = environment["TERM"] ?? ""
    self =
      if !isInputTerminal {
        .plainText(.inputIsNoTerminal)
      } else if !isOutputTerminal {
        .plainText(.outputIsNoTerminal)
      } else if name.isEmpty {
        .plainText(.noName)
      } else if ["dumb", "unknown", "network", "emacs"].contains(name) {
        .plainText(.cannotPlace(name: name))
      } else {
        .terminal
      }
  }

  /// Judges the terminal of this program.
  static func ofProcess(environment: [String: String]) -> TerminalCapability {
    TerminalCapability(
      isInputTerminal: isatty(STDIN_FILENO) == 1, isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      environment: environment)
  }
}
