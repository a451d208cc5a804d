import CasinoKit
import FoundationEssentials

/// Starts the program that plays at a table and lays the table.
///
/// A round that is under way is finished by the build that dealt it. Where that build cannot start any more, its
/// stakes go back.
struct TableOpening {
  let game: Game
  let data: URL
  let bank: TableBank
  let overrides: [String: String]
  let strings: Strings
  /// The game's settings as they were kept, those that were changed first in front.
  let settings: () throws -> [(key: String, value: String)]
  /// What the game needs to know to lay the table by some settings.
  let welcome: ([String: String]) throws -> Welcome
  /// What starts the program.
  var launcher: ModuleLauncher

  /// Lays the table.
  /// - Parameter begin: gets the session as soon as there is one, before the game lays the table.
  /// - Returns: the session, and what a person who sits down is told.
  func open() throws -> (session: TableSession, greeting: [String]) {
    let builds = KeptBuilds(data: data, game: game.manifest.info.id, origin: game.origin)
    let current = builds.keep(game)
    builds.prune(keeping: try bank.buildsOfOpenRounds().union([current].compactMap(\.self)))
    bank.build = current
    guard bank.openRound != nil, let dealer = try bank.openBuild, dealer != current else {
      return try lay(try start(game), of: game)
    }
    if let kept = builds.game(dealer, like: game), let connection = try? launcher.start(kept) {
      let (session, greeting) = try lay(connection, of: kept)
      session.successor = TableSession.Successor(
        game: game, start: { try start(game) }, sitDown: { _ = try sitDown($0, game) })
      return (session, greeting)
    }
    let back = try bank.voidOpenRound()
    let (session, greeting) = try lay(try start(game), of: game)
    return (session, [strings.text("host.voided", .text(strings.amount(back)))] + greeting)
  }

  /// Lays the table by a program that is being written, whichever build dealt the hand under way: the new rules play
  /// it again. Where they cannot, its stakes go back.
  /// - Parameters:
  ///   - connection: the program, begun and not greeted.
  ///   - restart: begins the program once more.
  func open(
    written connection: ModuleConnection, restart: () throws -> ModuleConnection
  ) throws -> (session: TableSession, greeting: [String]) {
    let builds = KeptBuilds(data: data, game: game.manifest.info.id, origin: game.origin)
    bank.build = builds.keep(game)
    do {
      let seat = try lay(try greeted(connection), of: game)
      if bank.openRound != nil { try bank.handOver() }
      builds.prune(keeping: try bank.buildsOfOpenRounds().union([bank.build].compactMap(\.self)))
      return seat
    } catch let failed as ModuleFailed where bank.openRound != nil && failed.failure.isOfRules {
      let back = try bank.voidOpenRound()
      let (session, greeting) = try lay(try greeted(try restart()), of: game)
      return (session, [strings.words("dev.voided", strings.amount(back), reason(failed.failure))] + greeting)
    }
  }

  private func greeted(_ connection: ModuleConnection) throws(ModuleFailed) -> ModuleConnection {
    do throws(ModuleFailure) { try launcher.greet(connection) } catch { throw failed(error) }
    return connection
  }

  private func reason(_ failure: ModuleFailure) -> String { strings.happened(failure, game.manifest.info.name) }

  private func failed(_ failure: ModuleFailure) -> ModuleFailed {
    let info = game.manifest.info
    return ModuleFailed(
      failure: failure, game: info.name, log: data.appending(path: "logs/\(info.id).log").path)
  }

  private func sitDown(_ session: TableSession, _ game: Game) throws -> [String] {
    try session.sitDown(KeptSettings(try settings(), manifest: game.manifest), welcome: welcome)
  }

  private func start(_ game: Game) throws(ModuleFailed) -> ModuleConnection {
    do throws(ModuleFailure) { return try launcher.start(game) } catch { throw failed(error) }
  }

  private func lay(_ connection: ModuleConnection, of game: Game) throws -> (TableSession, [String]) {
    let session = TableSession(
      game: game, connection: connection, bank: bank, overrides: overrides, strings: strings)
    session.startProgram = launcher.start
    do {
      return (session, try sitDown(session, game))
    } catch let failure as ModuleFailure {
      throw ModuleFailed(failure: failure, game: game.manifest.info.name, log: connection.log?.path)
    }
  }
}
