import CasinoKit

extension GameReference {
  /// The game that is meant.
  /// - Throws: `CommandError.unknownGame` with what there is, or `GameLibraryError` for a path that leads to none.
  func found(in library: GameLibrary = GameLibrary()) throws -> Game {
    switch self {
    case .path(let path): return try library.game(path)
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
  var sentence: String { CommandWords.sentence(for: self) }
}

extension StoreError: CommandFailure {
  var exitCode: ExitCode { .failed }
  var sentence: String { StoreWords.text(self) }
}

extension DealerError: CommandFailure {
  var exitCode: ExitCode { if case .shoe = self { .usage } else { .failed } }
  var sentence: String { StoreWords.text(self) }
}

/// A game's program failed at a table.
struct ModuleFailed: CommandFailure {
  var failure: ModuleFailure
  var game: String
  var log: String?
  var exitCode: ExitCode { .moduleFailed }
  var sentence: String { failure.words(game: game, log: log) }
}

extension TableError: CommandFailure {
  var exitCode: ExitCode { .usage }
  var sentence: String {
    switch self {
    case .settings(let text): text
    }
  }
}
