/// Every way in which a dealer's hand grows out of an up card, cards in whatever order taken together.
///
/// The chance of drawing certain cards in a certain order is the same for each order. So a node is a set of cards, and
/// an end carries in how many orders the dealer may have come by it.
struct DealerTree: Sendable {
  /// A card added to a node.
  private struct Draw {
    let from: Int
    let pips: Int
    /// How many cards of the same count the node has already.
    let held: Int
  }

  private struct End {
    let draw: Draw
    let orders: Double
    let length: Int
    let result: Int
  }

  /// The results that are told apart: 17 to 21, and a natural. All else is a bust.
  static let natural = 5

  /// The draws that make the nodes, a node after the one that it grows out of. Node 0 is the up card alone.
  private var draws: [Draw] = []
  private var ends: [End] = []
  private var greatestLength = 0

  /// Follows a dealer that hits or stands on a soft 17.
  init(upPips: Int, hitsSoft17: Bool) {
    var level = [Growth(hand: HandCatalogue.all.hand(0, and: upPips), node: 0, orders: 1)]
    var length = 0
    while !level.isEmpty {
      length += 1
      level = grow(level, upPips: upPips, length: length, hitsSoft17: hitsSoft17)
    }
    greatestLength = length
  }

  /// A dealer's hand that goes on.
  private struct Growth {
    let hand: Int
    let node: Int
    var orders: Double
  }

  /// Adds a card to each hand; keeps the ends, and gives back the hands that still go on.
  private mutating func grow(_ level: [Growth], upPips: Int, length: Int, hitsSoft17: Bool) -> [Growth] {
    let hands = HandCatalogue.all
    var orders: [Int: (draw: Draw, orders: Double)] = [:]
    for growth in level {
      for pips in 1...10 {
        let next = hands.hand(growth.hand, and: pips)
        guard next != 0 else { continue }
        let held = hands.count(of: pips, in: growth.hand) - (pips == upPips ? 1 : 0)
        let draw = Draw(from: growth.node, pips: pips, held: held)
        orders[next, default: (draw, 0)].orders += growth.orders
      }
    }
    var going: [Growth] = []
    for (hand, way) in orders.sorted(by: { $0.key < $1.key }) {
      if let result = Self.result(of: hand, hitsSoft17: hitsSoft17) {
        ends.append(End(draw: way.draw, orders: way.orders, length: length, result: result))
      } else {
        draws.append(way.draw)
        going.append(Growth(hand: hand, node: draws.count, orders: way.orders))
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

  /// The chances of the results with a deck.
  /// - Parameter deck: how many cards of each count may be drawn, by pips; in place 0 how many in all.
  func chances(deck: [Int]) -> InlineArray<6, Double> {
    var products = Array(repeating: 1.0, count: draws.count + 1)
    var node = 1
    for draw in draws {
      products[node] = products[draw.from] * Double(deck[draw.pips] - draw.held)
      node += 1
    }
    var perOrder = [1.0]
    for length in 0..<greatestLength { perOrder.append(perOrder[length] / Double(deck[0] - length)) }
    var chances = InlineArray<6, Double>(repeating: 0)
    for end in ends {
      let product = products[end.draw.from] * Double(deck[end.draw.pips] - end.draw.held)
      chances[end.result] += product * end.orders * perOrder[end.length]
    }
    return chances
  }
}
