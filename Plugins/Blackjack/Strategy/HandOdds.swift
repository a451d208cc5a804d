import CasinoKit

/// What a move is worth: the player's gain in the long run, per unit of the main bet.
struct MoveWorth: Hashable, Sendable {
  let move: BlackjackMove
  let worth: Double
}

/// What each move is worth with a hand of known cards from a fresh shoe, where play goes on by a strategy.
///
/// A strategy sees totals only. So with certain cards another move than its own may be worth a little more.
struct HandOdds {
  let rules: BlackjackRules
  let table: StrategyTable

  /// What the moves that are on offer are worth, in the order of the buttons, once the dealer is known to have no
  /// natural where the rules let the dealer peek.
  ///
  /// None where there is nothing to decide (21 or more), or the shoe does not hold the cards.
  /// - Parameter cards: two or more, not from a split.
  func moves(_ cards: [Card], against up: Rank) -> [MoveWorth] {
    let upPips = Card(up, of: .spades).pips
    guard let hand = place(of: cards), HandCatalogue.all.rows[hand] != nil, isInShoe(cards, up) else { return [] }
    var odds = DealerOdds(rules: rules, upPips: upPips)
    let all = HandCatalogue.all, deck = deck(upPips: upPips), plays = plays(upPips: upPips)
    var tree = PlayTree(&odds, deck: deck, out: 0, hands: (0..<all.count).filter { all.hand($0, holds: hand) })
    tree.settle(plays)
    var worth: [BlackjackMove: Double] = [.hit: tree.hitting[hand], .stand: tree.standing[hand]]
    if cards.count == 2 {
      let options = FirstOptions(rules: rules, odds: odds, isFromSplit: false)
      worth[.double] = options.doubling(hand, tree)
      worth[.surrender] = options.surrender(hand, tree)
      if Hand(cards).isPair(by: rules.split) { worth[.split] = split(cards[0], up, &odds) }
    }
    let played = odds.playChance(deck: tree.rest(after: hand))
    return BlackjackMove.allCases.compactMap { move in
      worth[move].map { MoveWorth(move: move, worth: $0 / played) }
    }
  }

  /// What insurance is worth, per unit staked on it.
  /// - Parameter cards: the player's cards, as far as they are known.
  func insurance(_ cards: [Card] = []) -> Double {
    let tens = rules.freshDeck[10] - cards.count { $0.pips == 10 }
    let pays = Double(Insurance.pays.numerator) / Double(Insurance.pays.denominator)
    return (pays + 1) * Double(tens) / Double(rules.freshDeck[0] - 1 - cards.count) - 1
  }

  /// What splitting a pair is worth, with all hands that come of it.
  private func split(_ card: Card, _ up: Rank, _ odds: inout DealerOdds) -> Double {
    let upPips = odds.upPips, deck = deck(upPips: upPips), plays = plays(upPips: upPips)
    let alike = rules.split == .rank ? 4 * rules.decks - (card.rank == up ? 1 : 0) : deck[card.pips]
    let split = SplitTrees(rules: rules, pips: card.pips, pairCards: alike - 2)
    let trees = split.trees(&odds, deck: deck).map { tree in
      var tree = tree
      if split.takesCards { tree.settle(plays) }
      return tree
    }
    return split.worth(trees, plays, FirstOptions(rules: rules, odds: odds, isFromSplit: true))
  }

  /// The place of a hand in the catalogue; nil where it is over 21, or no hand yet.
  private func place(of cards: [Card]) -> Int? {
    guard cards.count >= 2 else { return nil }
    var hand = 0
    for card in cards {
      hand = HandCatalogue.all.hand(hand, and: card.pips)
      if hand == 0 { return nil }
    }
    return hand
  }

  private func isInShoe(_ cards: [Card], _ up: Rank) -> Bool {
    Rank.allCases.allSatisfy { rank in
      cards.count { $0.rank == rank } + (rank == up ? 1 : 0) <= 4 * rules.decks
    }
  }

  private func plays(upPips: Int) -> [TotalPlay] {
    (0..<StrategyTable.rowCount).map { table[row: $0, upPips: upPips] }
  }

  /// The cards that are left once the up card is dealt.
  private func deck(upPips: Int) -> [Int] {
    var deck = rules.freshDeck
    deck[0] -= 1
    deck[upPips] -= 1
    return deck
  }
}
