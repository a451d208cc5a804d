import CasinoKit
import FoundationEssentials

/// One table: an intent goes to the game, its commit into the store, its frames to whoever shows them.
///
/// Nothing is shown that is not kept. A failure of the game ends the session; the round stays as it was last kept.
final class TableSession {
  /// The game that is played.
  private(set) var game: Game
  /// The words of the host and the kit.
  private(set) var strings: Strings
  /// The table as it was last committed, the host's values filled in.
  private(set) var scene = Scene(root: SceneNode(.table, id: "table"))
  /// The decision at hand.
  private(set) var revision = 0
  /// What only the host knows.
  private(set) var values: HostValues

  private(set) var connection: ModuleConnection
  /// The program that takes over when the round under way is over; nil where the present one stays.
  var successor: Successor?
  /// Why the record did not take the last commit; nil where it did.
  var notKept: StoreError?
  /// What the rounds since the player sat down won or lost.
  private(set) var sessionNet: Chips = .zero
  let bank: TableBank
  /// Starts another program of the game, for questions about the round; nil where none is asked.
  var startProgram: ((Game) throws(ModuleFailure) -> ModuleConnection)?
  /// The settings of `--set`, which hold at this table only.
  let overrides: [String: String]
  /// The chips of the round under way.
  var ledger = RoundLedger()
  /// The cards of this round and of the one before, whose hands still lie there between rounds.
  var seen: Set<Card> = []
  /// The card that was turned up before the cards were burned, of a round that is replayed.
  var burnedCard: Card?
  /// The round that the game asked to start and has not committed.
  var pendingRound: Open?
  private var lastIntent = 0
  /// How much room the game thinks that there is.
  private var sizeClass = CasinoKit.SizeClass.regular
  private var statistics: [SceneNode]?
  private let now: () -> Duration
  private let start: Duration
  /// The game's settings that differ from the initial ones, and those by which the round under way is played.
  var gameSettings: [String: String] = [:]
  var roundSettings: [String: String]?
  /// The settings of the round under way, else of the next.
  var rulesInForce: [String: String] { hasOpenRound ? roundSettings ?? gameSettings : gameSettings }

  /// A program that plays on where another finished a round.
  struct Successor {
    var game: Game
    var start: () throws -> ModuleConnection
    /// Lays the table again.
    var sitDown: (TableSession) throws -> Void
  }

  /// Prepares a table; `sitDown` lays it.
  init(
    game: Game, connection: ModuleConnection, bank: TableBank, overrides: [String: String], strings: Strings,
    now: @escaping () -> Duration = RunningTime.now
  ) {
    self.game = game
    self.now = now
    start = now()
    self.connection = connection
    self.bank = bank
    self.overrides = overrides
    self.strings = strings
    values = bank.values
  }

  /// Whether a round is under way.
  var hasOpenRound: Bool { ledger.isUnderWay }

  /// A failure of the game as a command tells it.
  func failed(_ failure: ModuleFailure) -> ModuleFailed {
    ModuleFailed(failure: failure, game: game.manifest.info.name, log: connection.log?.path)
  }

  /// The file for what the host's own libraries print while a table is drawn, beside the games' logs.
  var hostLog: String? { connection.log?.deletingLastPathComponent().appending(path: "casino.log").path }

  /// The word of the bet that an amount alone goes to.
  var firstBet: String { game.manifest.bets.first { $0.kind == .main }?.id ?? "" }

  /// The game's own word for what was typed, where it is one of its moves or actions, whether offered now or not.
  func knownWord(_ typed: String) -> String? {
    let plain = typed.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    return words.first { $0.lowercased() == plain }
  }

  /// The words of the game's moves and of what every table can do.
  var words: [String] { game.manifest.moves + TableWords.actions }

  /// When a hint may come; nil where none is due.
  private(set) var wakeAt: Duration?
  /// The hint on the table.
  var hint: SceneNode? { scene.nodes.first { $0.role == .tooltip } }

  /// Leaves the table. An open round stays open; a hint that is on screen was shown.
  func leave() {
    if let hint { try? bank.noteHint(String(hint.id.dropFirst("tooltip.".count))) }
    connection.end()
  }

  /// Lets a hint come whose time has come.
  /// - Returns: the steps that show it; none where it is not needed any more.
  func wake() throws -> [ShownStep] {
    guard wakeAt != nil else { return [] }
    wakeAt = nil
    try connection.send(.wake)
    let answer = try awaitAnswer(0)
    return try apply(answer.frames, revision: answer.revision)
  }

  /// Notes when a hint may come.
  func plan(wakeAfter milliseconds: Int?) {
    guard let milliseconds, (0...600_000).contains(milliseconds) else { return }
    wakeAt = now() + .milliseconds(milliseconds)
  }

