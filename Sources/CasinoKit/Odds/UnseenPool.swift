/// Cards that nobody has seen, drawn one by one, each as likely as any other.
///
/// Drawing swaps the card with one that is left, so going back to an earlier place costs nothing: whatever the order of
/// the rest is by then, any of it is as likely as any other.
@usableFromInline struct UnseenPool {
  /// The drawn ones in front.
  @usableFromInline var cards: [Card]
  @usableFromInline var drawn = 0
  private let all: [Card]
  /// Cards that come back when the shoe runs out within a round.
  private let discards: [Card]
  @usableFromInline var isRefilled = false

  /// - Parameters:
  ///   - decks: of how many decks the shoe is.
  ///   - seen: the cards of the round that were seen.
  ///   - removed: the cards of earlier rounds that count.
  init(decks: Int, seen: [Card], removed: [Card]) {
    var left = Array(repeating: decks, count: Deck.size)
    for card in seen + removed { left[Int(card.index)] -= 1 }
    all = left.enumerated().flatMap { Array(repeating: Card(index: UInt8($0)), count: max(0, $1)) }
    cards = all
    discards = removed
  }

  /// The next card; nil where none is left.
  @inlinable mutating func draw(using generator: inout Xoshiro256) -> Card? {
    let left = cards.count &- drawn
    guard left > 0 else { return nil }
    let place = drawn &+ generator.next(below: left), card = cards[place]
    cards[place] = cards[drawn]
    cards[drawn] = card
    drawn &+= 1
    return card
  }

  /// Goes back to where so many cards were drawn.
  @inlinable mutating func goBack(to count: Int) {
    drawn = count
    if isRefilled { restore() }
  }

  /// The shoe ran out: the cards of earlier rounds come back.
  @usableFromInline mutating func refill() {
    guard !isRefilled else { return }
    cards += discards
    isRefilled = true
  }

  /// Takes the cards of earlier rounds out again; those that are drawn stay in front.
  @usableFromInline mutating func restore() {
    isRefilled = false
    let front = Array(cards[..<drawn])
    var rest = all
    for card in front { if let place = rest.firstIndex(of: card) { rest.remove(at: place) } }
    cards = front + rest
  }
}
