/// Every way in which a dealer's hand can grow out of an up card, cards in whatever order taken together.
///
/// The chance of drawing certain cards in a certain order is the same for each order. So a node is a set of cards, and
/// an end carries in how many orders the dealer may have come by it.
struct DealerTree: Sendable {
  /// The results that are told apart: 17 to 21, and a natural. All else is a bust.
  static let resultCount = 6
  static let natural = 5

  /// What makes the nodes, each after the one that it grows out of. Node 0 is the up card alone.
  private var draws = Draws()
  /// What makes the ends.
  private var lastDraws = Draws()
  /// In how many orders the dealer comes to an end.
  private var orders: [Double] = []
  /// Where an end is added up: by its number of draws and its result.
  private var slots: [Int] = []
  private var greatestLength = 0

  /// Follows a dealer that hits or stands on a soft 17.
  init(upPips: Int, hitsSoft17: Bool) {
    var level = [Growth(hand: HandCatalogue.all.hand(0, and: upPips), node: 0, orders: 1)]
    while !level.isEmpty {
      greatestLength += 1
      level = grow(level, upPips: upPips, hitsSoft17: hitsSoft17)
    }
  }

  /// The chances of the results with a deck.
  /// - Parameter deck: how many cards of each count may be drawn, by pips; in place 0 how many in all.
  func chances(deck: [Int]) -> [Double] {
    // A solver asks some ten thousand times. The lists fit together as they were made, so no place is checked.
    let leftCards = Draws.left(deck), left = leftCards.span
    let nodes = draws.nodes.span, cards = draws.cards.span
    var products = Array(repeating: 1.0, count: nodes.count + 1), draw = 0
    var allProducts = products.mutableSpan
    while draw < nodes.count {
      allProducts[unchecked: draw + 1] =
        allProducts[unchecked: nodes[unchecked: draw]] * left[unchecked: cards[unchecked: draw]]
      draw += 1
    }
    return Self.chances(sums(left, products.span), cards: deck[0], greatestLength: greatestLength)
  }

  /// Adds the ends up by their slots.
  private func sums(_ left: Span<Double>, _ products: Span<Double>) -> [Double] {
    let nodes = lastDraws.nodes.span, cards = lastDraws.cards.span, orders = orders.span, slots = slots.span
    var sums = Array(repeating: 0.0, count: (greatestLength + 1) * Self.resultCount), end = 0
    while end < nodes.count {
      let product = products[unchecked: nodes[unchecked: end]] * left[unchecked: cards[unchecked: end]]
      sums[slots[unchecked: end]] += product * orders[unchecked: end]
      end += 1
    }
    return sums
  }

  /// Adds up what is known by number of draws: each draw is one of the cards that are left by then.
  private static func chances(_ sums: [Double], cards: Int, greatestLength: Int) -> [Double] {
    var chances = Array(repeating: 0.0, count: resultCount), perOrder = 1.0
    for length in 1...greatestLength {
      perOrder /= Double(cards - length + 1)
      for result in 0..<resultCount { chances[result] += sums[length * resultCount + result] * perOrder }
    }
    return chances
  }
}

extension DealerTree {
  /// Cards added to nodes. Plain lists of numbers: they are gone through for each deck.
  private struct Draws {
    private(set) var nodes: [Int] = []
    /// The places in `left` of the cards.
    private(set) var cards: [Int] = []

    /// The most cards of a count that a dealer draws: with an ace up, six aces make a soft 17, a five makes it hard 12,
    /// and five aces more end it.
    private static let mostOfACount = 11

    mutating func append(_ draw: Draw) {
      precondition(draw.held < Self.mostOfACount)
      nodes.append(draw.node)
      cards.append(draw.pips * Self.mostOfACount + draw.held)
    }

    /// How many cards are left of each count once so many are held.
    static func left(_ deck: [Int]) -> [Double] {
      var left = Array(repeating: 0.0, count: deck.count * mostOfACount), pips = 1
      while pips < deck.count {
        var held = 0
        while held < mostOfACount, held < deck[pips] {
          left[pips * mostOfACount + held] = Double(deck[pips] - held)
          held += 1
        }
        pips += 1
      }
      return left
    }
  }

  private struct Draw {
    let node: Int
    let pips: Int
    /// How many cards of the same count the node has already.
    let held: Int
  }

  /// A dealer's hand that goes on.
  private struct Growth {
    let hand: Int
    let node: Int
    let orders: Double
  }

  /// Adds a card to each hand; keeps the ends, and gives back the hands that still go on.
  private mutating func grow(_ level: [Growth], upPips: Int, hitsSoft17: Bool) -> [Growth] {
    let hands = HandCatalogue.all
    var ways: [Int: (draw: Draw, orders: Double)] = [:]
    for growth in level {
      for pips in 1...10 {
        let next = hands.hand(growth.hand, and: pips)
        guard next != 0 else { continue }
        let held = hands.count(of: pips, in: growth.hand) - (pips == upPips ? 1 : 0)
        ways[next, default: (Draw(node: growth.node, pips: pips, held: held), 0)].orders += growth.orders
      }
    }
    var going: [Growth] = []
    for (hand, way) in ways.sorted(by: { $0.key < $1.key }) {
      if let result = Self.result(of: hand, hitsSoft17: hitsSoft17) {
        lastDraws.append(way.draw)
        orders.append(way.orders)
        slots.append(greatestLength * Self.resultCount + result)
      } else {
        draws.append(way.draw)
        going.append(Growth(hand: hand, node: draws.nodes.count, orders: way.orders))
      }
    }
    return going
  }

  /// What the dealer stands on; nil where another card is due.
  private static func result(of hand: Int, hitsSoft17: Bool) -> Int? {
    let hands = HandCatalogue.all
    let total = hands.totals[hand], isSoft = total != hands.hardTotals[hand]
    if isSoft, total == 21, hands.sizes[hand] == 2 { return natural }
    return total < 17 || (total == 17 && isSoft && hitsSoft17) ? nil : total - 17
  }
}
