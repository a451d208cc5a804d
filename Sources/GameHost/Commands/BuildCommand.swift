import CasinoKit
import FoundationEssentials

/// `casino build`: the program of a game from its sources.
enum BuildCommand {
  static func run(_ path: String, isAgreed: Bool, _ invocation: Invocation, in context: CommandContext) throws {
    guard let package = GamePackage(at: path) else { throw BuildError.noPackage(path: path) }
    let builder = try context.builder(invocation, isAgreed: isAgreed)
    let (game, warnings) = try builder.built(package)
    for line in warnings { try context.errors.writeLine(line) }
    try context.output.writeLine(game.executable.path)
  }
}
