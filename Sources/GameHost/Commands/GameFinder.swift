import CasinoKit

extension GameReference {
  /// The game that is meant.
  /// - Throws: `CommandError.unknownGame` with what there is, or `GameLibraryError` for a path that leads to none.
  func found(in library: GameLibrary = GameLibrary()) throws -> Game {
    switch self {
    case .path(let path): return try library.game(path.contains("/") ? path : "./\(path)")
    case .named(let word):
      do throws(GameLibraryError) { return try library.game(word) } catch {
        guard case .unknown(let word, let known) = error else { throw error }
        throw CommandError.unknownGame(word, known: known)
      }
    }
  }
}

extension GameLibraryError: CommandFailure {
  var exitCode: ExitCode { if case .badManifest = self { .moduleFailed } else { .usage } }
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
