import CasinoKit

/// Plays by a chart, for simulations: what is done with a hand is looked up in a list of all hands.
struct BasicStrategy: GameStrategy {
  /// What is done if it is legal, what else if that is, and what otherwise.
  private struct Plan {
    var first: BlackjackMove
    var second: BlackjackMove
    var last: BlackjackMove
  }

  /// By the dealer's up card, the total, whether it is soft, and whether it is a pair.
  private let plans: [Plan]

  init(table: StrategyTable) {
    plans = (0..<4 << 9).map { place in
      let upPips = place & 15, total = place >> 4 & 31, isSoft = place & 1 << 9 != 0, isPair = place & 1 << 10 != 0
      guard (1...10).contains(upPips), let row = StrategyTable.row(total: total, isSoft: isSoft) else {
        return Plan(first: .stand, second: .stand, last: .stand)
      }
      let play = table[row: row, upPips: upPips], usual = play.first ?? play.otherwise
      let pair = isPair ? table[pair: isSoft ? 1 : max(2, min(10, total / 2)), upPips: upPips] : .asTotal
      return switch pair {
      case .asTotal: Plan(first: usual, second: play.otherwise, last: .stand)
      case .split: Plan(first: .split, second: usual, last: play.otherwise)
      case .surrenderOrSplit: Plan(first: .surrender, second: .split, last: play.otherwise)
      }
    }
  }

  /// Insurance and even money are never taken.
  @inline(__always) func move(
    _ engine: borrowing BlackjackEngine, using generator: inout Xoshiro256
  ) -> BlackjackMove {
    guard engine.step == .decision else { return .noInsurance }
    let up = engine.dealer.cards[0].pips, total = engine.spot.hand.total, soft = engine.spot.hand.isSoft ? 1 : 0
    let pair = engine.spot.hand.isPair(by: engine.rules.split) ? 1 : 0
    let plan = plans[pair << 10 | soft << 9 | total << 4 | up]
    if engine.allows(plan.first) { return plan.first }
    if engine.allows(plan.second) { return plan.second }
    return engine.allows(plan.last) ? plan.last : .stand
  }
}
