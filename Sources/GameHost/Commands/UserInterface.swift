import CasinoKit
import Glibc

/// Who shows tables and the lobby.
enum UserInterface {
  /// The variable that chooses where no option does.
  static let variable = "CASINO_UI"

  /// Who shows them: what was asked for, else the terminal where it can, else another with a line that says so.
  ///
  /// For what is drawn the program starts itself once more and waits here, so that the terminal is put right however
  /// that ends.
  static func chosen(
    _ wanted: PlayOptions.Interface?, _ folder: DataDirectory, in context: CommandContext,
    otherwise: PlayOptions.Interface
  ) throws -> PlayOptions.Interface {
    let asked = wanted ?? context.environment[variable].flatMap(PlayOptions.Interface.init)
    guard asked ?? .terminal == .terminal else { return asked ?? otherwise }
    switch TerminalCapability.ofProcess(environment: context.environment) {
    case .terminal:
      if let status = Supervisor.runIfNeeded(log: folder.path(of: "logs/casino.log")) { exit(status) }
      return .terminal
    case .plainText(let reason):
      let isTyped = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      if asked != nil || isTyped { try context.errors.writeLine(DeviceWords.sentence(for: reason)) }
      return otherwise
    }
  }
}

extension LineSource {
  /// The lines that are typed or piped to this program.
  static var ofProcess: LineSource { LineSource(descriptor: STDIN_FILENO, signals: LeaveSignals()) }
}
