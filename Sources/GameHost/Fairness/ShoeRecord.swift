import CasinoKit

/// A shoe as it is kept: what its order follows from, and how far it is dealt.
struct ShoeRecord {
  /// The shoe's row.
  let id: ShoeID
  /// The row of its server seed.
  let seed: SeedID
  /// The number of decks.
  let decks: Int
  /// The place of the cut.
  let cut: Int
  /// The cards that lay on the table when the shoe before ran out.
  let missing: [Card]
  /// How many cards were burned before the first round.
  let burned: Int
  /// What was put on top, in order.
  let arrangements: [Arrangement]
  /// All of its cards in the order of dealing.
  let cards: [Card]
  /// How many are dealt in commits.
  let position: Int
  /// How many rounds were begun after the cut came out.
  let extraRounds: Int

  /// Shuffles the cards from the seed and puts on top what was arranged.
  init(
    id: ShoeID, seed: SeedID, shoeSeed: [UInt8], decks: Int, cut: Int, missing: [Card] = [],
    arrangements: [Arrangement] = [], position: Int = 0, extraRounds: Int = 0, burned: Int = 0
  ) throws(ShoeError) {
    var cards = ShoeShuffle.cards(decks: decks, without: missing, seed: shoeSeed)
    for arrangement in arrangements {
      var shoe = Shoe(cards: cards, position: arrangement.position)
      try shoe.arrange(next: arrangement.cards)
      cards = shoe.cards
    }
    self.init(
      id: id, seed: seed, decks: decks, cut: cut, missing: missing, arrangements: arrangements, cards: cards,
      position: position, extraRounds: extraRounds, burned: burned)
  }

  private init(
    id: ShoeID, seed: SeedID, decks: Int, cut: Int, missing: [Card], arrangements: [Arrangement], cards: [Card],
    position: Int, extraRounds: Int, burned: Int
  ) {
    self.id = id
    self.seed = seed
    self.decks = decks
    self.cut = cut
    self.missing = missing
    self.arrangements = arrangements
    self.cards = cards
    self.position = position
    self.extraRounds = extraRounds
    self.burned = burned
  }

  /// What was burned before the first round; nil where nothing was.
  var burnedCards: Burned? { burned > 0 ? cards.first.map { Burned(card: $0, count: burned - 1) } : nil }

  /// The shoe with cards on top of its undealt part; itself where they lie there already.
  func arranged(next wanted: [Card], at position: Int) throws(ShoeError) -> ShoeRecord {
    guard !cards[position...].starts(with: wanted) else { return self }
    var shoe = Shoe(cards: cards, position: position)
    try shoe.arrange(next: wanted)
    return ShoeRecord(
      id: id, seed: seed, decks: decks, cut: cut, missing: missing,
      arrangements: arrangements + [Arrangement(position: position, cards: wanted)], cards: shoe.cards,
      position: self.position, extraRounds: extraRounds, burned: burned)
  }
}

// Nothing that is printed by chance may give away what is to come.
extension ShoeRecord: CustomStringConvertible, CustomReflectable {
  var description: String { "shoe \(id.number)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
