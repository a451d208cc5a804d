import CasinoKit
import FoundationEssentials

/// A table that a check plays at, and all that was seen there. Equal seeds give equal choices, whatever the language.
final class CheckSitting {
  /// What the player did, and what came of it.
  struct Turn {
    var action: String
    var steps: [ShownStep]
    /// The table afterwards.
    var scene: Scene
    /// Whether a round is under way afterwards.
    var isUnderWay: Bool
    /// The number of the round, counted from 0.
    var round: Int
  }

  /// The stack of the player, which no check uses up.
  static let stack: Chips = 10_000_000

  let run: CheckRun
  let manner: CheckManner
  private(set) var session: TableSession
  private(set) var turns: [Turn] = []
  /// The table before anything was done.
  private(set) var start = Scene(root: SceneNode(.table, id: "table"))
  /// The sheets by their words, in the order in which they were opened.
  private(set) var sheets: [(word: String, scene: Scene)] = []
  /// The hints that came, with the table that each came to.
  private(set) var hints: [(hint: SceneNode, scene: Scene)] = []
  /// The game's own data after each round.
  private(set) var data: [JSONValue?] = []
  /// The ids of parts that were others after the program was started again.
  private(set) var changedByRestart: [String] = []
  private var chances: Xoshiro256
  private var round = 0
  private let place: URL
  private let store: Store
  private var bank: TableBank

  /// Lays the table.
  init(_ run: CheckRun, _ manner: CheckManner) throws {
    self.run = run
    self.manner = manner
    chances = Xoshiro256(seed: run.seed &+ 0x5eed)
    place = try run.newFolder()
    store = try Store.open(in: place) { Date(timeIntervalSince1970: 1_700_000_000) }
    bank = try Self.bank(run, store, manner)
    do {
      session = try Self.session(run, bank, place, manner)
      try sitDown()
    } catch let failure as ModuleFailure {
      throw CheckBlock(CheckRule(brokenBy: failure), run.text(of: failure))
    }
    start = session.scene
  }

  private static func bank(_ run: CheckRun, _ store: Store, _ manner: CheckManner) throws -> TableBank {
    let bank = try TableBank(
      store, game: run.manifest.info, practice: PracticeOptions(seed: run.seed, stack: stack), plan: run.manifest.shoe,
      limits: nil, language: LanguageChoice(asked: manner.language))
    bank.hidesHints = !manner.isFirstVisit
    return bank
  }

  private static func session(
    _ run: CheckRun, _ bank: TableBank, _ place: URL, _ manner: CheckManner
  ) throws -> TableSession {
    var launcher = ModuleLauncher(data: place)
    launcher.surroundings = manner.surroundings
    return TableSession(
      game: run.game, connection: try launcher.start(run.game), bank: bank, overrides: manner.settings,
      strings: .host(manner.language))
  }

  private func sitDown() throws {
    let settings = try store.orderedSettings(in: .game(run.manifest.info.id), profile: .standard), bank = self.bank
    _ = try session.sitDown(KeptSettings(settings, manifest: run.manifest)) { settings in
      try bank.welcome(settings: settings, cardNames: .words)
    }
  }

  /// What lies on the table.
  var scene: Scene { session.scene }
  /// The words of the game in the language of the table.
  var words: Strings { run.words(manner.language) ?? .host(manner.language) }

  /// Leaves the table.
  func leave() { session.leave() }

  /// Kills the program and lays the table again from the record.
  func restart() throws {
    _ = session.connection.failing(.disconnected)
    bank = try Self.bank(run, store, manner)
    session = try Self.session(run, bank, place, manner)
    try sitDown()
  }

  // MARK: - Doing something

  /// Wants something of the table.
  /// - Returns: why it was refused; nil where it was done.
  @discardableResult
  func perform(_ action: String, amount: Chips? = nil, value: String? = nil) throws -> String? {
    switch try session.perform(action, amount: amount, value: value) {
    case .refused(let reason):
      if case .dataTooLong(let bytes, _)? = session.notKept {
        throw CheckBlock(.modelsData, CheckText("check.found.dataSize", Strings.host(run.language).number(bytes)))
      }
      return reason
    case .done(let steps):
      turns.append(
        Turn(action: action, steps: steps, scene: scene, isUnderWay: session.hasOpenRound, round: round))
      try greetHint()
      return nil
    }
  }

  private func greetHint() throws {
    guard manner.isFirstVisit, session.wakeAt != nil else { return }
    _ = try session.wake()
    guard let hint = session.hint else { return }
    hints.append((hint, scene))
    _ = try session.perform(hint.action?.id ?? "tooltip.dismiss")
  }

  /// Plays all rounds, with the sheets before and after them.
  func play() throws {
    try greetHint()
    if manner.opensSheets { try openSheets() }
    for number in 0..<(manner.rounds ?? run.roundsAtTable) {
      if number > 0, number == manner.restartsAfter { try restart() }
      try playRound()
    }
    if manner.opensSheets { try openSheets() }
  }

