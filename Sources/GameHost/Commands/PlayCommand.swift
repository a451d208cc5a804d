import CasinoKit
import FoundationEssentials
import Glibc

/// `casino play`.
enum PlayCommand {
  static func run(_ options: PlayOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let game = try options.game.found()
    let overrides = try PlaySettings(options.settings, manifest: game.manifest)
    let (record, folder) = try context.openStore(invocation)
    var open: Store? = record
    let profile = try record.profile(named: invocation.profile)
    let wishes = HostSettings(try record.settings(in: .host, profile: profile))
    // Whoever only watches the program that draws has no need of the record.
    let interface = try interface(options, wishes, folder, in: context) { open = nil }
    let store = try open ?? context.openStore(invocation).store
    let data = URL(filePath: folder.path)
    // Chips of the wallet are staked at the games of the house only.
    let isPractice = options.practice.isPractice || !game.isBundled
    let access = TableAccess(
      game: game, data: data, profile: profile, isPractice: isPractice, takesOver: options.takesOver,
      strings: strings, context: context)
    let lock = try access.lock()
    defer { withExtendedLifetime(lock) {} }
    if let seed = options.clientSeed {
      try store.save(settings: [HostSettings.clientSeed: seed], in: .host, profile: profile)
    }
    let sync = TableSync(store: store, profile: profile, strings: strings) { try? context.errors.writeLine($0) }
    if !isPractice { sync.run() }
    let bank = try TableBank(
      store, game: game.manifest.info, profile: profile, practice: isPractice ? options.practice : nil,
      plan: try overrides.plan(store: store, profile: profile, game: game.manifest), limits: overrides.limits,
      language: context.languages(options.language))
    bank.hidesHints = context.environment["CASINO_HINTS"] == "off"
    let opening = TableOpening(
      game: game, data: data, bank: bank, overrides: overrides.values, strings: .host(bank.language),
      settings: { try store.orderedSettings(in: .game(game.manifest.info.id), profile: profile) },
      welcome: { settings in
        try bank.welcome(settings: settings, cardNames: options.suits == .symbols ? .symbols : .words)
      })
    let (session, greeting) = try opening.open()
    defer {
      session.leave()
      if !isPractice { sync.run() }
    }
    do {
      let sounds = TableSounds(environment: context.environment, data: data)
      let leave = try play(session, interface, options, greeting: greeting, sounds: sounds, context)
      if case .signal = leave {
        session.leave()
        if !isPractice { sync.run() }
        exit(leave.status)
      }
    } catch let failure as ModuleFailure {
      throw ModuleFailed(failure: failure, game: game.manifest.info.name, log: session.connection.log?.path)
    }
  }

  /// Who draws the table: what was asked for, else the terminal where it can, else plain text with a line that says so.
  ///
  /// For a drawn table the program starts itself once more and waits here, so that the terminal is put right however
  /// that ends.
  /// - Parameter beforeWatching: called before this program only waits for the one that draws.
  private static func interface(
    _ options: PlayOptions, _ wishes: HostSettings, _ folder: DataDirectory, in context: CommandContext,
    beforeWatching: () -> Void
  ) throws -> PlayOptions.Interface {
    let choice = InterfaceChoice(
      option: options.interface, variable: context.environment[InterfaceChoice.variable],
      setting: wishes.values[InterfaceChoice.key])
    if let unknown = choice.unknown {
      let strings = Strings.host(context.languages(options.language).language(kept: wishes.values[LanguageChoice.key]))
      try context.errors.writeLine(strings.text("interface.unknown", .text(Sanitizer.text(unknown, limit: 60))))
    }
    let wanted = choice.chosen ?? .terminal
    guard wanted == .terminal else { return wanted }
    switch TerminalCapability.ofProcess(environment: context.environment) {
    case .terminal:
      let log = folder.path(of: "logs/casino.log")
      if let status = Supervisor.runIfNeeded(log: log, beforeWatching: beforeWatching) { exit(status) }
      return .terminal
    case .plainText(let reason):
      let isTyped = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      if choice.chosen != nil || isTyped { try context.errors.writeLine(DeviceWords.sentence(for: reason)) }
      return .text
    }
  }

  private static func play(
    _ session: TableSession, _ interface: PlayOptions.Interface, _ options: PlayOptions, greeting: [String],
    sounds: TableSounds?, _ context: CommandContext
  ) throws -> TableLeave {
    switch interface {
    case .terminal: return try draw(session, options, greeting: greeting, sounds, context)
    case .json: return try JSONTable(session, lines: lines(), output: context.output).run(greeting: greeting)
    case .text:
      let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      return try TextTable(
        session, lines: lines(), output: context.output, isTerminal: isTerminal,
        sounds: isTerminal ? sounds : nil
      ).run(greeting: greeting)
    }
  }

  private static func lines() -> LineSource { LineSource(descriptor: STDIN_FILENO, signals: LeaveSignals()) }

  private static func draw(
    _ session: TableSession, _ options: PlayOptions, greeting: [String], _ sounds: TableSounds?,
    _ context: CommandContext
  ) throws -> TableLeave {
    let terminal = Terminal(
      options: Terminal.Options(
        isMouseOn: session.values.settings.values.isOn("mouse"), log: session.hostLog,
        name: context.environment["TERM"] ?? ""))
    let table = TerminalTable(
      session, terminal: terminal, mode: ColorMode.detected(context.environment, choice: options.colors),
      glyphs: GlyphMode.detected(context.environment, choice: options.isASCII ? .ascii : nil), sounds: sounds)
    let leave = try table.run(greeting: greeting)
    if session.hasOpenRound { try context.output.writeLine(session.strings.text("text.leftOpen")) }
    return leave
  }
}
