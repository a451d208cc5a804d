/// A game: its names, its rules and its table. An executable with `@main` on a type that conforms is a module.
///
///     @main
///     struct WarGame: GameModule {
///       static let info = GameInfo(id: "war", name: "Casino War", version: "1.0.0")
///       static let summary = "The higher card wins."
///       typealias Engine = WarEngine
///       typealias Settings = WarSettings
///       static func table(_ state: GameState<WarGame>) -> some View { GameTableView(state: state) }
///     }
@MainActor public protocol GameModule {
  associatedtype Engine: GameEngine
  associatedtype Settings: GameSettings where Settings.Rules == Engine.Rules
  associatedtype Outcome: GameResult
  associatedtype TableView: View
  /// Who plays in a simulation.
  associatedtype Strategy: GameStrategy = RandomPlay<Engine> where Strategy.Engine == Engine
  /// What the game keeps for itself, beside the chips and rounds that are the host's.
  associatedtype GameData: PersistableGameData = NoGameData

  /// What the game is called.
  static var info: GameInfo { get }
  /// One sentence about the game, in English, for lists.
  static var summary: String { get }
  /// The game's icon: cards and a chip on its cloth.
  static var icon: AppIconView { get }
  /// What the table shows while the game starts.
  static var launchScreen: LaunchScreenView { get }
  /// The house edge of a bet under the initial settings and best play, as a fraction of the stake.
  static func edge(of bet: Engine.Bet) -> Double?
  /// The table as it stands.
  static func table(_ state: GameState<Self>) -> TableView
  /// What the game offers beyond what every game does (play, replay, simulate, rollout): `odds` where it answers `odds`.
  static var capabilities: [String] { get }
  /// Exact odds of the bets, or of the moves of a hand.
  /// - Parameters:
  ///   - query: what is asked.
  ///   - rules: the rules in force.
  ///   - strings: the words of the answer.
  ///   - progress: to be called at least every second of long work.
  /// - Returns: nil where the game has none.
  static func odds(
    _ query: OddsQuery, by rules: Engine.Rules, _ strings: Strings, progress: () -> Void
  ) -> OddsReport?
  /// The best play that the game knows, for simulations; random moves where it says nothing.
  /// - Parameters:
  ///   - rules: the rules in force.
  ///   - progress: to be called at least every second of long work.
  static func strategy(by rules: Engine.Rules, progress: () -> Void) -> Strategy
  /// The words of the strategies that simulations may ask for besides `random`; the first is the one above.
  static var strategies: [String] { get }
  /// A strategy by its word; nil for a word that is none.
  /// - Parameters:
  ///   - name: the word, as `strategies` has it.
  ///   - rules: the rules in force.
  ///   - progress: to be called at least every second of long work.
  static func strategy(named name: String, by rules: Engine.Rules, progress: () -> Void) -> Strategy?
  /// A strategy that the player wrote down, in a form of the game's own; nil for a text that is none.
  static func strategy(reading chart: String, by rules: Engine.Rules) -> Strategy?
  /// Plays rounds by a strategy. The kit does it for every game.
  static func simulate(
    _ query: Simulate, by rules: Engine.Rules, progress: () -> Void
  ) throws -> RoundStatistics
  /// Who plays rounds on from a decision, in rollouts: the strategy of simulations unless the game names a quicker one.
  /// - Parameters:
  ///   - rules: the rules in force.
  ///   - progress: to be called at least every second of long work.
  static func rolloutStrategy(by rules: Engine.Rules, progress: () -> Void) -> Strategy
  /// Plays a round on many times from what a player can see. The kit does it for every game.
  static func rollout(
    _ query: Rollout, by rules: Engine.Rules, progress: () -> Void
  ) throws(IllegalMove) -> RolledOut
  /// Shows the game's hints: asked before every decision, each hint is one call of `state.tooltips.show`.
  static func hints(_ state: GameState<Self>)
  /// Notes what a round that is over means for the game's own data. It is kept with the round's last commit.
  static func note(_ state: GameState<Self>, in data: inout GameData)
}

extension GameModule {
  /// The ace of spades and a chip of 25 on green cloth.
  public static var icon: AppIconView { AppIconView(info.name) }

  /// The icon and the name on the icon's cloth.
  public static var launchScreen: LaunchScreenView { LaunchScreenView(icon) }

  /// Not declared unless the game says otherwise.
  public static func edge(of bet: Engine.Bet) -> Double? { nil }

  /// Nothing unless the game keeps data of its own.
  public static func note(_ state: GameState<Self>, in data: inout GameData) {}

  /// Nothing beyond what every game offers.
  public static var capabilities: [String] { [] }

  /// No exact odds.
  public static func odds(
    _ query: OddsQuery, by rules: Engine.Rules, _ strings: Strings, progress: () -> Void
  ) -> OddsReport? { nil }

  /// No hints but those that every table has.
  public static func hints(_ state: GameState<Self>) {}

  /// The name of the game's Swift module, which is also that of its executable and its folder.
  static var moduleName: String { String(String(reflecting: Self.self).prefix { $0 != "." }) }

  /// What the game offers beyond play and replay.
  static var offered: [String] { capabilities + ["simulate", "rollout"] }

  /// What the game says of itself without being played.
  public static var manifest: Manifest {
    let initial = try? Settings.rules(SettingValues(Settings.options))
    return Manifest(
      info: info, executable: moduleName, summary: summary,
      bets: Engine.Bet.allCases.map {
        .init(id: $0.rawValue, kind: $0.kind, greatestPayout: $0.greatestPayout, edge: edge(of: $0))
      },
      moves: Engine.Move.allCases.map(\.name), outcomes: Outcome.allCases.map(\.rawValue), settings: Settings.options,
      shoe: initial?.shoe ?? ShoePlan(decks: 1, cut: 1), capabilities: offered, icon: resolved(icon),
      launchScreen: resolved(launchScreen), titles: titles)
  }

  /// The one part that a view of the brand resolves to.
  private static func resolved(_ view: some View) -> SceneNode? {
    view.nodes(SceneBuilder(strings: Strings(language: "en"))).first
  }

  /// Name and summary in the languages of the game's catalogue, by its keys `game.name` and `game.summary`.
  private static var titles: [String: Manifest.Title]? {
    guard let folder = ResourceFolder.find(module: moduleName) else { return nil }
    var titles: [String: Manifest.Title] = [:]
    for language in Language.shipped {
      let words = try? Catalogue(path: folder + "/Localizable.xcstrings", language: language)
      guard let words, words.language(of: "game.summary") == language, let summary = words.template("game.summary")
      else { continue }
      titles[language] = Manifest.Title(name: words.template("game.name") ?? info.name, summary: summary)
    }
    return titles.isEmpty ? nil : titles
  }
}
