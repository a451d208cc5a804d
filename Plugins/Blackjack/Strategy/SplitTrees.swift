/// A pair that may be split against an up card: how the hands of it go on, and with which weights they add up.
struct SplitTrees {
  let pips: Int
  /// How many of two cards that count so much are a pair.
  let share: Double
  /// Whether the hands may be dealt more than two cards.
  let takesCards: Bool
  /// The weights, by how many cards of the pair were drawn; the sums over hands hold for `share`.
  let weights: (anyCard: [Double], pairAgain: [Double])

  /// A pair of unknown suits, and under `split=rank` of unknown ranks.
  init(rules: BlackjackRules, pips: Int, upPips: Int) {
    let cases = Self.cases(rules, pips: pips, upPips: upPips)
    self.init(rules: rules, pips: pips, cases: cases)
  }

  /// A pair that is known.
  /// - Parameter pairCards: how many cards are left with which one of the pair may be split again.
  init(rules: BlackjackRules, pips: Int, pairCards: Int) {
    self.init(rules: rules, pips: pips, cases: [(1, pairCards)])
  }

  private init(rules: BlackjackRules, pips: Int, cases: [(share: Double, pairCards: Int)]) {
    self.pips = pips
    share = cases.map(\.share).reduce(0, +)
    takesCards = rules.takesCardsAfterSplit(pips: pips)
    weights = SplitWeights.mean(
      cases.map { share, pairCards in
        let weights = SplitWeights(
          cards: rules.freshDeck[0] - 3, pairCards: pairCards, handLimit: rules.splitLimit(pips: pips))
        return (share, weights)
      })
  }

  /// How often two cards that count so much are a pair, and how many cards of the pair are then left.
  private static func cases(
    _ rules: BlackjackRules, pips: Int, upPips: Int
  ) -> [(share: Double, pairCards: Int)] {
    let cards = rules.freshDeck[pips] - (pips == upPips ? 1 : 0)
    guard pips == 10, rules.split == .rank else { return [(1, cards - 2)] }
    let ofRank = 4 * rules.decks, pairs = Double(cards * (cards - 1))
    if upPips != 10 { return [(Double(4 * ofRank * (ofRank - 1)) / pairs, ofRank - 2)] }
    return [
      (Double(3 * ofRank * (ofRank - 1)) / pairs, ofRank - 2),
      (Double((ofRank - 1) * (ofRank - 2)) / pairs, ofRank - 3),
    ]
  }

  /// Makes the trees of the hands, one for each number of cards of the pair that were drawn.
  /// - Parameter deck: the cards that are left once the up card is dealt.
  func trees(_ odds: inout DealerOdds, deck: [Int]) -> [PlayTree] {
    let all = HandCatalogue.all
    let hands = (0..<all.count).filter {
      all.count(of: pips, in: $0) > 0 && (takesCards ? all.sizes[$0] >= 2 : all.sizes[$0] == 2)
    }
    var deck = deck, out: UInt64 = 0
    return weights.anyCard.indices.prefix { weights.anyCard[$0] != 0 || weights.pairAgain[$0] != 0 }.map { _ in
      deck[0] -= 1
      deck[pips] -= 1
      out += HandCatalogue.unit(pips)
      return PlayTree(&odds, deck: deck, out: out, hands: hands)
    }
  }

  /// The weight with which a hand's value, by its second card, counts.
  func weight(drawn: Int, second: Int, tree: PlayTree) -> Double {
    let rest = tree.rest(after: pips)
    let weight = weights.anyCard[drawn] * Double(rest[second]) / Double(rest[0])
    return second == pips ? weight + weights.pairAgain[drawn] : weight
  }

  /// What the pair is worth when it is split, as often as it is a pair.
  /// - Parameter trees: the pair's trees, settled by the plays where the hands take cards.
  func worth(_ trees: some Sequence<PlayTree>, _ plays: [TotalPlay], _ options: FirstOptions) -> Double {
    var sum = 0.0
    for (drawn, tree) in trees.enumerated() {
      for second in 1...10 {
        let hand = HandCatalogue.all.hand(pips, and: second)
        let value = takesCards ? options.value(hand, tree, plays) : tree.standing[hand]
        sum += weight(drawn: drawn, second: second, tree: tree) * value
      }
    }
    return sum
  }
}
