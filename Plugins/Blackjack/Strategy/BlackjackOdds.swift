import CasinoKit

/// What `casino odds blackjack` tells: every move of a hand, or the edges of the bets.
struct BlackjackOdds {
  let rules: BlackjackRules
  let strings: Strings

  /// The answer to a question.
  func report(_ query: OddsQuery, progress: () -> Void) -> OddsReport {
    guard query.removed.isEmpty else { return refusal("odds.fullShoeOnly") }
    if query.hand.isEmpty, query.dealer == nil { return bets(solve(progress)) }
    guard query.hand.count >= 2, let up = query.dealer else { return refusal("odds.handAndDealer") }
    let table = Solver(rules.forStrategy).column(upPips: up.pips, progress: progress)
    let moves = HandOdds(rules: rules, table: table).moves(query.hand, against: up.rank)
    guard !moves.isEmpty else { return refusal("odds.nothingToDecide") }
    let lines = moves.sorted { $0.worth > $1.worth }.map { move in
      OddsReport.Line(id: move.move.name, name: strings.text("move.\(move.move.name)"), figures: [move.worth])
    }
    return OddsReport(columns: ["value"], lines: lines, notes: [strings.text("odds.note")])
  }

  private func solve(_ progress: () -> Void) -> Solution { Solver(rules.forStrategy).solve(progress: progress) }

  private func bets(_ solution: Solution) -> OddsReport {
    let edges: [(BlackjackBet, Double)] = [
      (.main, -solution.edge), (.insurance, Insurance.houseEdge(decks: rules.decks)),
      (.perfectPairs, rules.perfectPairs.houseEdge(decks: rules.decks)),
      (.twentyOnePlus3, rules.twentyOnePlus3.houseEdge(decks: rules.decks)),
    ]
    let lines = edges.map { bet, edge in
      OddsReport.Line(id: bet.rawValue, name: strings.text("bet.\(bet.rawValue)"), figures: [edge])
    }
    return OddsReport(columns: ["edge"], lines: lines, notes: [strings.text("odds.mainNote")])
  }

  private func refusal(_ key: String) -> OddsReport {
    OddsReport(columns: [], lines: [], refusal: strings.text(key))
  }
}
