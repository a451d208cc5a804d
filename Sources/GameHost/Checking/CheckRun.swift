import CasinoKit
import FoundationEssentials

/// One check of a game: judges its rules, and keeps what several of them look at.
///
/// Every rule starts processes of its own where it may break them; a rule that cannot go on says so, and the next one
/// begins afresh.
final class CheckRun {
  /// The languages of every catalogue.
  static let languages = ["en", "es", "fr", "de", "ja"]

  let game: Game
  let options: CheckOptions
  /// The package of the game, where it is known.
  let sources: GameSources?
  /// A folder of its own for records and logs.
  let folder: URL
  private let progress: (String) -> Void
  private var findings: [CheckRule: CheckFinding] = [:]
  /// The rules that wait for those that they need.
  private var waiting: Set<CheckRule> = []
  private var places = 0
  private var plainRounds: Result<Explored, any Error>?
  private var tableRounds: Result<[CheckSitting], any Error>?

  /// Prepares a check.
  /// - Parameters:
  ///   - folder: an empty folder for what is written on the way.
  ///   - progress: is told what is going on.
  init(_ game: Game, _ options: CheckOptions, folder: URL, progress: @escaping (String) -> Void = { _ in }) {
    self.game = game
    self.options = options
    self.folder = folder
    self.progress = progress
    sources = GameSources(of: game)
  }

  var manifest: Manifest { game.manifest }
  var seed: UInt64 { options.firstSeed }
  var rounds: Int { options.greatestRounds }

  /// What a rule comes to.
  func finding(_ rule: CheckRule) -> CheckFinding {
    if let known = findings[rule] { return known }
    waiting.insert(rule)
    defer { waiting.remove(rule) }
    for needed in rule.needs {
      let isInTheWay = finding(needed).isInTheWay
      // What keeps the other rule from being judged may be that this one is broken.
      if let known = findings[rule] { return known }
      if isInTheWay { return keep(.skip("check.found.blocked", needed.rawValue), rule) }
    }
    progress(rule.rawValue)
    return keep(judged(rule), rule)
  }

  private func keep(_ finding: CheckFinding, _ rule: CheckRule) -> CheckFinding {
    findings[rule] = finding
    return finding
  }

  private func judged(_ rule: CheckRule) -> CheckFinding {
    do {
      return try rule.check(self)
    } catch let block as CheckBlock {
      let failure = CheckFinding.fail(block.found, seed: block.seed, rounds: block.rounds)
      if block.owner == rule { return failure }
      if waiting.contains(block.owner) { _ = keep(failure, block.owner) }
      return .skip("check.found.blocked", block.owner.rawValue)
    } catch let failure as ModuleFailure {
      return .fail(text(of: failure))
    } catch is CheckNotOffered {
      return .skip("check.found.notOffered")
    } catch TableError.settings(let reason) {
      return .fail(CheckText("check.found.said", reason))
    } catch {
      return .fail(CheckText("check.found.unexpected", TypedWord.shown(String(describing: error))))
    }
  }

  /// What became of the game's program.
  func text(of failure: ModuleFailure) -> CheckText { CheckText("check.found.said", words(of: failure)) }

  private func words(of failure: ModuleFailure) -> String {
    Strings.host(language).happened(failure, manifest.info.name)
  }

  /// The language of the report.
  var language = "en"

  // MARK: - Places and programs

  /// A folder that nothing lies in.
  func newFolder() throws -> URL {
    places += 1
    let place = folder.appending(path: "\(places)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    return place
  }

  /// Starts the game's program afresh.
  /// - Parameter surroundings: variables that differ from those of every game.
  func start(_ surroundings: [String: String] = [:]) throws -> ModuleConnection {
    var launcher = ModuleLauncher(data: try newFolder())
    launcher.surroundings = surroundings
    do throws(ModuleFailure) { return try launcher.start(game) } catch {
      // Where the program is another than it should be, no rule can be judged.
      let owner = CheckRule(brokenBy: error)
      throw owner == .setupManifest ? CheckBlock(owner, text(of: error)) : error
    }
  }

  // MARK: - What several rules look at

  /// Rounds of random legal moves, away from the table.
  func explored() throws -> Explored {
    let result = plainRounds ?? Result { try Explorer(run: self).rounds(rounds, seed: seed) }
    plainRounds = result
    return try result.get()
  }

  /// The same rounds at the table, in every language.
  func sittings() throws -> [CheckSitting] {
    let result = tableRounds ?? Result { try Self.languages.map { try sitting(CheckManner(language: $0)) } }
    tableRounds = result
    return try result.get()
  }

  /// Sits down and plays.
  /// - Throws: `CheckBlock` for the rule that is broken where the table cannot go on.
  func sitting(_ manner: CheckManner) throws -> CheckSitting {
    progress("\(manner.language)")
    do {
      let sitting = try CheckSitting(self, manner)
      try sitting.play()
      sitting.leave()
      return sitting
    } catch let failure as ModuleFailure {
      throw CheckBlock(CheckRule(brokenBy: failure), text(of: failure))
    }
  }

  /// How many rounds are played at each table.
  var roundsAtTable: Int { min(rounds, 60) }

  /// The words of the game over those of the kit.
  func words(_ language: String) -> Strings? {
    let path = game.resources.appending(path: "Localizable.xcstrings").path
    return (try? Catalogue(path: path, language: language)).map { Strings($0, language: language) }
  }
}

extension CheckRule {
  /// Judges a game.
  func check(_ run: CheckRun) throws -> CheckFinding {
    switch self {
    case .setupManifest: try SetupRules.manifest(run)
    case .setupShape: SetupRules.shape(run)
    case .setupDesign: SetupRules.design(run)
    case .setupCatalogue: SetupRules.catalogue(run)
    case .modelsBets: try BetRules.bets(run)
    case .modelsResults: try ModelRules.results(run)
    case .modelsData: try DataRules.data(run)
    case .modelsSettings: try SettingRules.settings(run)
    case .engineRounds: try EngineRules.rounds(run)
    case .engineRefusals: try RefusalRules.refusals(run)
    case .engineChips: try EngineRules.chips(run)
    case .engineCards: try EngineRules.cards(run)
    case .engineRepeats: try RepeatRules.repeats(run)
    case .engineWire: try RepeatRules.wire(run)
    case .engineRestore: try RepeatRules.restore(run)
    case .engineHidden: try HiddenRules.hidden(run)
    case .enginePure: SourceRules.pure(run)
    case .engineEdge: try EngineRules.edge(run)
    case .viewsTable: try ViewRules.table(run)
    case .viewsLayout: try LayoutRules.layout(run)
    case .viewsResult: try ViewRules.result(run)
    case .viewsRules: try SheetRules.rules(run)
    case .viewsSettings: try SettingRules.sheet(run)
    case .viewsStatistics: try SheetRules.statistics(run)
    case .integrationSound: try IntegrationRules.sound(run)
    case .integrationData: try DataRules.kept(run)
    case .integrationLabels: try IntegrationRules.labels(run)
    case .integrationStrings: try StringRules.strings(run)
    case .integrationTooltips: try IntegrationRules.tooltips(run)
    case .polishKeys: try PolishRules.keys(run)
    case .polishSpeech: try PolishRules.speech(run)
    case .polishSizes: try LayoutRules.sizes(run)
    case .polishIcon: PolishRules.icon(run)
    }
  }
}
