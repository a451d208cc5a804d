import CasinoKit
import FoundationEssentials

/// `casino remove`: takes an installed game away. What was played of it stays in the record, and the word stays its
/// author's.
enum RemoveCommand {
  static func run(_ word: String, _ invocation: Invocation, in context: CommandContext) throws {
    let strings = context.strings(invocation), library = context.library(invocation)
    let folder = try context.dataDirectory(invocation)
    let wanted = word.lowercased()
    let games = library.all().games.map(\.manifest.info).filter { $0.id == wanted || $0.name.lowercased() == wanted }
    let bundled = library.bundled().games.map(\.manifest.info.id)
    if let info = games.first, bundled.contains(info.id) { throw RemoveError.bundled(info.name) }
    try InstalledGames(data: URL(filePath: folder.path)).remove(games.first?.id ?? wanted)
    try context.output.writeLine(strings.words("remove.done", games.first?.name ?? word))
  }
}

/// Why a game is not removed.
enum RemoveError: CommandFailure, Equatable {
  /// It came with the host.
  case bundled(String)

  var exitCode: ExitCode { .usage }
  func sentence(in strings: Strings) -> String {
    switch self {
    case .bundled(let name): strings.words("remove.error.bundled", name)
    }
  }
}
