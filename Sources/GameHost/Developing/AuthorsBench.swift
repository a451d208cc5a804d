import CasinoKit
import FoundationEssentials

/// All that `casino dev` needs for one author at one game: has the first table laid, and every further one for its
/// workshop.
final class AuthorsBench {
  let package: GamePackage
  let builder: GameBuilder
  let options: DevOptions
  let store: Store
  let profile: ProfileID
  let folder: DataDirectory
  let invocation: Invocation
  let context: CommandContext
  private var lock: TableLock?
  private var hasTable = false
  /// The word of the game at the table.
  private var word: String?

  init(
    package: GamePackage, builder: GameBuilder, options: DevOptions, store: Store, profile: ProfileID,
    folder: DataDirectory, invocation: Invocation, context: CommandContext
  ) {
    self.package = package
    self.builder = builder
    self.options = options
    self.store = store
    self.profile = profile
    self.folder = folder
    self.invocation = invocation
    self.context = context
  }

  private var data: URL { URL(filePath: folder.path) }
  private var strings: Strings { .host(context.language(invocation, in: store, profile)) }

  /// Builds the game, lays its table, has it played and puts everything away.
  func run(_ play: (TableVisit.Seat) throws -> TableLeave) throws -> TableLeave {
    let built = try builder.fresh(package)
    let workshop = Workshop(
      package, in: builder.place, waitsForDebugger: options.waitsForDebugger,
      table: Workshop.Table(
        build: { [builder] in try builder.start($0, .debug, $1) }, game: game, begin: begin, open: open))
    defer { workshop.end() }
    var seat = try workshop.open(built)
    seat.workshop = workshop
    seat.sounds = TableSounds(environment: context.environment, data: data)
    do { return try play(seat) } catch let failure as ModuleFailure { throw failed(failure) }
  }

  /// The game of a program, which must be the same game as before: its table is locked by its word.
  private func game(_ built: BuiltGame, _ package: GamePackage) throws -> Game {
    var library = context.library(invocation)
    let gate = ForeignGate(invocation: invocation, context: context), agrees = options.play.isAgreed
    library.isAgreed = { agrees || gate.isAgreed(.open($0)) }
    var game = try library.game(built)
    // A debugger sees nothing in a sandbox.
    if options.waitsForDebugger { game.confinement = .open }
    let new = game.manifest.info.id
    if let word, word != new { throw OtherGame(before: word, now: new) }
    if lock == nil {
      lock = try TableAccess(
        game: game, data: data, profile: profile, isPractice: true, takesOver: options.play.takesOver, strings: strings,
        context: context
      ).lock()
    }
    word = new
    return game
  }

  private var launcher: ModuleLauncher {
    var launcher = ModuleLauncher(data: data, environment: context.environment)
    guard options.waitsForDebugger else { return launcher }
    launcher.surroundings["CASINO_WAIT_FOR_DEBUGGER"] = "1"
    // Whoever looks at a stopped program takes all the time there is.
    launcher.patience.deadline = .seconds(1 << 30)
    return launcher
  }

  private func begin(_ game: Game) throws -> ModuleConnection {
    let connection: ModuleConnection
    do throws(ModuleFailure) { connection = try launcher.begin(game) } catch { throw failed(error) }
    if options.waitsForDebugger, !hasTable {
      try context.errors.writeLine(strings.waiting(for: connection.process.pid, game: game.manifest.info.name))
    }
    return connection
  }

  private func open(_ game: Game, _ connection: ModuleConnection) throws -> TableVisit.Seat {
    let options = hasTable ? self.options.again : self.options.play
    hasTable = true
    let visit = TableVisit(
      game: game, options: options, store: store, profile: profile, folder: folder, invocation: invocation,
      context: context)
    var opening = try visit.opening(
      try PlaySettings(options.settings, manifest: game.manifest), data: data, isPractice: true)
    opening.launcher = launcher
    let (session, greeting) = try opening.open(written: connection) { try begin(game) }
    return TableVisit.Seat(session: session, greeting: greeting)
  }

  private func failed(_ failure: ModuleFailure) -> ModuleFailed {
    ModuleFailed(
      failure: failure, game: package.executable, log: word.map { folder.path(of: "logs/\($0).log") })
  }
}

/// The game took another word while it was played.
struct OtherGame: CommandFailure, Equatable {
  var before: String
  var now: String
  var exitCode: ExitCode { .failed }
  func sentence(in strings: Strings) -> String { strings.words("dev.error.otherGame", before, now) }
}
