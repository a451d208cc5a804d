import CasinoKit
import FoundationEssentials

/// `casino simulate`: many rounds by a game's own strategy.
enum SimulateCommand {
  static func run(_ options: SimulateOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let game = try options.game.found(invocation, in: context, isAgreed: options.isAgreed), info = game.manifest.info,
      strings = context.strings(invocation)
    let settings = try PlaySettings(options.settings, manifest: game.manifest)
    let folder = try context.dataDirectory(invocation)
    try folder.create()
    let progress = ProgressLine(context.errors), start = RunningTime.now()
    var simulator = Simulator(game: game) {
      let connection = try ModuleLauncher(data: URL(filePath: folder.path)).start(game)
      connection.onProgress = {
        progress.show(strings.text("simulate.progress", .count(Int((RunningTime.now() - start).components.seconds))))
      }
      return connection
    }
    simulator.settings = settings.values
    let statistics: RoundStatistics
    do {
      statistics = try simulator.statistics(rounds: options.rounds, seed: options.seed)
    } catch let failure as ModuleFailure {
      progress.clear()
      throw ModuleFailed(failure: failure, game: info.name, log: folder.path(of: "logs/\(info.id).log"))
    } catch is CheckNotOffered {
      throw CommandError.noSimulation(game: info.name)
    }
    progress.clear()
    let text = SimulateText(game: game, options: options, statistics: statistics)
    try context.output.write(
      options.format == .json ? text.json : text.page(.host(strings.language, game: game)))
  }
}

/// What `casino simulate` prints.
struct SimulateText {
  var game: Game
  var options: SimulateOptions
  var statistics: RoundStatistics

  /// The bets that chips were on, in the order of the manifest.
  private var bets: [(bet: Manifest.Bet, sums: BetStatistics)] {
    game.manifest.bets.compactMap { bet in
      statistics.bets[bet.id].flatMap { $0.rounds > 0 ? (bet, $0) : nil }
    }
  }

  /// A table for people.
  func page(_ strings: Strings) -> String {
    let heads = ["", "rounds", "staked", "returned", "edge", "interval", "declared"].map {
      $0.isEmpty ? "" : strings.text("simulate.\($0)")
    }
    let rows = bets.map { bet, sums in
      row(
        strings.firstKnown(["bet.\(bet.id)"]) ?? bet.id, sums, declared: options.settings.isEmpty ? bet.edge : nil,
        strings)
    }
    let total = row(strings.text("simulate.total"), statistics.total, declared: nil, strings)
    let table = TextColumns(rows: [heads] + rows + [total], rightAligned: Set(1..<heads.count)).lines
    let title = strings.counted(
      "simulate.title", statistics.rounds, game.manifest.info.name, "\(options.seed)")
    return ([title, ""] + table).map { $0 + "\n" }.joined()
  }

  private func row(_ name: String, _ sums: BetStatistics, declared: Double?, _ strings: Strings) -> [String] {
    func amount(_ hundredths: Int) -> String { strings.amount(Chips(hundredths: hundredths)) }
    let interval = sums.interval(errors: Simulator.errors).map { range in
      strings.words("simulate.range", strings.percent(range.lowerBound), strings.percent(range.upperBound))
    }
    return [
      name, strings.number(sums.rounds), amount(sums.staked), amount(sums.returned),
      sums.edge.map(strings.percent) ?? StatisticsFacts.none, interval ?? StatisticsFacts.none,
      declared.map(strings.percent) ?? StatisticsFacts.none,
    ]
  }

  /// One JSON object; amounts as decimal texts, edges as shares of the stake.
  var json: String {
    let lines = bets.map { bet, sums in
      JSONText.object([("bet", JSONText.quoted(bet.id))] + fields(sums) + [("declared", number(bet.edge))])
    }
    return JSONText.object([
      ("game", JSONText.quoted(game.manifest.info.id)), ("version", JSONText.quoted(game.manifest.info.version)),
      ("seed", "\(options.seed)"), ("rounds", "\(statistics.rounds)"), ("bets", JSONText.list(lines)),
      ("total", JSONText.object(fields(statistics.total))),
    ]) + "\n"
  }

  private func fields(_ sums: BetStatistics) -> [(key: String, value: String)] {
    let interval = sums.interval(errors: Simulator.errors)
    return [
      ("rounds", "\(sums.rounds)"), ("staked", JSONText.quoted(Chips(hundredths: sums.staked).description)),
      ("returned", JSONText.quoted(Chips(hundredths: sums.returned).description)), ("edge", number(sums.edge)),
      ("low", number(interval?.lowerBound)), ("high", number(interval?.upperBound)),
    ]
  }

  private func number(_ share: Double?) -> String { share.flatMap { $0.isFinite ? String($0) : nil } ?? "null" }
}
