import CasinoKit

/// Why a command that was understood cannot be done. `Strings.sentence(for:)` puts it into words.
enum CommandError: Error, Equatable {
  /// No game of this machine has the word.
  case unknownGame(String, known: [String])
  /// The game does not take a setting.
  case badSetting(SettingError, game: String)
  /// The game has no exact odds.
  case noOdds(game: String)
  /// The game has no odds for the question, in its own words.
  case oddsRefused(String)
  /// Cards or results are not what the record says.
  case notVerified
  /// The record or the machine has a fault.
  case notHealthy
  /// A game breaks so many rules.
  case notChecked(Int)
  /// The game does not simulate.
  case noSimulation(game: String)
  /// The game has no such strategy.
  case strategyRefused(String, game: String, SimulationRefusal)
  /// The game has no such bet.
  case unknownBet(String, game: String, known: [String])
  /// A file is no sheet of a simulation.
  case noSheet(path: String)
  /// A sheet is not of the same run as those before it, or brings what they have.
  case notMerged(path: String, MergeError)
  /// There is no such round to replay.
  case unknownRound(game: String, Int)
  /// A round cannot be shown again, as the version that dealt it is not on this machine.
  case versionGone(game: String, version: String)
  /// Another process has the table.
  case tableIsOpen(game: String, TableLock.Holder)
  /// Another process has the table and did not leave it when it was asked to.
  case tableIsKept(game: String, TableLock.Holder)
  /// A file is there already.
  case fileIsThere(path: String)
  /// A file cannot be written; `code` is the system's `errno`.
  case fileRefused(path: String, code: Int32)
  /// The game came with the host and has no purse.
  case playsWithWallet(game: String)
  /// The game is played from its sources and has no purse.
  case playsForPractice(game: String)
  /// Nobody agreed to trust the game.
  case trustNotAgreed(game: String)
  /// Nobody agreed to build a stranger's package.
  case buildNotAgreed(path: String)
  /// Neither an option nor the environment says where the data folder is.
  case noDataDirectory
  /// The data folder cannot be made or written to; `code` is the system's `errno`.
  case dataDirectoryRefused(path: String, code: Int32)
}

extension CommandError: CommandFailure {
  var exitCode: ExitCode {
    switch self {
    case .unknownGame, .playsWithWallet, .playsForPractice, .badSetting, .unknownRound, .noOdds, .oddsRefused,
      .noSimulation, .strategyRefused, .unknownBet:
      .usage
    case .noSheet, .notMerged, .notVerified, .notHealthy, .notChecked, .versionGone, .tableIsOpen, .tableIsKept,
      .fileIsThere, .fileRefused, .buildNotAgreed, .trustNotAgreed, .noDataDirectory, .dataDirectoryRefused:
      .failed
    }
  }

  func sentence(in strings: Strings) -> String { strings.sentence(for: self) }
}
