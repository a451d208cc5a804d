import CasinoKit
import FoundationEssentials

/// `casino odds` of the decision at a table or, where none is open, of the bets by rounds that are played.
struct TableOdds {
  let options: OddsOptions
  let game: Game
  let settings: PlaySettings
  let invocation: Invocation
  let context: CommandContext

  /// Answers where the question is about a table.
  /// - Returns: whether it is; else the game is to be asked for its exact odds.
  func run() throws -> Bool {
    guard options.hand.isEmpty, options.dealer == nil, options.removed.isEmpty else { return false }
    let (store, folder) = try context.openStore(invocation)
    let profile = try store.profile(named: invocation.profile)
    let word = try TableVisit.infoOfRecord(game, in: store).id
    let table = options.settings.isEmpty ? try store.tableOfOpenRound(game: word, profile: profile) : nil
    let isExact = game.manifest.capabilities.contains("odds")
    guard table != nil || options.isCounting || !isExact else { return false }
    let launcher = ModuleLauncher(data: URL(filePath: folder.path))
    do {
      try answer(try table.map { try decision($0, store, folder, launcher) } ?? bets(word, profile, store), launcher)
    } catch let failure as ModuleFailure {
      let info = game.manifest.info
      throw ModuleFailed(
        failure: failure, game: info.name, log: launcher.logs.appending(path: "\(info.id).log").path)
    }
    if let table { try store.markAdvised(at: table) }
    return true
  }

  private var language: String { context.language(invocation) }

  /// What is asked, and which program is.
  private struct Asked {
    var question: OddsQuestion
    var game: Game
    var round: Int?
  }

  /// Asks about the round at a table, of the program that dealt it.
  private func decision(
    _ table: TableRecord, _ store: Store, _ folder: DataDirectory, _ launcher: ModuleLauncher
  ) throws -> Asked {
    let builds = KeptBuilds(data: URL(filePath: folder.path), game: game.manifest.info.id, origin: game.origin)
    let dealer = try store.build(at: table).flatMap { builds.game($0, like: game) } ?? game
    guard let round = try store.openRound(at: table) else { throw CommandError.noOdds(game: game.manifest.info.name) }
    let isFirst = try store.roundsOfShoe(at: table)?.isEmpty ?? true
    let teller = try launcher.start(dealer)
    defer { teller.end() }
    let counted = options.isCounting ? try store.countedCards(at: table) : nil
    guard let seen = try SeenRound(round, isFreshShoe: isFirst, connection: teller, language: language) else {
      throw CommandError.noOdds(game: game.manifest.info.name)
    }
    return Asked(
      question: OddsQuestion(seen, counted: counted, language: language), game: dealer, round: round.number)
  }

  /// Asks about the bets: with `--count` from the shoe that lies at the player's table.
  private func bets(_ word: String, _ profile: ProfileID, _ store: Store) throws -> Asked {
    var counted: [Card]?
    if options.isCounting, try store.gameNames(profile: profile).contains(word) {
      let isPractice = game.origin.kept == nil
      let table = try store.table(
        game: word, profile: profile, practice: isPractice ? PracticeOptions() : nil,
        isForeign: !isPractice && !game.isBundled)
      counted = try store.countedCards(at: table)
    }
    let names = game.manifest.bets.map { (id: $0.id, name: $0.id) }
    let question = OddsQuestion(
      betsBy: settings.values, counted: counted, names: names, cards: 0, language: language)
    return Asked(question: question, game: game)
  }

  private func answer(_ asked: Asked, _ launcher: ModuleLauncher) throws {
    let strings = Strings.host(language), name = game.manifest.info.name
    let refining = options.isJSON ? nil : RefinedOutput(context.output)
    let inquiry = try OddsInquiry(
      asked.question, try launcher.start(asked.game), pace: refining?.isTerminal ?? false ? .watched : .printed)
    var failed: (any Error)?
    try inquiry.wait { picture in
      guard let picture, let refining else { return true }
      do { try refining.show(OddsPage.lines(picture, strings)) } catch { failed = error }
      return failed == nil
    }
    if let failed { throw failed }
    guard let picture = inquiry.picture else {
      guard inquiry.end == .noCardsFit else { throw CommandError.noOdds(game: name) }
      throw CommandError.oddsRefused(strings.text("odds.noCardsFit"))
    }
    if options.isJSON {
      return try context.output.write(OddsPage.json(picture, game: game.manifest.info.id, round: asked.round))
    }
    try refining?.end(OddsPage.lines(picture, strings))
  }
}
