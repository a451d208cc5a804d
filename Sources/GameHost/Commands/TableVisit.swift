import CasinoKit
import FoundationEssentials

/// A player's visit to a table: from the choice of a game until the player has left and everything is kept.
struct TableVisit {
  /// What is at hand once the table is laid.
  struct Seat {
    var session: TableSession
    /// What a person who sits down is told.
    var greeting: [String]
    var sounds: TableSounds?
    /// What is done beside a table whose game is being written.
    var workshop: Workshop?
  }

  let game: Game
  let options: PlayOptions
  let store: Store
  let profile: ProfileID
  let folder: DataDirectory
  let invocation: Invocation
  let context: CommandContext
  /// Whether somebody can be asked about a table that is open elsewhere.
  var mayAsk = true
  /// Called when nothing stands in the way any more, before the game's program is started.
  var willStart: () throws -> Void = {}

  private var strings: Strings { .host(context.language(invocation, in: store, profile)) }

  /// Lays the table, has it played and puts everything away.
  /// - Parameter play: plays until the player leaves.
  /// - Throws: `CommandError` where the table cannot be had, `ModuleFailed` where the game failed.
  func run(_ play: (Seat) throws -> TableLeave) throws -> TableLeave {
    let overrides = try PlaySettings(options.settings, manifest: game.manifest)
    let data = URL(filePath: folder.path)
    // Chips of the wallet are staked at the games of the house only: one that was installed has a purse.
    let isPractice = options.practice.isPractice || game.origin.kept == nil
    let access = TableAccess(
      game: game, data: data, profile: profile, isPractice: isPractice, takesOver: options.takesOver,
      strings: strings, context: context, mayAsk: mayAsk)
    let lock = try access.lock()
    defer { withExtendedLifetime(lock) {} }
    if !isPractice { try claim() }
    try willStart()
    if let seed = options.clientSeed {
      try store.save(settings: [HostSettings.clientSeed: seed], in: .host, profile: profile)
    }
    let sync = TableSync(store: store, profile: profile, strings: strings) { try? context.errors.writeLine($0) }
    if !isPractice { sync.run() }
    let (session, greeting) = try opening(overrides, data: data, isPractice: isPractice).open()
    defer {
      session.leave()
      if !isPractice { sync.run() }
    }
    do {
      let sounds = TableSounds(environment: context.environment, data: data)
      return try play(Seat(session: session, greeting: greeting, sounds: sounds))
    } catch let failure as ModuleFailure {
      throw ModuleFailed(failure: failure, game: game.manifest.info.name, log: session.connection.log?.path)
    }
  }

  /// Takes the game's word for its origin. What comes with the host keeps its word whoever had it before.
  private func claim() throws {
    let id = game.manifest.info.id
    if game.isBundled {
      try? store.claim(id, for: .bundled, bundled: [id])
    } else {
      try store.claim(id, for: game.origin, bundled: GameLibrary().isBundled(id) ? [id] : [])
    }
  }

  /// What the record calls the game. One that is played by its path under the word of another has a word of its own
  /// there, so that it can neither read nor change anything of the other's.
  static func infoOfRecord(_ game: Game, in store: Store) throws -> GameInfo {
    var info = game.manifest.info
    guard case .path = game.origin else { return info }
    let isTaken = try store.origin(of: info.id) != nil || GameLibrary().isBundled(info.id)
    if isTaken { info.id += GameOrigin.pathMark }
    return info
  }

  func opening(_ overrides: PlaySettings, data: URL, isPractice: Bool) throws -> TableOpening {
    let info = try Self.infoOfRecord(game, in: store)
    let bank = try TableBank(
      store, game: info, profile: profile, practice: isPractice ? options.practice : nil,
      plan: try overrides.plan(store: store, profile: profile, game: game.manifest), limits: overrides.limits,
      language: context.languages(invocation), foreign: isPractice || game.isBundled ? nil : game.manifest)
    bank.hidesHints = context.environment["CASINO_HINTS"] == "off"
    let cardNames: CardNames = options.suits == .symbols ? .symbols : .words
    return TableOpening(
      game: game, data: data, bank: bank, overrides: overrides.values, strings: .host(bank.language),
      settings: { try store.orderedSettings(in: .game(info.id), profile: profile) },
      welcome: { settings in try bank.welcome(settings: settings, cardNames: cardNames) },
      launcher: ModuleLauncher(data: data))
  }
}
