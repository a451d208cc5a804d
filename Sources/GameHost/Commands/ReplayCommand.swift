import CasinoKit
import FoundationEssentials
import Glibc

/// The options of `casino history --replay`.
struct ReplayOptions: Equatable {
  /// The number of the round.
  var round: Int
  /// Who shows it; nil is the terminal where it can, else plain text.
  var interface: PlayOptions.Interface?
  var colors: ColorMode?
  var isASCII = false
}

/// `casino history --replay N`: a round at the table again, step by step.
enum ReplayCommand {
  static func run(
    _ options: ReplayOptions, game name: String, _ store: Store, _ profile: ProfileID, _ folder: DataDirectory,
    _ strings: Strings, _ invocation: Invocation, in context: CommandContext
  ) throws {
    let rounds = try store.rounds(game: name, profile: profile, limit: 1, before: options.round + 1)
    guard let round = rounds.first, round.number == options.round, round.hands != nil else {
      throw CommandError.unknownRound(game: name, options.round)
    }
    let game = try GameReference(name).found(invocation, in: context)
    let data = URL(filePath: folder.path)
    guard game.manifest.info.version == round.version else {
      throw CommandError.versionGone(game: game.manifest.info.name, version: round.version)
    }
    let interface = try interface(options, folder, strings, context)
    var log: String?
    do {
      let connection = try ModuleLauncher(data: data).start(game)
      defer { connection.end() }
      log = connection.log?.path
      let values = HostValues(
        balance: round.balance, limits: .vip, isPractice: round.isPractice, cardsRemaining: 0, cardCount: 0,
        rounds: round.number - 1, settings: HostSettings(try store.settings(in: .host, profile: profile)))
      let replay = try RoundReplay(round, connection: connection, strings: strings, values: values)
      try show(replay, round, interface, options, strings, context)
    } catch let failure as ModuleFailure {
      throw ModuleFailed(failure: failure, game: game.manifest.info.name, log: log)
    }
  }

  private static func interface(
    _ options: ReplayOptions, _ folder: DataDirectory, _ strings: Strings, _ context: CommandContext
  ) throws -> PlayOptions.Interface {
    guard options.interface ?? .terminal == .terminal else { return options.interface ?? .text }
    guard case .terminal = TerminalCapability.ofProcess(environment: context.environment) else { return .text }
    let log = folder.path(of: "logs/casino.log")
    if let status = Supervisor.runIfNeeded(ended: { strings.ended(by: $0, log: log) }) { exit(status) }
    return .terminal
  }

  private static func show(
    _ replay: RoundReplay, _ round: RoundRecord, _ interface: PlayOptions.Interface, _ options: ReplayOptions,
    _ strings: Strings, _ context: CommandContext
  ) throws {
    switch interface {
    case .terminal:
      let terminal = Terminal(
        options: Terminal.Options(isMouseOn: false, log: nil, name: context.environment["TERM"] ?? ""))
      let stage = Stage(
        terminal, mode: ColorMode.detected(context.environment, choice: options.colors),
        glyphs: GlyphMode.detected(context.environment, choice: options.isASCII ? .ascii : nil))
      try ReplayTable(replay, number: round.number, stage: stage, strings: strings).run()
    case .json:
      for (place, step) in replay.steps.enumerated() {
        try context.output.writeLine(ReplayText.json(step, place))
      }
    case .text:
      for (place, step) in replay.steps.enumerated() where place > 0 {
        for line in step.say { try context.output.writeLine("\(place). \(line)") }
      }
    }
  }
}

/// A step of a replay as JSON.
enum ReplayText {
  private struct Line: Encodable {
    var step: Int
    var events: [GameEvent]
    var say: [String]
    var scene: Scene
  }

  static func json(_ step: ShownStep, _ place: Int) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = Line(step: place, events: step.events, say: step.say, scene: step.scene)
    return String(decoding: try encoder.encode(line), as: UTF8.self)
  }
}
