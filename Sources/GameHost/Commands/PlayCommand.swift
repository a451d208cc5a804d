import CasinoKit
import FoundationEssentials
import Glibc

/// `casino play`.
enum PlayCommand {
  static func run(_ options: PlayOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let game = try options.game.found()
    let overrides = try PlaySettings(options.settings, manifest: game.manifest)
    let folder = try context.dataDirectory(invocation)
    try folder.create()
    let interface = try interface(options, invocation, folder, in: context)
    let language = context.language(invocation.language), strings = Strings.host(language)
    let store = try Store.open(in: URL(filePath: folder.path)) { Date() }
    let profile = try store.profile(named: invocation.profile)
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
      plan: try overrides.plan(store: store, profile: profile, game: game.manifest), limits: overrides.limits)
    bank.hidesHints = context.environment["CASINO_HINTS"] == "off"
    let opening = TableOpening(
      game: game, data: data, bank: bank, overrides: overrides.values, strings: strings,
      settings: { try store.orderedSettings(in: .game(game.manifest.info.id), profile: profile) },
      welcome: { settings in
        try bank.welcome(
          language: language, settings: settings, cardNames: options.suits == .symbols ? .symbols : .words)
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
  private static func interface(
    _ options: PlayOptions, _ invocation: Invocation, _ folder: DataDirectory, in context: CommandContext
  ) throws -> PlayOptions.Interface {
    let wanted = options.interface ?? .terminal
    guard wanted == .terminal else { return wanted }
    switch TerminalCapability.ofProcess(environment: context.environment) {
    case .terminal:
      let log = folder.path(of: "logs/casino.log")
      if let status = Supervisor.runIfNeeded(ended: { context.strings(invocation).ended(by: $0, log: log) }) {
        exit(status)
      }
      return .terminal
    case .plainText(let reason):
      let isTyped = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      if options.interface != nil || isTyped {
        try context.errors.writeLine(context.strings(invocation).sentence(for: reason))
      }
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
