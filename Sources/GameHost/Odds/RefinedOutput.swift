import Glibc

/// Lines that are printed again and again in the same place of a terminal, and once where there is none.
final class RefinedOutput {
  private let output: CommandOutput
  /// Whether somebody watches.
  let isTerminal: Bool
  private var shown = 0

  init(_ output: CommandOutput) {
    self.output = output
    isTerminal = isatty(output.descriptor) == 1
  }

  /// Shows lines in place of those before.
  func show(_ lines: [String]) throws { if isTerminal { try write(lines) } }

  /// Shows the last lines.
  func end(_ lines: [String]) throws { try write(lines) }

  private func write(_ lines: [String]) throws {
    let back = shown > 0 ? "\u{1B}[\(shown)F\u{1B}[0J" : ""
    shown = lines.count
    try output.write(back + lines.map { $0 + "\n" }.joined())
  }
}
