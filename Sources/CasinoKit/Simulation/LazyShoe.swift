/// A shoe that is shuffled while it is dealt: each card is drawn from those that are left, each as likely as any other
/// (the shuffle of Fisher and Yates, from the front). So a new shoe costs nothing, and only cards that are dealt are
/// moved; the order in which the last shoe left them does no harm.
@usableFromInline struct LazyShoe: Sendable {
  /// The most cards that there may be: sixteen decks.
  @usableFromInline static let capacity = 832

  @usableFromInline var cards = InlineArray<832, Card>(repeating: Card(.ace, of: .spades))
  /// How many cards the shoe has.
  @usableFromInline let count: Int
  /// How many of them are dealt.
  @usableFromInline var position = 0
  @usableFromInline var generator: Xoshiro256

  /// Puts decks together.
  @usableFromInline init(decks: Int, generator: Xoshiro256) {
    let deck = Deck.cards(decks: decks)
    precondition(deck.count <= Self.capacity, "a shoe has sixteen decks at most")
    for (place, card) in deck.enumerated() { cards[place] = card }
    count = deck.count
    self.generator = generator
  }

  /// Draws a card. That none is left is a programming error.
  @inlinable mutating func draw() -> Card {
    let place = position &+ generator.next(below: count &- position)
    let card = cards[place]
    cards[place] = cards[position]
    cards[position] = card
    position &+= 1
    return card
  }

  /// Puts all cards back but those that were dealt last: they go to the front, as if dealt first of a new shoe.
  /// - Parameter kept: how many stay out.
  @usableFromInline mutating func restart(keeping kept: Int) {
    let first = position &- kept
    for place in 0..<kept {
      let card = cards[place]
      cards[place] = cards[first &+ place]
      cards[first &+ place] = card
    }
    position = kept
  }
}