  /// Plays one round.
  func playRound() throws {
    try placeBets()
    try deal()
    try finish()
  }

  /// Plays the round under way to its end.
  func finish() throws {
    var decisions = 0
    while session.hasOpenRound {
      if manner.isKilled { try killAndCompare() }
      decisions += 1
      guard decisions < 1_000 else { throw CheckBlock(.engineRounds, CheckText("check.fault.endless")) }
      try decide()
    }
    data.append(try bank.welcome(settings: [:], cardNames: .words).data)
    round += 1
  }

  private func killAndCompare() throws {
    let before = scene
    try restart()
    let changed = ScenePatch(from: before, to: scene).nodes.map(\.id)
    changedByRestart += changed
  }

  private func openSheets() throws {
    for word in ["rules", "settings", "statistics"] where scene.actions.contains(where: { $0.id == word }) {
      guard try perform(word) == nil else { continue }
      sheets.append((word, scene))
      try perform("close")
    }
  }

  // MARK: - Betting

  /// The zones that take chips.
  var zones: [SceneNode] { scene.nodes.filter { $0.role == .zone && $0.action?.id.hasPrefix("bet.") == true } }

  /// What the limits of the table take on a bet.
  func stakes(for bet: String) -> ClosedRange<Chips> {
    let kind = run.manifest.bets.first { $0.id == bet }?.kind ?? .main
    return session.values.limits.stakes(for: kind)
  }

  /// Puts chips on some of the zones.
  func placeBets() throws {
    let bets = zones.map { String(($0.action?.id ?? "").dropFirst("bet.".count)) }
    guard !bets.isEmpty else { throw CheckBlock(.viewsTable, CheckText("check.found.noZone")) }
    let mains = bets.filter { bet in run.manifest.bets.first { $0.id == bet }?.kind == .main }
    var chosen: Set<String> = [
      mains.isEmpty || manner.isFirstVisit ? mains.first ?? bets[0] : mains[chances.next(below: mains.count)]
    ]
    // A new player who tries a bet needs no hint about it, so one who waits for hints keeps to the first.
    for bet in bets where !manner.isFirstVisit && chances.next(below: 3) == 0 { chosen.insert(bet) }
    // A bet beside another may need the first of the table.
    if chosen.contains(where: { !mains.contains($0) }), let first = mains.first { chosen.insert(first) }
    for bet in bets where chosen.contains(bet) {
      let range = stakes(for: bet)
      try place(min(range.lowerBound + Chips(chances.next(below: 20)), range.upperBound), on: bet)
    }
  }

  /// Puts chips on a bet.
  func place(_ amount: Chips, on bet: String) throws {
    guard let reason = try perform("bet.\(bet)", amount: amount) else { return }
    throw CheckBlock(
      .modelsBets, CheckText("check.found.betRefused", bet, Strings.host(run.language).amount(amount), reason))
  }

  /// Deals with what lies in the zones.
  func deal() throws {
    guard scene.actions.contains(where: { $0.id == "deal" }) else {
      throw CheckBlock(.viewsTable, CheckText("check.found.noDeal"))
    }
    if let reason = try perform("deal") {
      throw CheckBlock(.modelsBets, CheckText("check.found.dealRefused", reason))
    }
  }

  // MARK: - Deciding

  /// What can be done in the round.
  var moves: [SceneAction] { NumberedActions(scene).actions }

  private func decide() throws {
    let moves = self.moves
    guard !moves.isEmpty else { throw CheckBlock(.viewsTable, CheckText("check.found.noMoveShown")) }
    let move = moves[chances.next(below: moves.count)]
    let amount = move.amounts.map { range in
      range.least + Chips(hundredths: chances.next(below: (range.greatest - range.least).hundredths + 1))
    }
    if let reason = try perform(move.id, amount: amount) {
      throw CheckBlock(.engineRounds, CheckText("check.found.moveRefused", move.id, reason))
    }
  }
}

extension CheckSitting {
  /// The steps of all rounds, without those of sheets and chips.
  var steps: [(turn: Turn, step: ShownStep)] { turns.flatMap { turn in turn.steps.map { (turn, $0) } } }

  /// The tables at which something was to be decided, the first first.
  var decisions: [Scene] { [start] + turns.map(\.scene) }

  /// The turns of each round, from the deal on.
  var playedRounds: [[Turn]] {
    var rounds: [[Turn]] = []
    var current: [Turn] = []
    for turn in turns {
      if turn.action == "deal" { current = [] }
      if turn.action == "deal" || !current.isEmpty { current.append(turn) }
      guard !current.isEmpty, !turn.isUnderWay else { continue }
      rounds.append(current)
      current = []
    }
    return rounds
  }
}

extension [CheckSitting.Turn] {
  /// What happened in the turns.
  var events: [GameEvent] { flatMap(\.steps).flatMap(\.events) }
}
