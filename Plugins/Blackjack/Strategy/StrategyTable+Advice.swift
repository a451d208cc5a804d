import CasinoKit

extension StrategyTable {
  /// What the strategy does next in a round, from what lies open; nil where there is nothing to decide.
  ///
  /// Insurance and even money are never taken: from a fresh shoe they lose, whatever the player holds.
  func advice(_ engine: borrowing BlackjackEngine) -> BlackjackMove? {
    let legal = engine.legalMoves
    guard legal.contains(.stand) else { return legal.contains(.noInsurance) ? .noInsurance : nil }
    let upPips = engine.dealer.cards[0].pips
    let pairPips = legal.contains(.split) ? engine.spot.hand.cards[0].pips : nil
    return move(
      total: engine.spot.hand.total, isSoft: engine.spot.hand.isSoft, pairPips: pairPips, upPips: upPips, legal: legal)
  }

  /// What the strategy does with a hand.
  /// - Parameter pairPips: what each card of a pair counts; nil where the hand is none that may be split.
  func move(
    total: Int, isSoft: Bool, pairPips: Int?, upPips: Int, legal: MoveSet<BlackjackMove>
  ) -> BlackjackMove {
    if let pairPips {
      switch self[pair: pairPips, upPips: upPips] {
      case .split: return .split
      case .surrenderOrSplit: return legal.contains(.surrender) ? .surrender : .split
      case .asTotal: break
      }
    }
    guard let row = Self.row(total: total, isSoft: isSoft) else { return .stand }
    let play = self[row: row, upPips: upPips]
    if let first = play.first, legal.contains(first) { return first }
    return legal.contains(play.otherwise) ? play.otherwise : .stand
  }
}
