import CasinoKit

/// What came back of what was staked at a game, beside what the game declares of itself. Whether a hand won, only the
/// game knows; over many rounds this tells whether it says the truth.
struct ReturnRecord: Equatable {
  /// One bet.
  struct Line: Equatable {
    var bet: String
    var staked: Chips
    var returned: Chips
    /// The share that the game says comes back; nil where it says nothing.
    var declared: Double?
  }

  var lines: [Line] = []

  /// Adds up how the bets of a game ended.
  init(_ report: StatisticsReport, manifest: Manifest?) {
    let edges = Dictionary((manifest?.bets ?? []).map { ($0.id, $0.edge) }) { first, _ in first }
    for outcome in report.outcomes {
      if lines.last?.bet != outcome.bet {
        let edge = (edges[outcome.bet] ?? nil).flatMap { abs($0) <= 10 ? $0 : nil }
        lines.append(Line(bet: outcome.bet, staked: .zero, returned: .zero, declared: edge.map { 1 - $0 }))
      }
      lines[lines.count - 1].staked += outcome.sum.staked
      lines[lines.count - 1].returned += outcome.sum.returned
    }
  }

  /// All stakes.
  var staked: Chips { lines.map(\.staked).total }

  /// The share that came back; nil where nothing was staked.
  var share: Double? { Self.share(lines.map(\.returned).total, of: staked) }

  /// The share that should come back by what is declared of each bet, weighted by the stakes.
  var declared: Double? {
    guard staked > .zero else { return nil }
    var sum = 0.0
    for line in lines where line.staked > .zero {
      guard let declared = line.declared else { return nil }
      sum += declared * Double(line.staked.hundredths)
    }
    return sum / Double(staked.hundredths)
  }

  /// `97.20 % of 1,200 (declared: 98.60 %)`; nil where nothing was staked.
  func line(_ strings: Strings) -> String? {
    guard let share else { return nil }
    let shown = strings.percent(share), stakes = strings.amount(staked)
    guard let declared else { return strings.text("purse.return", .text(shown), .text(stakes)) }
    return strings.text("purse.return.declared", .text(shown), .text(stakes), .text(strings.percent(declared)))
  }

  static func share(_ returned: Chips, of staked: Chips) -> Double? {
    staked > .zero ? Double(returned.hundredths) / Double(staked.hundredths) : nil
  }
}
