import CasinoKit
import Testing

@Suite struct ShoeTests {
  // BL-045
  @Test(arguments: [1, 2, 6, 8])
  func holdsEveryCardAsOftenAsItHasDecks(_ decks: Int) {
    var shoe = Shoe(cards: Deck.cards(decks: decks)), generator = Xoshiro256(seed: 45)
    shoe.shuffle(using: &generator)
    var counts: [Card: Int] = [:]
    while let card = shoe.draw() { counts[card, default: 0] += 1 }
    #expect(counts.count == 52)
    #expect(counts.values.allSatisfy { $0 == decks })
  }

  // BL-048
  @Test(arguments: [1, 6])
  func remainingIsWhatIsNotDealt(_ decks: Int) {
    var shoe = Shoe(cards: Deck.cards(decks: decks))
    for dealt in 0..<52 * decks {
      #expect(shoe.remaining == 52 * decks - dealt)
      #expect(shoe.draw() != nil)
    }
    #expect(shoe.remaining == 0)
    #expect(shoe.draw() == nil)
    #expect(shoe.remaining == 0 && shoe.position == 52 * decks)
  }

  @Test(arguments: [(-1, 52), (0, 52), (51, 1), (52, 0), (99, 0)])
  func startsAnywhereWithin(position: Int, remaining: Int) {
    #expect(Shoe(cards: Deck.cards(), position: position).remaining == remaining)
  }

  @Test func shufflingPutsDealtCardsBack() {
    var shoe = Shoe(cards: Deck.cards(), position: 30), generator = Xoshiro256(seed: 1)
    shoe.shuffle(using: &generator)
    #expect(shoe.remaining == 52)
    #expect(shoe.cards != Deck.cards())
    #expect(Set(shoe.cards) == Set(Deck.cards()))
  }

  @Test func arrangedCardsComeNextAndTheRestInOrder() throws {
    var shoe = Shoe(cards: Deck.cards(), position: 2)
    try shoe.arrange(next: try Card.list("KC 5S"))
    #expect(shoe.remaining == 50)
    #expect(shoe.draw()?.description == "KC")
    #expect(shoe.draw()?.description == "5S")
    #expect(shoe.draw()?.description == "3S")
    #expect(Set(shoe.cards).count == 52)
  }

  @Test(arguments: [("AS", 1, "AS", 0), ("3S 3S", 2, "3S", 1), ("2C KC KC", 1, "KC", 1), ("4H", 52, "4H", 0)])
  func cardsThatAreNotLeftAreRefused(wanted: String, dealt: Int, card: String, left: Int) throws {
    var shoe = Shoe(cards: Deck.cards(), position: dealt)
    let before = shoe, cards = try Card.list(wanted)
    #expect(throws: ShoeError.notInShoe(try #require(Card(card)), left: left)) { try shoe.arrange(next: cards) }
    #expect(shoe == before)
  }
}
