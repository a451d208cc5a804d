/// How the hands of a split pair add up to the values of single hands.
///
/// Cards are dealt from one deck, so which hand gets its cards first makes no difference to what each is worth on
/// average. So let all hands get their second cards first: each is another card of the pair, and the hand is split
/// again while the rules allow it, or it is not. A hand whose neighbours are known only not to have such a card is
/// the difference of two hands: with nothing known of one neighbour, and with a card of the pair there. Nothing is
/// left then but hands with a number of cards of the pair out, and the weights of those are here.
struct SplitWeights {
  /// The weight of a hand that gets any second card, by how many cards of the pair were drawn before it.
  private(set) var anyCard: [Double]
  /// The weight of a hand whose second card is of the pair, likewise.
  private(set) var pairAgain: [Double]

  private let cards: Int
  private let pairCards: Int
  private let handLimit: Int

  /// - Parameters:
  ///   - cards: how many cards are left once the pair and the up card are dealt.
  ///   - pairCards: how many of them may be split again with one of the pair.
  ///   - handLimit: to how many hands this pair may be split.
  init(cards: Int, pairCards: Int, handLimit: Int) {
    self.cards = cards
    self.pairCards = pairCards
    self.handLimit = handLimit
    anyCard = Array(repeating: 0, count: min(pairCards, 2 * handLimit) + 1)
    pairAgain = anyCard
    deal(waiting: 2, drawn: 0, others: 0, chance: 1)
  }

  /// The weights of several cases, each as often as its share.
  static func mean(_ cases: [(share: Double, weights: SplitWeights)]) -> (anyCard: [Double], pairAgain: [Double]) {
    let count = cases.map { $0.weights.anyCard.count }.max() ?? 0
    var anyCard = Array(repeating: 0.0, count: count), pairAgain = anyCard
    for (share, weights) in cases {
      for drawn in weights.anyCard.indices {
        anyCard[drawn] += share * weights.anyCard[drawn]
        pairAgain[drawn] += share * weights.pairAgain[drawn]
      }
    }
    return (anyCard, pairAgain)
  }

  /// The chance that the next card is of the pair.
  private func pairChance(_ drawn: Int) -> Double { Double(pairCards - drawn) / Double(cards - drawn) }

  /// Deals second cards.
  /// - Parameters:
  ///   - waiting: how many hands have one card.
  ///   - drawn: how many cards of the pair were dealt as second cards.
  ///   - others: how many hands have another second card.
  ///   - chance: that the cards of the pair among the second cards fell where they did.
  private mutating func deal(waiting: Int, drawn: Int, others: Int, chance: Double) {
    guard waiting > 0, 2 + drawn < handLimit else {
      addOther(drawn, others: others - 1, weight: chance * Double(others))
      add(drawn, others: others, weight: chance * Double(waiting), to: \.anyCard)
      return
    }
    let pair = pairChance(drawn)
    if pair > 0 { deal(waiting: waiting + 1, drawn: drawn + 1, others: others, chance: chance * pair) }
    deal(waiting: waiting - 1, drawn: drawn, others: others + 1, chance: chance)
  }

  /// Adds a hand whose second card is not of the pair: a hand with any card, less one with a card of the pair.
  private mutating func addOther(_ drawn: Int, others: Int, weight: Double) {
    guard weight != 0 else { return }
    add(drawn, others: others, weight: weight, to: \.anyCard)
    addPair(drawn, others: others, weight: -weight)
  }

  private mutating func addPair(_ drawn: Int, others: Int, weight: Double) {
    guard weight != 0 else { return }
    if others == 0 {
      pairAgain[drawn] += weight * pairChance(drawn)
    } else {
      addPair(drawn, others: others - 1, weight: weight)
      addPair(drawn + 1, others: others - 1, weight: -weight * pairChance(drawn))
    }
  }

  /// Adds a hand beside `others` hands whose second cards are not of the pair.
  private mutating func add(
    _ drawn: Int, others: Int, weight: Double, to weights: WritableKeyPath<SplitWeights, [Double]>
  ) {
    guard weight != 0 else { return }
    if others == 0 {
      self[keyPath: weights][drawn] += weight
    } else {
      add(drawn, others: others - 1, weight: weight, to: weights)
      add(drawn + 1, others: others - 1, weight: -weight * pairChance(drawn), to: weights)
    }
  }
}
