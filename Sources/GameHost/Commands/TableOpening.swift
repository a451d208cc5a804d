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

  private func sitDown(_ session: TableSession, _ game: Game) throws -> [String] {
    try session.sitDown(KeptSettings(try settings(), manifest: game.manifest), welcome: welcome)
  }

  private var launcher: ModuleLauncher { ModuleLauncher(data: data) }

  private func start(_ game: Game) throws(ModuleFailed) -> ModuleConnection {
    do throws(ModuleFailure) { return try launcher.start(game) } catch {
      let info = game.manifest.info
      throw ModuleFailed(
        failure: error, game: info.name, log: data.appending(path: "logs/\(info.id).log").path)
    }
  }

  private func lay(_ connection: ModuleConnection, of game: Game) throws -> (TableSession, [String]) {
    let session = TableSession(
      game: game, connection: connection, bank: bank, overrides: overrides, strings: strings)
    do {
      return (session, try sitDown(session, game))
    } catch let failure as ModuleFailure {
      throw ModuleFailed(failure: failure, game: game.manifest.info.name, log: connection.log?.path)
    }
  }
}