  /// Wants something of the table.
  /// - Parameters:
  ///   - word: the action's id.
  ///   - amount: the amount that goes with it.
  ///   - value: the value that goes with it.
  /// - Throws: `ModuleFailure` where the game failed, `StoreError` where the store did; nothing is lost then.
  func perform(_ word: String, amount: Chips? = nil, value: String? = nil) throws -> IntentOutcome {
    try change()
    try followBalance()
    if word == TableWords.newStack { return try newStack() }
    if word == PurseNote.action { return try move(amount, value: value) }
    if word.hasPrefix(HostSettings.prefix) {
      return try change(String(word.dropFirst(HostSettings.prefix.count)), to: value)
    }
    if word == TableSheet.statistics.name {
      statistics = try statisticsSections()
      values.statistics = statistics
    }
    lastIntent += 1
    let seenBefore = seen
    let action = scene.actions.first { $0.id == word } ?? SceneAction(id: word, title: word)
    try connection.send(
      .intent(Intent(id: lastIntent, revision: revision, action: word, amount: amount, value: value)))
    let answer = try awaitAnswer(lastIntent)
    if let refusal = answer.refusal {
      bank.rollBack()
      seen = seenBefore
      pendingRound = nil
      return .refused(refusal)
    }
    try connection.checkDescriptors()
    return try take(answer, CommitCheck.Choice(action: action, amount: amount), seenBefore: seenBefore)
  }

  /// Shows the whole scene that a game laid.
  func show(_ ready: Ready) throws {
    try check(ready.scene.root, events: [])
    revision = ready.revision
    refreshed()
    scene = values.filled(ready.scene, strings)
  }

  /// Applies checked frames.
  func apply(_ frames: [Frame], revision: Int) throws -> [ShownStep] {
    var shown = scene, running = values, steps: [ShownStep] = []
    for frame in frames {
      do throws(ScenePatchError) { try shown.apply(frame.patch) } catch .unknownNode(let id) {
        throw connection.failing(.badScene(.unknownNode(id)))
      }
      for node in frame.patch.nodes { try check(node, events: frame.events) }
      running.follow(frame.events)
      let filled = running.filled(shown, strings)
      steps.append(
        ShownStep(scene: filled, patch: ScenePatch(from: scene, to: filled), events: frame.events, say: frame.say))
      scene = filled
    }
    self.revision = revision
    return steps
  }

  /// A table as it was shown at some time.
  struct Shown {
    var scene: Scene
    var revision: Int
    var values: HostValues
    var seen: Set<Card>
  }

  /// The table as it is shown.
  var shown: Shown { Shown(scene: scene, revision: revision, values: values, seen: seen) }

  /// Shows the table as it was.
  func restore(_ before: Shown) {
    (scene, revision, values, seen) = (before.scene, before.revision, before.values, before.seen)
  }

  /// Takes the shoe as it is at the start of a round; the chips are as they were.
  func takeShoe() { refreshed() }

  /// Takes the host's values as they are now.
  func refreshValues() {
    refreshed()
    scene = values.filled(scene, strings)
  }

  /// Whether the player has lost what one session may lose.
  var isLossLimitReached: Bool {
    guard let limit = values.settings.lossLimit else { return false }
    return sessionNet <= -limit
  }

  /// Counts a round that is over.
  func count(_ round: RoundLedger) { sessionNet += round.returned - round.staked }

  /// Looks whether chips were won or spent elsewhere, and whether the session's clock went on.
  /// - Returns: whether the scene is another now.
  func look() throws -> Bool {
    let before = values
    if try bank.isChangedElsewhere() { try followBalance() }
    refreshed()
    guard values != before else { return false }
    scene = values.filled(scene, strings)
    return true
  }

  /// Goes on in another language: the host at once, and the game where it knows how to; it does at its next start.
  func speak(_ language: String) throws {
    guard Language.normalised(language) != strings.language else { return }
    strings = .host(language)
    if statistics != nil { statistics = try statisticsSections() }
    try tell(Surroundings(language: language))
  }

  /// Tells the game how much room there is.
  func fit(_ size: CasinoKit.SizeClass) throws {
    guard size != sizeClass else { return }
    sizeClass = size
    try tell(Surroundings(sizeClass: size))
  }

  private func refreshed() {
    values = bank.values
    values.statistics = statistics
    values.sessionMinutes =
      values.settings.values.isOn("sessionClock") ? Int((now() - start).components.seconds / 60) : nil
  }

  /// Lets the successor take over once no round is under way.
  private func change() throws {
    guard let next = successor, !hasOpenRound else { return }
    let fresh = try next.start()
    connection.end()
    connection = fresh
    game = next.game
    bank.game.version = next.game.manifest.info.version
    successor = nil
    lastIntent = 0
    let size = sizeClass
    sizeClass = .regular
    try next.sitDown(self)
    try fit(size)
  }

  private func check(_ node: SceneNode, events: [GameEvent]) throws {
    do throws(ModuleFailure) {
      try CommitCheck.check([node], drawn: seen)
      try CommitCheck.check(events, drawn: seen)
    } catch {
      throw connection.failing(error)
    }
  }
}
