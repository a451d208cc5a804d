import CasinoKit

/// Plays by a chart, for simulations: each decision is looked up in a list of all that may come.
struct BasicStrategy: GameStrategy {
  /// By the dealer's up card, the total, whether it is soft, and the moves of a hand that are legal.
  private let moves: [BlackjackMove]
  /// As many bits as the moves of a hand have: those of insurance come after them.
  private static let handMoves: UInt32 = 31

  init(table: StrategyTable) {
    moves = (0..<32 << 10).map { place in
      let upPips = place & 15, total = place >> 4 & 31, isSoft = place >> 9 & 1 == 1
      let legal = MoveSet<BlackjackMove>(BlackjackMove.allCases.filter { place >> 10 & 1 << Int($0.rawValue) != 0 })
      let pairPips = legal.contains(.split) ? isSoft ? 1 : max(2, min(10, total / 2)) : nil
      guard (1...10).contains(upPips) else { return .stand }
      return table.move(total: total, isSoft: isSoft, pairPips: pairPips, upPips: upPips, legal: legal)
    }
  }

  /// Insurance and even money are never taken.
  @inline(__always) func move(
    _ engine: borrowing BlackjackEngine, using generator: inout Xoshiro256
  ) -> BlackjackMove {
    let legal = engine.legalMoves.bits
    if legal > Self.handMoves { return .noInsurance }
    let up = engine.dealer.cards[0].pips, total = engine.spot.hand.total, soft = engine.spot.hand.isSoft ? 1 : 0
    return moves[Int(legal) << 10 | soft << 9 | total << 4 | up]
  }
}
