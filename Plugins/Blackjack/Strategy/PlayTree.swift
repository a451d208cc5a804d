/// How hands go on against an up card, and what that is worth, with certain cards out beside each hand's own.
///
/// The values are those of `DealerOdds`. What the chart says is put in row by row with `settle`, from the rows that a
/// hand comes to last (`lastRowsFirst`).
struct PlayTree {
  /// The rows in an order in which a hand never comes to an earlier one: hard 20 to 11, soft 20 to 12, hard 10 to 4.
  static let lastRowsFirst = Array((7...16).reversed()) + (17...25).reversed() + (0...6).reversed()

  /// The cards that may be dealt to the hand and to the dealer, by pips; in place 0 how many in all.
  let deck: [Int]
  /// The hands, each after those that it grows out of.
  private(set) var hands: [Int] = []
  /// The hands of each row.
  private(set) var handsOfRow: [[Int]] = Array(repeating: [], count: StrategyTable.rowCount)

  // By hand.
  private(set) var standing: [Double]
  /// What going on by the chart is worth, a double and a surrender left out.
  private(set) var value: [Double]
  /// What taking a card is worth, as of the last call of `workOutHits`.
  private(set) var hitting: [Double]
  /// How often the hand is dealt as two cards, and how often it is come to by taking cards.
  var starts: [Double]
  private(set) var visits: [Double]
  private var bustChances: [Double]

  /// - Parameters:
  ///   - deck: the cards that are neither the up card nor out beside the hand, the hand's own included.
  ///   - out: the cards that are out beside the hand, as a key of `HandCatalogue`.
  ///   - hands: places of the catalogue; those that the deck cannot deal are left out.
  init(_ odds: inout DealerOdds, deck: [Int], out: UInt64, hands candidates: some Sequence<Int>) {
    let none = Array(repeating: 0.0, count: HandCatalogue.all.count)
    self.deck = deck
    (standing, value, hitting, starts, visits, bustChances) = (none, none, none, none, none, none)
    for hand in candidates {
      if let rest = Self.rest(of: deck, after: hand) { add(hand, out: out, rest: rest, &odds) }
    }
  }

  private mutating func add(_ hand: Int, out: UInt64, rest: [Int], _ odds: inout DealerOdds) {
    let all = HandCatalogue.all
    hands.append(hand)
    standing[hand] = odds.standing(out: all.keys[hand] + out, deck: rest)[max(all.totals[hand] - 16, 0)]
    value[hand] = standing[hand]
    guard let row = all.rows[hand] else { return }
    handsOfRow[row].append(hand)
    bustChances[hand] = odds.bustChance(deck: rest, above: 21 - all.hardTotals[hand])
  }

  /// The cards that are left once a hand is dealt.
  func rest(after hand: Int) -> [Int] { Self.rest(of: deck, after: hand) ?? [] }

  /// The cards that a deck has left once a hand is dealt; nil where it cannot be dealt.
  private static func rest(of deck: [Int], after hand: Int) -> [Int]? {
    let all = HandCatalogue.all
    var rest = deck, pips = 1
    rest[0] -= all.sizes[hand]
    while pips <= 10 {
      rest[pips] -= all.count(of: pips, in: hand)
      if rest[pips] < 0 { return nil }
      pips += 1
    }
    return rest
  }

  /// What a card is worth to a hand, where each hand that follows has a value.
  private func drawing(to hand: Int, _ values: [Double]) -> Double {
    let all = HandCatalogue.all
    var sum = 0.0, pips = 1
    let last = min(10, 21 - all.hardTotals[hand])
    while pips <= last {
      sum += Double(deck[pips] &- all.count(of: pips, in: hand)) * values[all.hand(hand, and: pips)]
      pips &+= 1
    }
    return sum / Double(deck[0] - all.sizes[hand]) - bustChances[hand]
  }

  /// What doubling is worth.
  func doubling(_ hand: Int) -> Double { 2 * drawing(to: hand, standing) }

  /// Works out what taking a card is worth to the hands of a row; the rows before it are settled.
  mutating func workOutHits(row: Int) {
    for hand in handsOfRow[row] { hitting[hand] = drawing(to: hand, value) }
  }

  /// Puts in what the chart says of a row.
  mutating func settle(row: Int, _ play: TotalPlay) {
    let hits = play.otherwise == .hit
    for hand in handsOfRow[row] { value[hand] = hits ? hitting[hand] : standing[hand] }
  }

  /// Puts in a whole column of the chart.
  mutating func settle(_ plays: [TotalPlay]) {
    for row in Self.lastRowsFirst {
      workOutHits(row: row)
      settle(row: row, plays[row])
    }
  }

  /// Follows the hands from their starts by a column of the chart, and counts how often each is come to.
  /// - Parameter goesOn: whether a hand of two cards goes on by the row's second word: neither doubled nor given up.
  mutating func follow(_ plays: [TotalPlay], goesOn: (_ hand: Int) -> Bool) {
    let all = HandCatalogue.all
    for hand in hands { visits[hand] = 0 }
    for hand in hands {
      guard let row = all.rows[hand] else { continue }
      let isStart = all.sizes[hand] == 2
      if isStart, goesOn(hand) { visits[hand] = starts[hand] }
      guard visits[hand] != 0, plays[row].otherwise == .hit else { continue }
      let share = visits[hand] / Double(deck[0] - all.sizes[hand])
      for pips in 1...10 {
        let next = all.hand(hand, and: pips)
        if next != 0 { visits[next] += share * Double(deck[pips] - all.count(of: pips, in: hand)) }
      }
    }
  }
}
