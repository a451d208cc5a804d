import CasinoKit
import FoundationEssentials

/// The options of `casino odds`.
struct OddsOptions: Equatable {
  var game: GameReference
  var hand: [Card] = []
  var dealer: Card?
  var removed: [Card] = []
  var settings: [PlayOptions.Setting] = []
  /// Whether the cards that were seen since the shoe was shuffled count.
  var isCounting = false
  var isJSON = false
  /// Whether the player agreed to run a foreign game without a sandbox where there is none.
  var isAgreed = false
}

/// `casino odds`: odds of the decision at the table, else exact odds of a game's bets or of a hand.
enum OddsCommand {
  static func run(_ options: OddsOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let game = try options.game.found(invocation, in: context, isAgreed: options.isAgreed), info = game.manifest.info
    let settings = try PlaySettings(options.settings, manifest: game.manifest)
    let table = TableOdds(options: options, game: game, settings: settings, invocation: invocation, context: context)
    if try table.run() { return }
    let folder = try context.dataDirectory(invocation)
    try folder.create()
    let language = context.language(invocation)
    var log: String?
    let report: OddsReport
    do {
      let connection = try ModuleLauncher(data: URL(filePath: folder.path)).start(game)
      defer { connection.end() }
      log = connection.log?.path
      guard connection.capabilities.contains("odds") else { throw CommandError.noOdds(game: info.name) }
      try connection.send(
        .odds(
          OddsQuery(
            language: language, settings: settings.values, hand: options.hand, dealer: options.dealer,
            removed: options.removed)))
      report = try answer(connection)
    } catch let failure as ModuleFailure {
      throw ModuleFailed(failure: failure, game: info.name, log: log)
    }
    if let refusal = report.refusal { throw CommandError.oddsRefused(refusal) }
    try context.output.write(
      options.isJSON ? OddsText.json(report, game: info.id) : OddsText.page(report, .host(language)))
  }

  private static func answer(_ connection: ModuleConnection) throws -> OddsReport {
    switch try connection.receive() {
    case .odds(let report): return report
    case .failure(let failure) where failure.code == "settings": throw TableError.settings(failure.text)
    case .failure(let failure):
      throw connection.failing(.refusedToAnswer(code: failure.code, reason: failure.text))
    case let other: throw connection.failing(.wrongMessage(expected: "odds", got: other.kind))
    }
  }
}

/// What `casino odds` prints.
enum OddsText {
  /// A table of the figures.
  static func page(_ report: OddsReport, _ strings: Strings) -> String {
    let heads = [""] + report.columns.map { strings.text("odds.\($0)") }
    let rows = report.lines.map { line in [line.name] + line.figures.map(strings.finePercent) }
    let table = TextColumns(rows: [heads] + rows, rightAligned: Set(1..<max(2, heads.count))).lines
    return (table + [""] + report.notes.flatMap { TextColumns.wrapped($0, width: TextColumns.pageWidth) })
      .map { $0 + "\n" }.joined()
  }

  /// The figures as one JSON object.
  static func json(_ report: OddsReport, game: String) -> String {
    let lines = report.lines.map { line in
      JSONText.object(
        [("id", JSONText.quoted(line.id))]
          + zip(report.columns, line.figures).map { ($0, $1.map { String($0) } ?? "null") })
    }
    return JSONText.object([("game", JSONText.quoted(game)), ("odds", JSONText.list(lines))]) + "\n"
  }
}
