import CasinoKit
import FoundationEssentials
import Glibc

/// The place beside a table where its game is written: watches the sources, has them built while the table is played,
/// and lays the table anew, the hand under way replayed by the new rules.
///
/// It never waits: whoever shows the table waits for `descriptors` and `deadline` too, and then asks for the news.
final class Workshop {
  /// How long after a change the sources are looked at: an editor that saves all files is one change.
  private static let calm = Duration.milliseconds(40)
  /// How long after another build was in the way this one is tried again.
  private static let patience = Duration.milliseconds(200)
  /// How often they are looked at where nothing tells of changes.
  private static let pace = Duration.seconds(1)

  /// What the workshop needs of the table.
  struct Table {
    /// Starts the build of a package, where the scratch path is free.
    var build: (GamePackage, BuildLock) throws -> GameBuild
    /// The game of a program that was built.
    var game: (BuiltGame, GamePackage) throws -> Game
    /// Starts a game's program; the hello comes later.
    var begin: (Game) throws -> ModuleConnection
    /// Lays the table by a program that was begun.
    var open: (Game, ModuleConnection) throws -> TableVisit.Seat
  }

  let package: GamePackage
  private let place: BuildPlace
  private let table: Table
  private let waitsForDebugger: Bool
  private let now: () -> Duration
  private var watch: SourceWatch
  /// When to look at the sources; nil where nothing was changed.
  private var due: Duration?
  private var build: GameBuild?
  /// Whether the build under way is of sources that were changed since.
  private var startsAgain = false
  /// The program that a debugger is waited for.
  private var begun: (game: Game, connection: ModuleConnection)?
  /// What the sources and the texts were like that were built last, or tried.
  private var tried: (sources: String, resources: String)
  /// The table that is laid; nil where the program failed.
  private(set) var session: TableSession?
  /// What the sources were like of the program at the table.
  private var played: String?

  /// Prepares the workshop of a game whose table is laid.
  /// - Parameter now: the time since some fixed moment.
  init(
    _ package: GamePackage, in place: BuildPlace, waitsForDebugger: Bool, table: Table,
    now: @escaping () -> Duration = RunningTime.now
  ) {
    self.package = package
    self.place = place
    self.table = table
    self.waitsForDebugger = waitsForDebugger
    self.now = now
    let packages = Self.packages(package, place)
    watch = SourceWatch(packages)
    tried = Self.state(packages)
    if watch.descriptor < 0 { due = now() + Self.pace }
  }

  /// What is to be waited for besides keys.
  var descriptors: [Int32] {
    [watch.descriptor, build?.descriptor, begun?.connection.process.socket].compactMap { $0 }.filter { $0 >= 0 }
  }

  /// When to go on anyway.
  var deadline: Duration? { due }

  /// Lays the first table, by a program that is built.
  func open(_ built: BuiltGame) throws -> TableVisit.Seat {
    let game = try table.game(built, package)
    let connection = try table.begin(game)
    return try seat(game, connection)
  }

  /// Notes that the program at the table failed.
  func fail() {
    session?.leave()
    session = nil
  }

  /// Leaves the table and drops what is under way.
  func end() {
    build?.cancel()
    begun?.connection.end()
    fail()
  }

  /// What happened since this was last asked.
  func news() -> [WorkshopNews] {
    if watch.mayHaveChanged(), due == nil { due = now() + (watch.descriptor < 0 ? Self.pace : Self.calm) }
    do {
      return try look() + advance() + greet()
    } catch let error as BuildError {
      return [.refused(error)]
    } catch let failure as any CommandFailure {
      return [.failed(failure)]
    } catch {
      return [.failed(UnforeseenFailure(error: error))]
    }
  }

  /// Looks at the sources, once they are calm.
  private func look() throws -> [WorkshopNews] {
    guard let due, now() >= due else { return [] }
    self.due = watch.descriptor < 0 ? now() + Self.pace : nil
    let packages = Self.packages(package, place), state = Self.state(packages)
    let before = tried
    tried = state
    if state.sources != before.sources { return try startBuild() }
    guard state.resources != before.resources, build == nil else { return [] }
    return try take(BuiltGame(executable: place.program(of: package), resources: package.resources))
  }

  private func startBuild() throws -> [WorkshopNews] {
    if let build {
      // The next one starts when it has ended, so that it finds the scratch path free.
      build.cancel()
      startsAgain = true
      return []
    }
    if let built = place.fresh(package) { return session != nil && played == stamp ? [.unchanged] : try take(built) }
    guard let lock = try BuildLock(.debug, in: place) else {
      // Another game is being built; soon this one will be.
      tried.sources = ""
      due = now() + Self.patience
      return []
    }
    build = try table.build(package, lock)
    return [.building(nil)]
  }

  private func advance() throws -> [WorkshopNews] {
    guard let build else { return [] }
    let program: URL?
    do { program = try build.advance() } catch {
      self.build = nil
      guard startsAgain else { throw error }
      return try begin()
    }
    guard let program else { return build.progress.map { [.building($0)] } ?? [] }
    self.build = nil
    if startsAgain { return try begin() }
    let stamp = build.stamp
    // What was saved while it was built comes next.
    if stamp.sources.isEmpty { due = now() + Self.calm }
    return try take(try place.keep(program, of: package, stamp))
  }

  private func begin() throws -> [WorkshopNews] {
    startsAgain = false
    return try startBuild()
  }

  /// Starts a new program in place of the one at the table.
  private func take(_ built: BuiltGame) throws -> [WorkshopNews] {
    begun?.connection.end()
    begun = nil
    watch = SourceWatch(Self.packages(package, place))
    let game = try table.game(built, package)
    fail()
    let connection = try table.begin(game)
    guard waitsForDebugger else { return [.opened(try seat(game, connection))] }
    begun = (game, connection)
    return [.waiting(process: connection.process.pid)]
  }

  /// Lays the table once a program that waited for its debugger says hello.
  private func greet() throws -> [WorkshopNews] {
    guard let begun else { return [] }
    var waiting = pollfd(fd: begun.connection.process.socket, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 0) > 0 else { return [] }
    self.begun = nil
    return [.opened(try seat(begun.game, begun.connection))]
  }

  private func seat(_ game: Game, _ connection: ModuleConnection) throws -> TableVisit.Seat {
    let seat = try table.open(game, connection)
    session = seat.session
    played = stamp
    return seat
  }

  /// What the sources were like that were built last.
  private var stamp: String? { BuildStamp.read(in: place.product(of: package))?.sources }

  private static func packages(_ package: GamePackage, _ place: BuildPlace) -> [URL] {
    let known = BuildStamp.read(in: place.product(of: package))?.packages ?? []
    return known.first == package.folder.path ? known.map { URL(filePath: $0) } : [package.folder]
  }

  private static func state(_ packages: [URL]) -> (sources: String, resources: String) {
    (SourceState.text(of: packages, .sources), SourceState.text(of: Array(packages.prefix(1)), .resources))
  }
}

/// An error that no part of the host foresaw.
struct UnforeseenFailure: CommandFailure {
  var error: any Error
  var exitCode: ExitCode { .failed }
  func sentence(in strings: Strings) -> String { strings.unexpected(error) }
}
