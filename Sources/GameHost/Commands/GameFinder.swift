import CasinoKit
import FoundationEssentials
import Glibc

extension GameReference {
  /// The game that is meant, ready to be started.
  /// - Parameter isAgreed: whether the player agreed, by `--yes`, to run a foreign game without a sandbox where there
  ///   is none. A person at a terminal is asked otherwise.
  /// - Throws: `CommandError.unknownGame` with what there is, or `GameLibraryError` for a path that leads to none.
  func found(_ invocation: Invocation, in context: CommandContext, isAgreed: Bool = false) throws -> Game {
    let gate = ForeignGate(invocation: invocation, context: context)
    var library = context.library(invocation)
    library.isAgreed = { isAgreed || gate.isAgreed(.open($0)) }
    let built = try built(invocation, in: context, isAgreed: isAgreed)
    let place = try place(invocation, in: context)
    do throws(GameLibraryError) { return try found(in: library, built, place) } catch {
      guard case .noSandbox(let origin) = error, try gate.asks("sandbox.ask", about: word) else {
        throw error.isUnknown(word)
      }
      try gate.remember(.open(origin))
    }
    library.isAgreed = { _ in true }
    do throws(GameLibraryError) { return try found(in: library, built, place) } catch { throw error.isUnknown(word) }
  }

  private func found(
    in library: GameLibrary, _ built: BuiltGame?, _ place: String
  ) throws(GameLibraryError) -> Game {
    if let built { return try library.game(built) }
    return try library.game(place)
  }

  /// The word of a game, or the path of its program or folder; a bundle is unpacked to be played.
  private func place(_ invocation: Invocation, in context: CommandContext) throws -> String {
    guard case .path(let path) = self else { return word }
    guard GameBundle.isFile(path) else { return path.contains("/") ? path : "./\(path)" }
    return try BuildPlace.located(option: invocation.dataDirectory, environment: context.environment)
      .unpacked(try GameBundle(at: path)).path
  }

  /// The program of a game's folder, built where anything was changed since; nil for what is no such folder.
  private func built(
    _ invocation: Invocation, in context: CommandContext, isAgreed: Bool
  ) throws -> BuiltGame? {
    guard case .path(let path) = self, let package = GamePackage(at: path) else { return nil }
    return try context.builder(invocation, isAgreed: isAgreed).fresh(package)
  }
}

extension GameLibraryError {
  /// The error as a command tells it: an unknown word with the nearest that there is.
  fileprivate func isUnknown(_ word: String) -> any Error {
    guard case .unknown(let word, let known) = self else { return self }
    return CommandError.unknownGame(word, known: known)
  }
}

extension GameLibraryError: CommandFailure {
  var exitCode: ExitCode {
    switch self {
    case .badManifest: .moduleFailed
    case .noSandbox, .badBundle: .failed
    case .unknown, .noProgram: .usage
    }
  }
  func sentence(in strings: Strings) -> String { strings.sentence(for: self) }
}

extension ForeignWord: CommandFailure {
  var exitCode: ExitCode { .failed }
  func sentence(in strings: Strings) -> String { strings.sentence(for: self) }
}

extension StoreError: CommandFailure {
  var exitCode: ExitCode { .failed }
  func sentence(in strings: Strings) -> String { strings.sentence(for: self) }
}

extension DealerError: CommandFailure {
  var exitCode: ExitCode { if case .shoe = self { .usage } else { .failed } }
  func sentence(in strings: Strings) -> String { strings.sentence(for: self) }
}

/// A game's program failed at a table.
struct ModuleFailed: CommandFailure {
  var failure: ModuleFailure
  var game: String
  var log: String?
  var exitCode: ExitCode { .moduleFailed }
  func sentence(in strings: Strings) -> String { strings.sentences(for: failure, game: game, log: log) }
}

extension TableError: CommandFailure {
  var exitCode: ExitCode { .usage }
  func sentence(in strings: Strings) -> String {
    switch self {
    case .settings(let text): text
    }
  }
}
