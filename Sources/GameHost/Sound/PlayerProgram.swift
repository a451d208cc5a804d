import Glibc

/// A program of the machine that plays a sound file.
struct PlayerProgram: Equatable, Sendable {
  /// The names of such programs, the best first, and what they are told before the file's name.
  static let known: [(name: String, arguments: [String])] = [
    ("pw-play", []), ("paplay", []), ("aplay", ["-q"]), ("afplay", []), ("play", ["-q"]),
  ]

  /// Where it lies.
  var path: String
  /// What it is told before the file's name.
  var arguments: [String]

  /// Those that are in the folders of `PATH`, the best first.
  static func found(on path: String) -> [PlayerProgram] {
    let folders = path.split(separator: ":").filter { $0.hasPrefix("/") }
    return known.compactMap { name, arguments in
      folders.lazy.map { "\($0)/\(name)" }.first { isProgram($0) }.map { PlayerProgram(path: $0, arguments: arguments) }
    }
  }

  private static func isProgram(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
