import CasinoKit
import Testing

@testable import GameHost

/// `--cards`: the next cards of the shoe.
struct ArrangementTests {
  private static let plan = ShoePlan(decks: 1, penetrationPercent: 50)
  private static let options = PracticeOptions()

  @Test("--cards TS 9D 9H 8C: these come first, and again after a kill, and the deck stays whole")
  func arranged() throws {
    let test = try TestTable(Self.options)
    let cards = try Card.list("TS 9D 9H 8C")
    try test.dealer.arrange(next: cards, plan: Self.plan)
    let first = try test.deal(Self.plan, cards: 6)
    #expect(Array(first.prefix(4)) == cards)
    try test.startAgain()
    #expect(try test.replay() == first)
    #expect(Set(first + (try test.draw(46))).count == 52)
  }

  @Test("with a round under way the cards come next in it")
  func underWay() throws {
    let test = try TestTable(Self.options)
    let first = try test.deal(Self.plan, cards: 4)
    let wanted = try #require(Deck.cards().last { !first.contains($0) })
    try test.startAgain()
    try test.dealer.arrange(next: [wanted], plan: Self.plan)
    #expect(try test.replay() == first)
    #expect(try test.dealer.draw().card == wanted)
    let other = try TestTable(Self.options)
    let dealt = try other.deal(Self.plan, cards: 4)
    #expect(throws: DealerError.shoe(.notInShoe(dealt[0], left: 0))) {
      try other.dealer.arrange(next: [dealt[0]], plan: Self.plan)
    }
  }

  @Test("cards that no shoe of the game holds are refused at once: a fifth ace of spades in four decks")
  func impossible() throws {
    let test = try TestTable(Self.options)
    let ace = Card(.ace, of: .spades)
    #expect(throws: DealerError.shoe(.notInShoe(ace, left: 4))) {
      try test.dealer.arrange(next: Array(repeating: ace, count: 5), plan: ShoePlan(decks: 4, cut: 100))
    }
  }

  @Test("cards that this shoe no longer has bring a new one; cards that it has do not")
  func usedUp() throws {
    let test = try TestTable(Self.options)
    let cards = try Card.list("TS 9D 9H 8C")
    try test.dealer.arrange(next: cards, plan: Self.plan)
    try test.round(Self.plan, cards: 4)
    try test.startAgain()
    try test.dealer.arrange(next: cards, plan: Self.plan)
    #expect(try test.round(Self.plan, cards: 4) == cards)
    try test.dealer.arrange(next: try Card.list("AS"), plan: Self.plan)
    #expect(try test.dealer.startRound(plan: Self.plan).isFresh == false)
    #expect(try test.dealer.draw().card == Card(.ace, of: .spades))
  }

  @Test("a deal that is refused does not use the cards up")
  func refused() throws {
    let test = try TestTable(Self.options)
    let cards = try Card.list("TS 9D 9H 8C")
    try test.dealer.arrange(next: cards, plan: Self.plan)
    for _ in 0..<2 {
      _ = try test.dealer.startRound(plan: Self.plan)
      #expect(try test.draw(4) == cards)
      test.dealer.rollback()
    }
    _ = try test.dealer.startRound(plan: ShoePlan(decks: 6, cut: 234))
    #expect(try test.draw(4) == cards)
  }

  @Test("the form in the shoe's record", arguments: ["0:TS 9D", "13:AS"])
  func text(_ text: String) throws {
    #expect(try #require(Arrangement(text)).description == text)
  }
}
