import CasinoKit
import FoundationEssentials
import Glibc

/// `casino simulate`: many rounds by a strategy, and the PAR sheet of them.
enum SimulateCommand {
  static func run(_ options: SimulateOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let game = try options.game.found(invocation, in: context, isAgreed: options.isAgreed), info = game.manifest.info
    let run = try SimulationRun(options, game: game)
    let folder = try context.dataDirectory(invocation)
    try folder.create()
    let strings = context.strings(invocation)
    let shard = options.shard ?? SimulationShard(environment: context.environment) ?? SimulationShard()
    let statistics: RoundStatistics
    do {
      statistics = try play(run, shard, options, ProgressLine(context.errors), strings) {
        try ModuleLauncher(data: URL(filePath: folder.path)).start(game)
      }
    } catch let failure as ModuleFailure {
      throw ModuleFailed(failure: failure, game: info.name, log: folder.path(of: "logs/\(info.id).log"))
    } catch is CheckNotOffered {
      throw CommandError.noSimulation(game: info.name)
    } catch let refusal as SimulationRefusal {
      throw CommandError.strategyRefused(options.strategy ?? "", game: info.name, refusal)
    }
    try write(
      SimulationRecord(run: run, statistics: statistics), options.format, stack: options.stack, game: game,
      .host(strings.language, game: game), in: context)
  }

  private static func play(
    _ run: SimulationRun, _ shard: SimulationShard, _ options: SimulateOptions, _ progress: ProgressLine,
    _ strings: Strings, start: () throws -> ModuleConnection
  ) throws -> RoundStatistics {
    let signals = LeaveSignals(), blocks = shard.blocks(of: run)
    let pool = try SimulationPool(
      run, blocks: blocks, jobs: options.jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), start: start)
    var pace = SimulationPace(rounds: blocks.map(run.rounds(ofBlock:)).reduce(0, +))
    defer { progress.clear() }
    try pool.play(signals: signals.descriptor) {
      if let line = pace.line(done: pool.roundsDone, strings) { progress.show(line) }
      return signals.pending == nil
    }
    return pool.statistics
  }

  /// Prints a sheet.
  /// - Parameter game: the game, where it is on this machine.
  static func write(
    _ record: SimulationRecord, _ format: SimulateOptions.Format, stack: Chips?, game: Game?, _ strings: Strings,
    in context: CommandContext
  ) throws {
    let sheet = ParSheet(
      record: record, stack: stack ?? SimulateOptions.standardStack, order: game?.manifest.bets.map(\.id) ?? [])
    let facts = ParFacts(sheet: sheet, strings: strings)
    let name = game?.manifest.title(in: strings.language).name ?? record.run.game
    let title = strings.words("simulate.heading", name, record.run.version)
    switch format {
    case .text: try context.output.write(ParText(facts: facts, title: title).text)
    case .json: try context.output.write(sheet.json)
    case .html: try context.output.write(ParPage(facts: facts, title: title).text)
    }
  }
}

/// How fast a run goes, and how long it still takes: the line that a terminal shows.
struct SimulationPace {
  let rounds: Int
  private let start = RunningTime.now()
  private var shown = Duration.zero

  init(rounds: Int) { self.rounds = rounds }

  /// What is to be shown now; nil where too little time has passed.
  mutating func line(done: Int, _ strings: Strings) -> String? {
    let passed = RunningTime.now() - start
    guard passed - shown >= .milliseconds(200) else { return nil }
    shown = passed
    let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
    let rate = Double(done) / max(seconds, 0.001), share = Double(done) / Double(max(1, rounds))
    let left = rate > 0 ? Int((Double(rounds - done) / rate).rounded(.up)) : 0
    let filled = Int(share * 24)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    return strings.text(
      "simulate.pace", .text(bar), .text("\(Int(share * 100))"), .text(strings.number(Int(rate))),
      .text(done > 0 ? strings.number(left) : "–"))
  }
}
