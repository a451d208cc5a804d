/// What may be done with two cards beyond hitting and standing, and what that is worth.
struct FirstOptions {
  let rules: BlackjackRules
  let odds: DealerOdds
  let isFromSplit: Bool

  /// What doubling is worth; nil where it is not offered.
  func doubling(_ hand: Int, _ tree: PlayTree) -> Double? {
    let all = HandCatalogue.all, total = all.totals[hand]
    guard rules.allowsDouble(total: total, isSoft: total != all.hardTotals[hand], isFromSplit: isFromSplit) else {
      return nil
    }
    return tree.doubling(hand)
  }

  /// What giving up is worth; nil where it is not offered.
  func surrender(_ hand: Int, _ tree: PlayTree) -> Double? {
    guard rules.surrender == .late, odds.peeks, !isFromSplit else { return nil }
    return -0.5 * odds.playChance(deck: tree.rest(after: hand))
  }

  /// What two cards are worth by the chart.
  func value(_ hand: Int, _ tree: PlayTree, _ plays: [TotalPlay]) -> Double {
    guard let row = HandCatalogue.all.rows[hand] else { return tree.standing[hand] }
    let first: Double? =
      switch plays[row].first {
      case .double: doubling(hand, tree)
      case .surrender: surrender(hand, tree)
      default: nil
      }
    return first ?? tree.value[hand]
  }
}
