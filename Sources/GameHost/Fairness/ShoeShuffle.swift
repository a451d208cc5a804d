import CasinoKit

/// The order of a shoe's cards. `docs/fairness.md` specifies it for other programs.
enum ShoeShuffle {
  /// Shuffles new decks (Fisher and Yates, from the end).
  ///
  /// 1. The cards are those of new decks, one deck after the other. For a shoe that follows one which ran out,
  ///    the first copy of each missing card is taken out.
  /// 2. For each place i from the last down to 1, j is drawn below i + 1 and the cards at i and j change places.
  /// 3. The card at place 0 is dealt first.
  /// - Parameters:
  ///   - missing: the cards that lay on the table when the shoe before ran out.
  ///   - seed: the shoe seed, 32 bytes, which is the key of ChaCha20.
  static func cards(decks: Int, without missing: [Card] = [], seed: [UInt8]) -> [Card] {
    var cards = Deck.cards(decks: decks)
    for card in missing {
      guard let place = cards.firstIndex(of: card) else { continue }
      cards.remove(at: place)
    }
    var draws = BoundedDraws(ChaCha20(key: seed))
    for place in stride(from: cards.count - 1, to: 0, by: -1) {
      cards.swapAt(place, Int(draws.next(below: UInt32(place + 1))))
    }
    return cards
  }
}
