import CasinoKit
import FoundationEssentials

/// One table's chips, cards and record: what a session asks of the store and the dealer.
final class TableBank {
  /// The limits of the table.
  private(set) var limits: TableLimits
  /// The round that was under way when the table was laid.
  private(set) var openRound: RoundRecord?

  /// The game, in the version that plays.
  var game: GameInfo
  let store: Store
  let table: TableRecord
  private let dealer: Dealer
  private var cardCount: Int
  private var rounds: Int
  private var balance: Chips
  private var commitment: String?
  private var proof = ShoeProof()
  private var hostSettings: HostSettings
  private var dataVersion: Int
  private var hintCounts = HintCounts()
  private let sync: SyncNote?
  private let foreign: Manifest?
  private var purse: PurseNote?
  private let languageChoice: LanguageChoice

  /// Opens a table.
  /// - Parameters:
  ///   - plan: the shoe of the rules in force, for cards that are arranged.
  ///   - limits: the limits of `--set`; nil takes those that were kept.
  ///   - foreign: what a game says of itself that plays from its purse; nil for one that plays with the wallet.
  ///   - language: what was asked for and what the environment says.
  init(
    _ store: Store, game: GameInfo, profile: ProfileID = .standard, practice: PracticeOptions?, plan: ShoePlan,
    limits: TableLimits?, language: LanguageChoice = LanguageChoice(), foreign: Manifest? = nil
  ) throws {
    self.game = game
    self.foreign = foreign
    languageChoice = language
    self.store = store
    table = try store.table(game: game.id, profile: profile, practice: practice, isForeign: foreign != nil)
    openRound = try store.openRound(at: table)
    let wishes = try store.settings(in: .host, profile: profile)
    dealer = try Dealer(store: store, table: table, clientSeed: wishes[HostSettings.clientSeed] ?? "")
    self.limits = try limits ?? store.limits(game: game.id, profile: profile) ?? .casual
    balance = table.balance
    cardCount = plan.cardCount
    rounds = try store.finishedRounds(at: table)
    commitment = try dealer.commitment().map(Hexadecimal.text)
    proof = try Self.proof(store, table, dealer, wishes)
    hostSettings = HostSettings(wishes)
    if let shown = language.override { _ = hostSettings.change(LanguageChoice.key, to: shown) }
    dataVersion = try store.database.version()
    sync = try practice == nil ? store.syncNote(of: profile) : nil
    hintCounts = HintCounts(try store.settings(in: .hints(game.id), profile: profile).values)
    try notePurse()
    if let cards = practice?.cards, !cards.isEmpty { try dealer.arrange(next: cards, plan: plan) }
  }

  /// What the host fills into a scene.
  var values: HostValues {
    HostValues(
      balance: balance, limits: limits, isPractice: table.isPractice, cardsRemaining: dealer.cardsRemaining,
      cardCount: max(cardCount, dealer.cardsRemaining), rounds: rounds, commitment: commitment, proof: proof,
      hints: hintCounts, settings: hostSettings, sync: sync, purse: purse)
  }

  /// The language of the table.
  var language: String { languageChoice.language(hostSettings.values[LanguageChoice.key]) }

  /// The movements of chips of the round that was under way.
  var openEntries: [LedgerEntry] { openRound?.entries ?? [] }
  /// The cards of the round.
  var cardsOfRound: [Card] { dealer.cardsDrawnThisRound }

  private static func proof(
    _ store: Store, _ table: TableRecord, _ dealer: Dealer, _ wishes: [String: String]
  ) throws -> ShoeProof {
    let clientSeed = wishes[HostSettings.clientSeed] ?? ""
    return ShoeProof(
      nextCommitment: try dealer.nextCommitment().map(Hexadecimal.text),
      lastSeed: try store.lastSeed(at: table).map(Hexadecimal.text), clientSeed: clientSeed.isEmpty ? nil : clientSeed)
  }

  /// What the game needs to know to lay the table.
  func welcome(settings: [String: String], cardNames: CardNames) throws(StoreError) -> Welcome {
    let copies = try store.otherCopies(at: table)
    return Welcome(
      language: language, practice: table.isPractice, balance: openRound == nil ? balance : balanceBeforeRound,
      limits: limits, cardsRemaining: dealer.cardsRemaining, settings: settings,
      lastStakes: try store.lastStakes(at: table), round: openRound?.openRound,
      shoe: try store.roundsOfShoe(at: table), data: try store.gameData(at: table),
      dataCopies: copies.isEmpty ? nil : copies, hints: try hints(), cardNames: cardNames)
  }

  /// The kept program that deals rounds from now on.
  var build: String? {
    get { table.build }
    set { table.build = newValue }
  }

  /// The kept program that dealt the round under way.
  var openBuild: String? { get throws(StoreError) { try store.build(at: table) } }

  /// Notes that the program of the table goes on with the round under way.
  func handOver() throws(StoreError) { try store.handOver(table) }

  /// The kept programs that dealt rounds which are under way, whoever plays them.
  func buildsOfOpenRounds() throws(StoreError) -> Set<String> { try store.buildsOfOpenRounds() }

  /// Gives the stakes of the round under way back.
  func voidOpenRound() throws -> Chips {
    let back = try store.voidOpenRound(at: table) ?? .zero
    openRound = nil
    balance = try store.balance(of: table)
    rounds = try store.finishedRounds(at: table)
    return back
  }

  /// Whether another connection wrote into the record since this was last asked.
  func isChangedElsewhere() throws(StoreError) -> Bool {
    let version = try store.database.version()
    defer { dataVersion = version }
    return version != dataVersion
  }

  /// What the player has now; another program may have changed it.
  func currentBalance() throws(StoreError) -> Chips {
    balance = try store.balance(of: table)
    try notePurse()
    return balance
  }

