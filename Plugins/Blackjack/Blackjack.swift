import CasinoKit

/// Blackjack for one seat.
@main
struct BlackjackGame: GameModule {
  nonisolated static let identifier = "blackjack"
  static let info = GameInfo(id: identifier, name: "Blackjack", version: "1.0.0")
  static let summary = "Closest to 21 without going over beats the dealer."
  static let icon = AppIconView(info.name, felt: Design.felt, cards: Design.iconCards, chip: Design.iconChip)
  static let launchScreen = LaunchScreenView(icon)
  typealias Engine = BlackjackEngine
  typealias Settings = BlackjackSettings
  typealias Outcome = BlackjackResult
  typealias GameData = BlackjackData

  /// The main bet's edge is that of basic strategy under the initial settings, from a fresh shoe every round: six
  /// decks, dealer stands on soft 17, double any two cards and after a split, four hands, no surrender, peek
  /// (worked out by `Solver`). The side bets' follow from counting.
  static func edge(of bet: BlackjackBet) -> Double? {
    let rules = BlackjackRules()
    return switch bet {
    case .main: 0.0040592
    case .insurance: Insurance.houseEdge(decks: rules.decks)
    case .perfectPairs: rules.perfectPairs.houseEdge(decks: rules.decks)
    case .twentyOnePlus3: rules.twentyOnePlus3.houseEdge(decks: rules.decks)
    }
  }

  static let capabilities = ["odds"]

  static func odds(
    _ query: OddsQuery, by rules: BlackjackRules, _ strings: Strings, progress: () -> Void
  ) -> OddsReport? { BlackjackOdds(rules: rules, strings: strings).report(query, progress: progress) }

  static let strategies = ["basic", "mimicDealer", "neverBust"]

  /// The best charts that were worked out, for questions that come block by block.
  private static var solved: [BlackjackRules: StrategyTable] = [:]

  /// The best chart for the rules.
  static func strategy(by rules: BlackjackRules, progress: () -> Void) -> BasicStrategy {
    BasicStrategy(table: bestTable(by: rules, progress: progress))
  }

  private static func bestTable(by rules: BlackjackRules, progress: () -> Void) -> StrategyTable {
    let key = rules.forStrategy
    let table = solved[key] ?? Solver(key).solve(progress: progress).table
    solved[key] = table
    return table
  }

  static func strategy(named name: String, by rules: BlackjackRules, progress: () -> Void) -> BasicStrategy? {
    switch name {
    case "basic": strategy(by: rules, progress: progress)
    case "mimicDealer": BasicStrategy(table: .mimickingDealer(rules))
    case "neverBust": BasicStrategy(table: bestTable(by: rules, progress: progress).neverBusting)
    default: nil
    }
  }

  static func strategy(reading chart: String, by rules: BlackjackRules) -> BasicStrategy? {
    StrategyTable(chart: chart).map { BasicStrategy(table: $0) }
  }

  /// A chart that is ready: the best one takes a second to work out.
  static func rolloutStrategy(by rules: BlackjackRules, progress: () -> Void) -> BasicStrategy {
    BasicStrategy(table: .ready)
  }

  static func hints(_ state: GameState<BlackjackGame>) {
    if Adviser.advice(state) != nil { state.markAdvised() }
    TableHints(state: state).show()
  }

  static func table(_ state: GameState<BlackjackGame>) -> some View { GameTableView(state: state) }

  static func note(_ state: GameState<BlackjackGame>, in data: inout BlackjackData) { data.add(state.engine) }
}
