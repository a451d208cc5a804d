import CasinoKit
import Glibc

/// Who shows tables and the lobby.
struct UserInterface {
  let invocation: Invocation
  let context: CommandContext
  /// The file that gets what the program prints as it crashes.
  let log: String
  /// The player's kept wishes.
  let wishes: HostSettings

  private var strings: Strings {
    .host(context.languages(invocation).language(kept: wishes.values[LanguageChoice.key]))
  }

  /// Who shows them: what was asked for, else the terminal where it can, else another with a line that says so.
  ///
  /// For what is drawn the program starts itself once more and waits here, so that the terminal is put right however
  /// that ends.
  /// - Parameters:
  ///   - wanted: what `--ui` names.
  ///   - otherwise: who shows them where the terminal cannot.
  ///   - beforeWatching: called before this program only waits for the one that draws.
  func chosen(
    _ wanted: PlayOptions.Interface?, otherwise: PlayOptions.Interface = .text, beforeWatching: () -> Void = {}
  ) throws -> PlayOptions.Interface {
    let choice = choice(wanted)
    if let unknown = choice.unknown {
      try context.errors.writeLine(strings.text("interface.unknown", .text(Sanitizer.text(unknown, limit: 60))))
    }
    guard choice.chosen ?? .terminal == .terminal else { return choice.chosen ?? otherwise }
    switch TerminalCapability.ofProcess(environment: context.environment) {
    case .terminal:
      let status = Supervisor.runIfNeeded(beforeWatching: beforeWatching) { strings.ended(by: $0, log: log) }
      if let status { exit(status) }
      return .terminal
    case .plainText(let reason):
      let isTyped = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      if choice.chosen != nil || isTyped { try context.errors.writeLine(strings.sentence(for: reason)) }
      return otherwise
    }
  }

  /// Whether anything but the terminal itself chose.
  func isChosen(_ wanted: PlayOptions.Interface?) -> Bool { choice(wanted).chosen != nil }

  private func choice(_ wanted: PlayOptions.Interface?) -> InterfaceChoice {
    InterfaceChoice(
      option: wanted, variable: context.environment[InterfaceChoice.variable],
      setting: wishes.values[InterfaceChoice.key])
  }
}

extension LineSource {
  /// The lines that are typed or piped to this program.
  static var ofProcess: LineSource { LineSource(descriptor: STDIN_FILENO, signals: LeaveSignals()) }
}
