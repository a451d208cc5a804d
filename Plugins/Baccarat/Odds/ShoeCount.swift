import CasinoKit

/// How many cards of each rank a shoe holds: all that odds depend on.
struct ShoeCount: Hashable, Sendable {
  /// The number of cards by rank, ace first.
  private(set) var ranks: [Int]

  /// A full shoe.
  init(decks: Int) { self.init(Shoe(cards: Deck.cards(decks: decks))) }

  /// What is left in a shoe.
  init(_ shoe: Shoe) { self.init(shoe.cards[shoe.position...]) }

  /// Some cards.
  init(_ cards: some Sequence<Card>) {
    ranks = Array(repeating: 0, count: Rank.allCases.count)
    for card in cards { ranks[Int(card.rank.rawValue) - 1] += 1 }
  }

  /// How many cards there are.
  var cards: Int { ranks.reduce(0, +) }

  /// How many cards count so much: 0 to 9.
  var points: [Int] {
    var points = Array(repeating: 0, count: 10)
    for (place, count) in ranks.enumerated() { points[Self.points(place)] += count }
    return points
  }

  /// Takes cards out, as many of them as there are.
  mutating func remove(_ cards: some Sequence<Card>) {
    for card in cards {
      let place = Int(card.rank.rawValue) - 1
      ranks[place] = max(0, ranks[place] - 1)
    }
  }

  /// What the rank at a place counts.
  static func points(_ place: Int) -> Int { Card(index: UInt8(place)).points }
}
