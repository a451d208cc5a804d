import CasinoKit
import FoundationEssentials
import Glibc

/// `casino verify`.
enum VerifyCommand {
  static func run(_ options: VerifyOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let (store, folder) = try context.openStore(invocation)
    let data = URL(filePath: folder.path)
    let strings = context.strings(invocation)
    let profile = try store.profile(named: invocation.profile)
    if let game = options.game, try !store.gameNames(profile: profile).contains(game) {
      _ = try GameReference(game).found(invocation, in: context)
    }
    let progress = ProgressLine(context.errors)
    var check = CardCheck(store)
    let cards = try check.run(profile: profile, game: options.game) {
      progress.show(strings.words("verify.cards.progress", strings.number($0)))
    }
    let resultCheck = ResultCheck(store: store, launcher: ModuleLauncher(data: data), profile: profile)
    var results: [ResultVerdict] = []
    for name in try options.game.map({ [$0] }) ?? store.gameNames(profile: profile) {
      let game = try? context.library(invocation).game(name)
      do {
        results.append(
          try resultCheck.run(name, game: game) {
            progress.show(strings.words("verify.results.progress", strings.number($0)))
          })
      } catch let failure as ModuleFailure {
        progress.clear()
        throw ModuleFailed(failure: failure, game: name, log: folder.path(of: "logs/\(name).log"))
      }
    }
    progress.clear()
    try context.output.write(
      options.isJSON ? VerifyText.json(cards, results) : VerifyText(strings).page(cards, results))
    guard cards.faults.isEmpty, results.allSatisfy(\.faults.isEmpty) else { throw CommandError.notVerified }
  }
}

/// The options of `casino verify`.
struct VerifyOptions: Equatable {
  /// The word of the game whose rounds are checked; nil for all games.
  var game: String?
  /// Whether the verdicts are printed as JSON.
  var isJSON = false
}

/// A line on a terminal that tells how far long work is; nothing elsewhere.
struct ProgressLine {
  private let output: CommandOutput
  private let isTerminal: Bool

  init(_ output: CommandOutput) {
    self.output = output
    isTerminal = isatty(output.descriptor) == 1
  }

  /// Shows a text in place of the last one.
  func show(_ text: String) { if isTerminal { try? output.write("\r\u{1B}[K\(text)") } }

  /// Takes the line away.
  func clear() { if isTerminal { try? output.write("\r\u{1B}[K") } }
}
