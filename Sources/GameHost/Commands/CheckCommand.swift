import CasinoKit
import FoundationEssentials

/// `casino check`: the guide's checklist, verified.
enum CheckCommand {
  static func run(_ options: CheckOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let strings = context.strings(invocation)
    let game = try options.game.found(invocation, in: context, isAgreed: options.isAgreed)
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let progress = ProgressLine(context.errors)
    let check = CheckRun(game, options, folder: folder.url) { progress.show($0) }
    check.language = strings.language
    let rules = options.rules ?? CheckRule.allCases
    let report = CheckReport(
      game: game.manifest.info, options: options, findings: rules.map { ($0, check.finding($0)) },
      next: options.showsNext ? check.sources?.next ?? [] : [])
    progress.clear()
    try context.output.write(options.format == .json ? report.json(strings) : report.page(strings))
    if report.failures > 0 { throw CommandError.notChecked(report.failures) }
  }
}

/// A folder for the time of a command.
struct ScratchFolder {
  let url: URL

  /// Makes a folder that nobody else has.
  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "casino-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Takes it away with all that is in it.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
