import CasinoKit

/// Why a new game cannot be made. `Strings.sentence(for:)` puts it into words; nothing was written.
enum ScaffoldError: Error, Equatable {
  /// The name is not taken.
  case name(NameError)
  /// The description holds a sign that is not shown, such as `U+200B`.
  case descriptionUnreadable(sign: String)
  /// The description is longer than so many signs.
  case descriptionTooLong(limit: Int)
  /// No template is where it is looked for.
  case noTemplate(looked: [String])
  /// A file of the template cannot be read, or is not what it should be.
  case template(path: String)
  /// The folder that the game is to be made in is not there.
  case noFolder(path: String)
  /// Something of the game's name is there already.
  case exists(path: String)
  /// A file or folder cannot be written; `code` is the system's `errno`.
  case unwritable(path: String, code: Int32)
  /// The person, or the system, ended the program.
  case interrupted
}

extension ScaffoldError: CommandFailure {
  var exitCode: ExitCode {
    switch self {
    case .name, .descriptionUnreadable, .descriptionTooLong, .noFolder, .exists: .usage
    case .noTemplate, .template, .unwritable, .interrupted: .failed
    }
  }

  func sentence(in strings: Strings) -> String { strings.sentence(for: self) }
}
