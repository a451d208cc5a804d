import CasinoKit

/// Why a game is not built. `Strings.sentence(for:)` puts it into words.
enum BuildError: Error, Equatable {
  /// The folder is no package.
  case noPackage(path: String)
  /// There is no Swift on this machine.
  case noToolchain
  /// The compiler does not take the sources; what it says, line by line.
  case refused(game: String, lines: [String])
  /// The compiler was ended by a signal, or gave no reason.
  case compilerFailed(game: String, lines: [String])
  /// It was built, but there is no program of the name.
  case noProgram(game: String)
  /// A file cannot be written; `code` is the system's `errno`.
  case unwritable(path: String, code: Int32)
  /// The person, or the system, ended it.
  case interrupted(signal: Int32)
}

extension BuildError: CommandFailure {
  var exitCode: ExitCode {
    switch self {
    case .noPackage: .usage
    case .noToolchain, .refused, .compilerFailed, .noProgram, .unwritable, .interrupted: .failed
    }
  }

  /// What the compiler says, and then one sentence of the host's.
  func sentence(in strings: Strings) -> String { strings.sentence(for: self) }

  /// Whether the sources have to be mended.
  var isOfSources: Bool {
    switch self {
    case .refused, .compilerFailed: true
    default: false
    }
  }

  /// What the compiler said.
  var lines: [String] {
    switch self {
    case .refused(_, let lines), .compilerFailed(_, let lines): lines
    default: []
    }
  }
}
