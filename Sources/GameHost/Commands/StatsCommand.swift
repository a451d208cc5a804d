import CasinoKit
import FoundationEssentials

/// The options of `casino stats`.
struct StatsOptions: Equatable {
  /// How the statistics are printed.
  enum Format: String, CaseIterable {
    case text, json, csv, html
  }

  /// The word of the game; nil for all games.
  var game: String?
  var format = Format.text
}

/// `casino stats`.
enum StatsCommand {
  static func run(_ options: StatsOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let store = try context.openStore(invocation).store
    let profile = try store.profile(named: invocation.profile)
    let report = try store.statistics(of: options.game, profile: profile)
    if report.games.isEmpty, let game = options.game { _ = try GameReference(game).found(invocation, in: context) }
    let language = context.language(invocation, in: store, profile)
    let game = options.game.flatMap { try? context.library(invocation).game($0) }
    let strings = Strings.host(language, game: game)
    let title = game?.manifest.title(in: language).name ?? options.game ?? strings.text("stats.all")
    switch options.format {
    case .text: try context.output.write(StatisticsText.page(report, title: title, strings))
    case .json: try context.output.writeLine(report.json)
    case .csv: try context.output.write(report.csv)
    case .html: try context.output.write(StatisticsPage(report: report, title: title, strings: strings).text)
    }
  }
}
