import CasinoKit
import FoundationEssentials

/// `casino merge`: adds parts of a simulation up, and prints the sheet of the whole.
enum MergeCommand {
  static func run(_ options: MergeOptions, _ invocation: Invocation, in context: CommandContext) throws {
    var whole: SimulationRecord?
    for path in options.files {
      guard let data = FileManager.default.contents(atPath: path), let part = SimulationRecord(json: data) else {
        throw CommandError.noSheet(path: path)
      }
      guard var sum = whole else {
        whole = part
        continue
      }
      do throws(MergeError) { try sum.merge(part) } catch { throw CommandError.notMerged(path: path, error) }
      whole = sum
    }
    guard let whole else { return }
    let game = try? context.library(invocation).game(whole.run.game), language = context.language(invocation)
    try SimulateCommand.write(
      whole, options.format, stack: options.stack, game: game,
      game.map { .host(language, game: $0) } ?? .host(language), in: context)
  }
}
