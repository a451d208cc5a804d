import CasinoKit
import Glibc

/// What the player is told about the terminal.
extension Strings {
  /// The signals by which the system ends a program that went wrong itself.
  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// That the program that drew the table was ended by a signal.
  func ended(by number: Int32, log: String?) -> String {
    guard Self.faults.contains(number) else { return words("terminal.ended", "\(number)") }
    guard let log else { return words("terminal.fault", "\(number)") }
    return words("terminal.fault.log", "\(number)", log)
  }

  /// Why there is plain text instead of a drawn table.
  func sentence(for reason: TerminalCapability.Reason) -> String {
    switch reason {
    case .inputIsNoTerminal: text("terminal.plain.input")
    case .outputIsNoTerminal: text("terminal.plain.output")
    case .noName: text("terminal.plain.noName")
    case .cannotPlace(let name): words("terminal.plain.cannotPlace", name)
    }
  }
}
