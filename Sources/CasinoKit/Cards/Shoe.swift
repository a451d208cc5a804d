/// Shuffled cards and how many of them are dealt. The next card is at `position`.
public struct Shoe: Sendable, Equatable {
  /// All cards of the shoe in the order of dealing, dealt ones included.
  public private(set) var cards: [Card]
  /// How many cards are dealt.
  public private(set) var position: Int

  /// Puts cards into a shoe.
  /// - Parameters:
  ///   - cards: the cards in the order of dealing.
  ///   - position: how many of them are dealt already.
  public init(cards: [Card], position: Int = 0) {
    self.cards = cards
    self.position = min(max(position, 0), cards.count)
  }

  /// How many cards are left.
  public var remaining: Int { cards.count - position }

  /// Deals the next card; nil when none is left.
  public mutating func draw() -> Card? {
    guard position < cards.count else { return nil }
    defer { position += 1 }
    return cards[position]
  }

  /// Shuffles all cards (Fisher and Yates, from the end) and starts at the first.
  /// Complexity: O(number of cards).
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    for index in stride(from: cards.count - 1, to: 0, by: -1) {
      cards.swapAt(index, Int.random(in: 0...index, using: &generator))
    }
    position = 0
  }

  /// Takes cards out of the undealt part and puts them on top, in the given order.
  /// - Throws: `ShoeError.notInShoe` with the first card of which too few are left; the shoe is then as it was.
  public mutating func arrange(next wanted: [Card]) throws(ShoeError) {
    var rest = Array(cards[position...])
    for card in wanted {
      guard let place = rest.firstIndex(of: card) else {
        throw .notInShoe(card, left: cards[position...].count { $0 == card })
      }
      rest.remove(at: place)
    }
    cards.replaceSubrange(position..., with: wanted + rest)
  }
}

/// Why a shoe cannot do what was asked.
public enum ShoeError: Error, Equatable {
  /// Too few of the card are left undealt.
  case notInShoe(Card, left: Int)
}
