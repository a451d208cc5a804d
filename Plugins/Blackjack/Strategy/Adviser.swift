import CasinoKit

/// Advises at the table: the chart for the rules in force is worked out once, which takes about a second, and kept.
@MainActor enum Adviser {
  private static var known: [String: StrategyTable] = [:]

  /// The best move of the decision at hand, where the player wants to know it.
  static func advice(_ state: GameState<BlackjackGame>) -> Advice? {
    guard state.settings.isOn(BlackjackSettings.advice.key), state.phase == .playerTurn else { return nil }
    return Advice(state.engine, by: chart(for: state.engine.rules, state))
  }

  private static func chart(for rules: BlackjackRules, _ state: GameState<BlackjackGame>) -> StrategyTable {
    let rules = rules.forStrategy, name = name(of: rules)
    if let chart = known[name] ?? state.persistence.data.charts?[name] { return chart }
    let chart = Solver(rules).solve { state.reportProgress() }.table
    known[name] = chart
    state.update { data in
      var charts = data.charts ?? [:]
      if charts.count < BlackjackData.greatestCharts { charts[name] = chart }
      data.charts = charts
    }
    return chart
  }

  private static func name(of rules: BlackjackRules) -> String {
    [
      String(rules.decks), rules.soft17.rawValue, rules.pays.description, rules.double.rawValue, "\(rules.das)",
      String(rules.hands), rules.split.rawValue, "\(rules.resplitAces)", "\(rules.hitSplitAces)",
      rules.surrender.rawValue, rules.hole.rawValue,
    ].joined(separator: " ")
  }
}
