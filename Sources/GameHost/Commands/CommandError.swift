import CasinoKit

/// Why a command that was understood cannot be done. `CommandWords` puts it into words.
enum CommandError: Error, Equatable {
  /// No game of this machine has the word.
  case unknownGame(String, known: [String])
  /// The game does not take a setting.
  case badSetting(SettingError, game: String)
  /// Neither an option nor the environment says where the data folder is.
  case noDataDirectory
  /// The data folder cannot be made or written to; `code` is the system's `errno`.
  case dataDirectoryRefused(path: String, code: Int32)
}

extension CommandError: CommandFailure {
  var exitCode: ExitCode {
    switch self {
    case .unknownGame, .badSetting: .usage
    case .noDataDirectory, .dataDirectoryRefused: .failed
    }
  }

  var sentence: String { CommandWords.sentence(for: self) }
}
