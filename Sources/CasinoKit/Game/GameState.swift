/// A table as its views see it, and what the player can do there. Written once, for every game; a game extends it.
///
/// The table is resolved again after every step, so nothing observes it: tracking each access would cost more than
/// the views do.
///
/// A method that cannot do what it is asked changes nothing and says why (`refusal`).
@MainActor public final class GameState<Module: GameModule> {
  /// The game's rules.
  public typealias Engine = Module.Engine
  /// The game's bets.
  public typealias Bet = Engine.Bet
  /// The game's moves.
  public typealias Move = Engine.Move

  /// The words of the table, in the language that the player chose.
  public internal(set) var strings: Strings
  /// Whether the table is a practice table.
  public let isPractice: Bool
  /// How much room the renderer has.
  public internal(set) var sizeClass: SizeClass
  /// The game's own data: this device's, and those of all devices together.
  public internal(set) var persistence: CloudSyncManager<Module.GameData>

  /// The hints of the table.
  public let tooltips: TooltipManager
  /// Which hints the player has met.
  public let onboarding: OnboardingState

  var model: TableModel<Engine>
  /// Why the last intent was refused.
  var refusal: String?
  /// What must be kept of the intent under way.
  var commit = Commit()
  var pendingSpeech: [String] = []
  var narrator = Narrator()
  weak var host: (any HostLink)?

  init(welcome: Welcome, strings: Strings, host: (any HostLink)?) throws(SettingError) {
    self.strings = strings
    self.host = host
    isPractice = welcome.practice
    sizeClass = welcome.sizeClass
    onboarding = OnboardingState(welcome.hints)
    tooltips = TooltipManager(onboarding: onboarding)
    persistence = CloudSyncManager(own: welcome.data, others: welcome.dataCopies ?? [])
    let settings = try SettingValues(Module.Settings.options, changed: welcome.settings)
    let rules = try Module.Settings.rules(settings)
    model = TableModel(
      engine: Engine(rules: rules), settings: settings, nextRules: rules, limits: welcome.limits,
      balance: welcome.balance,
      cardsRemaining: welcome.cardsRemaining)
    model.history = welcome.shoe ?? []
    for (bet, amount) in welcome.lastStakes { if let bet = Bet(rawValue: bet) { model.lastStakes[bet] = amount } }
    model.selectedChip = ChipDenomination.allCases.last { $0.value <= model.limits.main.upperBound.half.half } ?? .one
  }
}

extension GameState {
  /// The round, or the one that is over, or one that has not begun.
  public var engine: Engine { model.engine }
  /// Where the round is.
  public var phase: GamePhase { model.engine.phase }
  /// Whether bets can be placed: before a round, and after one for the next.
  public var isBetting: Bool { phase == .betting || phase == .roundComplete }
  /// The hands on the table.
  public var hands: [TableHand] { model.engine.hands }
  /// What the player has to stake; chips in the zones are not taken off.
  public var balance: Chips { model.balance }
  /// The limits of the table.
  public var limits: TableLimits { model.limits }
  /// How many cards the shoe holds.
  public var cardsRemaining: Int { model.cardsRemaining }
  /// How the round's wagers ended so far.
  public var results: [BetResult] { model.results }
  /// Whether the round that is over was dealt without any bet.
  public var wasWatched: Bool { phase == .roundComplete && model.results.isEmpty }
  /// The finished rounds of the shoe in play, oldest first.
  public var history: [PastRound] { model.history }
  /// What the finished round brought; nil while it is not over.
  public var net: Chips? { phase == .roundComplete ? model.results.map(\.net).total : nil }
  /// The chip that the player took.
  public var selectedChip: ChipDenomination { model.selectedChip }
  /// The sheet over the table.
  public var sheet: TableSheet? { model.sheet }
  /// The settings as the sheet shows them.
  public var settings: SettingValues { model.settings }
  /// The rules of the next round.
  public var nextRules: Engine.Rules { model.nextRules }
  /// The rules that bets and sheets speak of now: those of the round under way or, between rounds, of the next.
  public var rules: Engine.Rules { isBetting ? model.nextRules : model.engine.rules }
  /// Chips in the zones, together.
  public var totalBet: Chips { model.bets.values.total }
  /// Whether no opening bet of any table can be covered any more.
  public var isGameOver: Bool {
    isBetting && totalBet == .zero && model.balance < TableLimits.allCases.map(\.main.lowerBound).min() ?? 1
  }
  /// Whether the finished round won at least `CasinoDesign.bigWin` times its stakes.
  public var isBigWin: Bool {
    guard let net, net > .zero else { return false }
    return net >= model.results.map(\.stake).total * CasinoDesign.bigWin
  }

  /// What lies on a bet: in its zone, or staked in the round under way.
  public func stake(on bet: Bet) -> Chips {
    if isBetting { return model.bets[bet] ?? .zero }
    let open = model.table?.open.filter { $0.key.bet == bet.rawValue }.values.total ?? .zero
    return open
  }

  /// A hand of the table.
  public func hand(_ id: HandID) -> TableHand? { hands.first { $0.id == id } }

  func refuse(_ error: IllegalMove) { refusal = strings.text(of: error) }
}
