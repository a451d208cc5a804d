import CasinoKit

/// Why a bundle is not taken, or not made. `Strings.sentence(for:)` puts it into words.
enum BundleError: Error, Equatable {
  /// It is neither a bundle nor the folder of a game.
  case noBundle
  /// It was made in a format that this version does not read.
  case otherFormat(Int)
  /// It was made for other machines.
  case otherMachine(wanted: String, present: String)
  /// Its game speaks another version of the wire.
  case otherProtocol(ModuleFailure, game: String)
  /// It is damaged, or made to do harm.
  case unsound(BundleFault)
  /// Its manifest cannot be read.
  case badManifest(ManifestFault)
  /// It is larger than any bundle.
  case tooLarge(limit: Int)
  /// A file cannot be read or written; `code` is the system's `errno`.
  case file(path: String, code: Int32)
  /// A file of the name is there already.
  case exists(path: String)
  /// Nobody said yes, and nobody can be asked.
  case notAsked
  /// No installed game has the word.
  case notInstalled(String, known: [String])
  /// The person, or the system, ended it.
  case interrupted
}

/// What is wrong with the files of a bundle.
enum BundleFault: Equatable {
  /// A path leads elsewhere, or has signs that are no part of one.
  case path(String)
  /// A link, a device, or whatever else is no plain file.
  case kind(String)
  /// Another account can change a file.
  case owner(String)
  /// Two files have one path.
  case twice
  /// A file that it names is not there.
  case missing(String)
  /// A file is there that it does not name.
  case stray(String)
  /// A file is not what it was.
  case changed(String)
  /// The archive ends too early or is no archive.
  case cut
  /// It is not signed by the key that it names.
  case signature
  /// Its program is none.
  case noProgram
}

extension BundleError: CommandFailure {
  var exitCode: ExitCode {
    switch self {
    case .noBundle, .notInstalled, .exists, .notAsked: .usage
    default: .failed
    }
  }

  func sentence(in strings: Strings) -> String { strings.sentence(for: self) }
}
