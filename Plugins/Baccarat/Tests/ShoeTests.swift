import CasinoKit
import Testing

@testable import Baccarat

@Suite struct ShoeTests {
  @Test(arguments: [("decks=8", 402), ("decks=6", 298), ("decks=1", 38)])
  func `The cut card lies fourteen cards from the end, and one coup follows it`(set: String, cut: Int) throws {
    #expect(try rules(set).shoe == ShoePlan(decks: cut / 52 + 1, cut: cut, extraRounds: 1, burns: true))
  }

  /// Deals shoe after shoe and looks where the cut card came out.
  @Test(arguments: [1, 6, 8])
  func `BL-042: the coup of the cut card is finished and one more is dealt, or it is the last itself`(
    decks: Int
  ) throws {
    let rules = try rules("decks=\(decks)")
    var table = SilentTable<BaccaratBet>(plan: rules.shoe, seed: 42)
    var coupsAfterCut: Int?, shoes = 0, seen = Set<String>()
    while shoes < 60 {
      table.beginRound()
      let start = rules.shoe.cardCount - table.cardsRemaining
      if table.isFreshShoe {
        if shoes > 0 { #expect(coupsAfterCut == 1, "the shoe ended \(String(describing: coupsAfterCut)) coups late") }
        (coupsAfterCut, shoes) = (nil, shoes + 1)
        #expect((2...11).contains(start), "\(start) cards are out of play")
      }
      if start >= rules.shoe.cut { coupsAfterCut = (coupsAfterCut ?? 0) + 1 }
      var engine = BaccaratEngine(rules: rules)
      try engine.deal(&table)
      while engine.phase != .roundComplete { engine.advance(&table) }
      let end = rules.shoe.cardCount - table.cardsRemaining
      #expect(end - start == engine.player.cards.count + engine.banker.cards.count, "shuffled within a coup")
      if start < rules.shoe.cut, end > rules.shoe.cut { seen.insert("within") }
      if start == rules.shoe.cut { seen.insert("first card") }
    }
    #expect(seen == ["within", "first card"])
  }

  @Test func `BL-045: a whole shoe of one deck, burn and rest included, has each card once`() {
    var cards = Deck.cards(decks: 1)
    var generator = SplitMix(seed: 45)
    cards.shuffle(using: &generator)
    var shoe = ShoeCount(cards)
    #expect(shoe == ShoeCount(decks: 1) && shoe.cards == 52)
    shoe.remove(cards)
    #expect(shoe.cards == 0 && CoupOdds(shoe) == nil)
  }
}