  /// Starts a round from a shoe.
  func startRound(_ plan: ShoePlan) throws(DealerError) -> Opened {
    let started = try dealer.startRound(plan: plan)
    cardCount = plan.cardCount
    if started.isFresh {
      commitment = try dealer.commitment().map(Hexadecimal.text)
      proof.nextCommitment = try dealer.nextCommitment().map(Hexadecimal.text)
      proof.lastSeed = try asking { () throws(StoreError) in try store.lastSeed(at: table) }.map(Hexadecimal.text)
    }
    return Opened(freshShoe: started.isFresh, cardsRemaining: started.remaining, burned: started.burned)
  }

  /// Goes back to where the round under way began.
  func replayRound() throws(DealerError) -> Opened {
    guard let openRound else { throw .noRound }
    try dealer.replay(openRound)
    let burned = try dealer.burned(before: openRound)
    return Opened(freshShoe: burned.isFresh, cardsRemaining: dealer.cardsRemaining, burned: burned.cards)
  }

  /// Ends the replay, if one was under way.
  func endReplay() throws(DealerError) { try dealer.endReplay() }

  /// Deals a card.
  func draw() throws(DealerError) -> Drawn {
    let drawn = try dealer.draw()
    return Drawn(card: drawn.card, cardsRemaining: drawn.remaining, shuffled: drawn.shuffled ? true : nil)
  }

  /// Forgets what was dealt since the last commit; the same cards come again.
  func rollBack() { dealer.rollback() }

  /// Keeps a commit.
  /// - Parameters:
  ///   - opening: the round that it opens.
  ///   - overrides: the settings of `--set`, which are not kept.
  func keep(_ commit: Commit, opening: Open?, overrides: [String: String]) throws(StoreError) -> Chips {
    var kept = RoundCommit(commit, version: game.version, rules: opening?.rules ?? .object([:]))
    for (key, value) in overrides where kept.settings[key] == value { kept.settings[key] = nil }
    balance = try store.commit(kept, at: table, dealer: dealer)
    if let limits = commit.limits { self.limits = limits }
    if commit.hints != nil { try countHints() }
    if commit.hands != nil {
      rounds += 1
      openRound = nil
    }
    try notePurse()
    return balance
  }

  /// Moves chips between wallet and purse.
  /// - Returns: how many.
  func move(_ wish: PurseWish) throws(StoreError) -> Chips {
    defer { try? notePurse() }
    switch wish {
    case .fill(let amount):
      try store.fillPurse(of: game.id, amount, profile: table.profile)
      return amount
    case .empty(let amount): return try store.emptyPurse(of: game.id, amount, profile: table.profile)
    case .nothing: return .zero
    }
  }

  /// Reads what is shown of the purse.
  private func notePurse() throws(StoreError) {
    guard table.kind == .purse, let kept = try store.purse(of: game.id, profile: table.profile) else { return }
    purse = PurseNote(
      purse: kept, wallet: try store.walletBalance(profile: table.profile),
      record: ReturnRecord(try store.statistics(of: game.id, profile: table.profile), manifest: foreign))
  }

  /// The last finished rounds at this table in which chips were staked, newest first.
  func lastRounds(_ count: Int) throws(StoreError) -> [RoundRecord] {
    try store.rounds(game: game.id, profile: table.profile, limit: count)
      .filter { $0.isPractice == table.isPractice && !$0.results.isEmpty }
  }

  /// What was played of the game with the wallet.
  func statistics() throws(StoreError) -> StatisticsReport {
    try store.statistics(of: game.id, profile: table.profile)
  }

  /// Whether hints are left out whatever the settings say: `CASINO_HINTS=off`.
  var hidesHints = false

  /// Whether hints are wanted, and which were shown.
  func hints() throws(StoreError) -> HintState {
    let kept = try store.settings(in: .hints(game.id), profile: table.profile)
    return HintState(
      isOn: !hidesHints && hostSettings.values["hints"] != "off", shown: kept.filter { !$0.value.isEmpty }.keys.sorted()
    )
  }

  private func countHints() throws(StoreError) {
    hintCounts = HintCounts(try store.settings(in: .hints(game.id), profile: table.profile).values)
  }

  /// Notes that a hint was on screen when the player left.
  func noteHint(_ key: String) throws(StoreError) {
    try store.save(settings: [key: HintEnd.gone.rawValue], in: .hints(game.id), profile: table.profile)
  }

  /// Has the game's hints shown again.
  private func forgetHints() throws(StoreError) {
    let kept = try store.settings(in: .hints(game.id), profile: table.profile)
    try store.save(settings: kept.mapValues { _ in "" }, in: .hints(game.id), profile: table.profile)
    try countHints()
  }

  /// Changes one of the host's settings and keeps it.
  /// - Returns: the setting's value; nil where there is no such setting or value.
  func change(_ key: String, to value: String?) throws(StoreError) -> String? {
    var changed = hostSettings
    guard var value = changed.change(key, to: value) else { return nil }
    if key == "hints", value == "again" {
      try forgetHints()
      value = changed.change(key, to: "on") ?? value
    }
    try store.save(settings: [key: value], in: .host, profile: table.profile)
    hostSettings = changed
    return value
  }

  /// Opens a new stack when the chips have run out.
  func openNewStack() throws(StoreError) { balance = try store.openNewStack(at: table) }

  /// The replay moves the chips of the round again, so the game starts it with what there was before.
  private var balanceBeforeRound: Chips {
    openEntries.reduce(balance) { balance, entry in
      switch entry {
      case .stake(_, _, let amount): balance + amount
      case .settle(_, _, _, _, let returned): balance - returned
      }
    }
  }
}
