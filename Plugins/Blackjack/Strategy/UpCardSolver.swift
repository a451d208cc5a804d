/// Finds the best strategy against an up card, and what it is worth.
///
/// A hand comes to a row of the chart once at most, so what a round is worth is linear in each row: the best play of
/// a row, all others being given, is found by adding up what its hands are worth. Row after row, and pair after pair,
/// is put right until none can be bettered.
struct UpCardSolver {
  let rules: BlackjackRules
  /// The cards that are left once the up card is dealt, by pips; in place 0 how many in all.
  let deck: [Int]
  private(set) var odds: DealerOdds
  let splits: [SplitTrees]
  /// The hands of an unsplit round, then those of each pair.
  private(set) var trees: [PlayTree]
  /// The places of a pair's trees, by its place in `splits`.
  private var places: [Range<Int>] = []
  /// By row.
  private(set) var plays: [TotalPlay]
  /// By pips; place 0 is empty.
  private(set) var pairs: [PairPlay]

  init(rules: BlackjackRules, upPips: Int, progress: () -> Void = {}) {
    self.rules = rules
    var deck = rules.freshDeck, odds = DealerOdds(rules: rules, upPips: upPips)
    deck[0] -= 1
    deck[upPips] -= 1
    self.deck = deck
    splits = (1...10).map { SplitTrees(rules: rules, pips: $0, upPips: upPips) }
    let all = HandCatalogue.all
    trees = [PlayTree(&odds, deck: deck, out: 0, hands: (0..<all.count).lazy.filter { all.sizes[$0] >= 2 })]
    for split in splits {
      let first = trees.count
      trees += split.trees(&odds, deck: deck)
      places.append(first..<trees.count)
      progress()
    }
    self.odds = odds
    plays = Self.firstGuess(upPips: upPips)
    pairs = Array(repeating: .asTotal, count: 11)
    for pips in [1, 8] { pairs[pips] = .split }
  }

  /// More than are ever needed; the bound is for plays that are equal but for rounding.
  private static let mostRounds = 32

  /// Like the dealer; but against a weak up card no hand is drawn to that may go over 21.
  private static func firstGuess(upPips: Int) -> [TotalPlay] {
    (0..<StrategyTable.rowCount).map { row in
      let isSoft = row >= 17, total = isSoft ? row - 5 : row + 4
      if isSoft { return total < 18 ? .hit : .stand }
      return total < ((2...6).contains(upPips) ? 12 : 17) ? .hit : .stand
    }
  }

  var unsplit: FirstOptions { FirstOptions(rules: rules, odds: odds, isFromSplit: false) }
  var afterSplit: FirstOptions { FirstOptions(rules: rules, odds: odds, isFromSplit: true) }

  /// Betters the strategy until it is best.
  mutating func solve(progress: () -> Void = {}) {
    for index in trees.indices { trees[index].settle(plays) }
    for _ in 0..<Self.mostRounds {
      let before = (plays, pairs)
      deal()
      progress()
      for row in PlayTree.lastRowsFirst {
        improve(row: row)
        progress()
      }
      for split in splits.indices { improve(pair: split) }
      if before == (plays, pairs) { return }
    }
  }

  /// Puts the weights of all two-card hands in, and follows how they go on.
  private mutating func deal() {
    dealUnsplit()
    for (split, places) in zip(splits, places) {
      let pair = pairs[split.pips] == .split ? chance(split.pips, split.pips) : 0
      for (drawn, place) in places.enumerated() { deal(split, drawn: drawn, place: place, pair: pair) }
    }
  }

  private mutating func dealUnsplit() {
    let all = HandCatalogue.all
    for first in 1...10 {
      for second in first...10 where (first, second) != (1, 10) {
        let isPlayedAsPair = first == second && pairs[first] != .asTotal
        let share = isPlayedAsPair ? 1 - splits[first - 1].share : 1
        trees[0].starts[all.hand(first, and: second)] = share * chance(first, second)
      }
    }
    follow(0, unsplit)
  }

  private mutating func deal(_ split: SplitTrees, drawn: Int, place: Int, pair: Double) {
    for second in 1...10 {
      let hand = HandCatalogue.all.hand(split.pips, and: second)
      trees[place].starts[hand] = pair * split.weight(drawn: drawn, second: second, tree: trees[place])
    }
    if split.takesCards { follow(place, afterSplit) }
  }

  private mutating func follow(_ place: Int, _ options: FirstOptions) {
    let all = HandCatalogue.all, tree = trees[place], plays = plays
    trees[place].follow(plays) { hand in
      guard let row = all.rows[hand] else { return false }
      return switch plays[row].first {
      case .double: options.doubling(hand, tree) == nil
      case .surrender: options.surrender(hand, tree) == nil
      default: true
      }
    }
  }

  /// How often two cards are dealt, in either order.
  func chance(_ first: Int, _ second: Int) -> Double {
    let others = first == second ? deck[first] - 1 : 2 * deck[second]
    return Double(deck[first] * others) / Double(deck[0] * (deck[0] - 1))
  }

  private mutating func improve(row: Int) {
    var tally = RowTally()
    trees[0].workOutHits(row: row)
    tally.add(row, of: trees[0], unsplit)
    for (split, places) in zip(splits, places) where split.takesCards {
      for place in places {
        trees[place].workOutHits(row: row)
        if pairs[split.pips] == .split { tally.add(row, of: trees[place], afterSplit) }
      }
    }
    if row != StrategyTable.rowOfTwoAces { plays[row] = tally.best(before: plays[row]) }
    trees[0].settle(row: row, plays[row])
    for (split, places) in zip(splits, places) where split.takesCards {
      for place in places { trees[place].settle(row: row, plays[row]) }
    }
  }

  /// Where two ways are worth the same, a pair is given up rather than split, and split rather than played as a total.
  private mutating func improve(pair index: Int) {
    let split = splits[index]
    var best = (play: PairPlay.asTotal, worth: split.share * unsplit.value(pair(split), trees[0], plays))
    let worth = splitValue(index)
    if worth > best.worth - 1e-12 { best = (.split, worth) }
    if let worth = surrenderValue(index), worth > best.worth - 1e-12 { best = (.surrenderOrSplit, worth) }
    pairs[split.pips] = best.play
  }

  /// The hand of two cards of a pair.
  func pair(_ split: SplitTrees) -> Int { HandCatalogue.all.hand(split.pips, and: split.pips) }

  /// What a pair is worth that is given up, as often as it is a pair; nil where that is not offered.
  func surrenderValue(_ index: Int) -> Double? {
    unsplit.surrender(pair(splits[index]), trees[0]).map { splits[index].share * $0 }
  }

  /// What a pair is worth that is split, as often as it is a pair.
  func splitValue(_ index: Int) -> Double { splits[index].worth(trees[places[index]], plays, afterSplit) }
}
