import CasinoKit

/// Why the words after `casino` are not taken. `Strings.sentence(for:)` puts it into words.
enum UsageError: Error, Equatable {
  /// There is no such command.
  case unknownCommand(String)
  /// No command has such an option.
  case unknownOption(String, CommandName?)
  /// The option belongs to other commands.
  case misplacedOption(OptionName, CommandName?)
  /// Nothing follows an option that takes a value.
  case missingValue(OptionName)
  /// A value follows an option that takes none.
  case unwantedValue(OptionName)
  /// The option does not take the value; for cards, the first word that is no card.
  case badValue(OptionName, String)
  /// The option does not take the value here, but one of these.
  case badChoice(OptionName, String, [String])
  /// The command needs a game.
  case missingGame(CommandName)
  /// The command needs files.
  case missingFiles
  /// Completion is not written for the shell.
  case unknownShell(String)
  /// The command takes no further word.
  case unexpectedWord(String, CommandName)
  /// Two options that exclude each other.
  case notTogether(OptionName, OptionName)
  /// Only a practice table can begin anew.
  case restartWithoutPractice
}

extension UsageError: CommandFailure {
  var exitCode: ExitCode { .usage }
  func sentence(in strings: Strings) -> String { strings.sentence(for: self) }
}
