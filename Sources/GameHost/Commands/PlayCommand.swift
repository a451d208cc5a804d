import CasinoKit
import FoundationEssentials
import Glibc

/// `casino play`.
enum PlayCommand {
  static func run(_ options: PlayOptions, _ invocation: Invocation, in context: CommandContext) throws {
    if options.interface == .terminal { throw CommandError.interfaceMissing(.terminal) }
    let game = try options.game.found()
    let overrides = try PlaySettings(options.settings, manifest: game.manifest)
    let folder = try context.dataDirectory(invocation)
    try folder.create()
    let store = try Store.open(in: URL(filePath: folder.path)) { Date() }
    let profile = try store.profile(named: invocation.profile)
    let language = options.language ?? Language.tag(of: context.environment) ?? "en"
    // Chips of the wallet are staked at the games of the house only.
    let isPractice = options.practice.isPractice || !game.isBundled
    let bank = try TableBank(
      store, game: game.manifest.info, profile: profile, practice: isPractice ? options.practice : nil,
      plan: try overrides.plan(store: store, profile: profile, game: game.manifest), limits: overrides.limits)
    let connection = try start(game, folder)
    do {
      let session = TableSession(
        game: game, connection: connection, bank: bank, overrides: overrides.values, strings: .host(language))
      defer { session.leave() }
      let settings = try store.settings(game: game.manifest.info.id, profile: profile).merging(overrides.values) { $1 }
      let greeting = try session.sitDown(
        try bank.welcome(
          language: language, settings: settings, cardNames: options.suits == .symbols ? .symbols : .words))
      let leave = try play(session, options.interface, greeting: greeting, context)
      if case .signal = leave {
        session.leave()
        exit(leave.status)
      }
    } catch let failure as ModuleFailure {
      throw ModuleFailed(failure: failure, game: game.manifest.info.name, log: connection.log?.path)
    }
  }

  private static func start(_ game: Game, _ folder: DataDirectory) throws -> ModuleConnection {
    let launcher = ModuleLauncher(data: URL(filePath: folder.path))
    do throws(ModuleFailure) { return try launcher.start(game) } catch {
      let log = folder.path(of: "logs/\(game.manifest.info.id).log")
      throw ModuleFailed(failure: error, game: game.manifest.info.name, log: log)
    }
  }

  private static func play(
    _ session: TableSession, _ interface: PlayOptions.Interface, greeting: [String], _ context: CommandContext
  ) throws -> TableLeave {
    let lines = LineSource(descriptor: STDIN_FILENO, signals: LeaveSignals())
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    switch interface {
    case .json: return try JSONTable(session, lines: lines, output: context.output).run(greeting: greeting)
    case .text, .terminal:
      return try TextTable(session, lines: lines, output: context.output, isTerminal: isTerminal)
        .run(greeting: greeting)
    }
  }
}

extension Strings {
  /// The words of the host over those of the kit.
  static func host(_ language: String) -> Strings {
    let words = try? Catalogue(json: .init(HostCatalogue.json.utf8), language: language)
    return Strings(words ?? Catalogue(empty: language), language: language)
  }
}
