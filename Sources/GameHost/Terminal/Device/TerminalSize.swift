import Glibc

/// How many cells a terminal has.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// What a terminal has that does not say.
  static let usual = TerminalSize(columns: 80, rows: 24)

  /// Asks the terminal of a descriptor; nil where it does not know.
  init?(of descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Makes a size.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
