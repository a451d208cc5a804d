import CasinoKit

/// How often each coup comes from a shoe: exactly counted, over every order in which its cards may lie.
///
/// The figures are counts of ordered draws of six cards; a coup that needs fewer counts once for every order of
/// those that would follow. With 8 decks these are 5 × 10^15, well within `Int`.
struct CoupOdds: Sendable {
  /// A kind of coup and in how many orders it comes.
  struct Ways: Sendable {
    var coup: Coup
    var count: Int
  }

  /// Every kind of coup that can come.
  let ways: [Ways]
  /// How many orders of six cards there are.
  let total: Int

  /// Counts the coups of a shoe, full or not; nil where it holds fewer than six cards, which a coup may need.
  init?(_ shoe: ShoeCount) {
    guard shoe.cards >= 6 else { return nil }
    var count = CoupCount(shoe)
    count.countAll()
    ways = count.found.enumerated().filter { $0.element > 0 }.map {
      Ways(coup: CoupCount.coup($0.offset), count: $0.element)
    }
    total = CoupCount.orders(of: 6, from: shoe.cards)
  }

  /// In how many orders a coup comes of which something is true.
  func count(where holds: (Coup) -> Bool) -> Int { ways.reduce(0) { $0 + (holds($1.coup) ? $1.count : 0) } }

  /// How likely a coup is of which something is true.
  func chance(where holds: (Coup) -> Bool) -> Double { Double(count(where: holds)) / Double(total) }

  /// The share of a stake that the house keeps of a bet in the long run.
  func edge(of bet: BaccaratBet, by rules: BaccaratRules) -> Double {
    // Equal payouts are added up as counts, so that nothing is rounded before the end.
    var counts: [Payout: Int] = [:]
    for way in ways { counts[Payout(of: bet, in: way.coup, by: rules), default: 0] += way.count }
    let sorted = counts.sorted { $0.key.value < $1.key.value }
    return -sorted.reduce(0.0) { $0 + $1.key.value * Double($1.value) } / Double(total)
  }
}
