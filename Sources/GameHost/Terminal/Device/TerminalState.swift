import Glibc

/// A terminal as it was found, to be put right after a program that could not do it itself.
struct TerminalState {
  private let settings: LineSettings
  private let flags: [Int32]

  /// Looks at the terminal of this program; nil where it has none.
  init?() {
    guard isatty(STDOUT_FILENO) == 1, let settings = LineSettings(of: STDIN_FILENO) else { return nil }
    self.settings = settings
    flags = [STDIN_FILENO, STDOUT_FILENO].map { fcntl($0, F_GETFL) }
  }

  /// Whether typing is treated as it was.
  var isInPlace: Bool { LineSettings(of: STDIN_FILENO) == settings }

  /// Puts everything back, unless the terminal is another program's now.
  func restore() {
    let group = tcgetpgrp(STDIN_FILENO)
    guard group <= 0 || group == getpgrp() else { return }
    for (descriptor, flags) in zip([STDIN_FILENO, STDOUT_FILENO], flags) { _ = fcntl(descriptor, F_SETFL, flags) }
    TerminalOutput(STDOUT_FILENO).write(TerminalModes.rescue)
    tcflush(STDIN_FILENO, TCIFLUSH)
    settings.apply(to: STDIN_FILENO)
  }
}
