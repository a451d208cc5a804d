import CasinoKit
import Testing

@Suite struct CardTests {
  @Test(arguments: [
    ("AS", Rank.ace, Suit.spades), ("as", .ace, .spades), ("TD", .ten, .diamonds), ("td", .ten, .diamonds),
    ("10S", .ten, .spades), ("10♥", .ten, .hearts), ("K♥", .king, .hearts), ("q♡", .queen, .hearts),
    ("9♦", .nine, .diamonds), ("2c", .two, .clubs), ("J♣", .jack, .clubs),
  ])
  func readsRankAndSuit(text: String, rank: Rank, suit: Suit) {
    #expect(Card(text) == Card(rank, of: suit))
  }

  @Test(arguments: ["", "A", "S", "1S", "0S", "11S", "05S", "+5S", "100S", "AX", "ASS", "A S", "XS", "♠A", "AS "])
  func refusesWhatIsNoCard(_ text: String) {
    #expect(Card(text) == nil)
  }

  @Test func readsListsOfCards() throws {
    let cards = [Card(.ace, of: .spades), Card(.ten, of: .diamonds), Card(.seven, of: .hearts)]
    #expect(try Card.list("AS TD 7H") == cards)
    #expect(try Card.list(" as,10d,\t7♥\n") == cards)
    #expect(try Card.list("") == [])
    #expect(throws: CardTextError.notACard("ZZ")) { try Card.list("AS ZZ QQ") }
  }

  @Test func aNewDeckIsInOrder() {
    let order = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH"
    #expect(Deck.cards().prefix(14).map(\.description).joined(separator: " ") == order)
    #expect(Deck.cards().last == Card(.king, of: .clubs))
    #expect(Deck.cards()[26] == Card(.ace, of: .diamonds))
  }

  @Test(arguments: Deck.cards())
  func isItsRankAndSuit(_ card: Card) throws {
    #expect(Card(card.rank, of: card.suit) == card)
    #expect(Card(index: card.index) == card)
    #expect(Rank(rawValue: card.rank.rawValue) == card.rank)
    #expect(Suit(rawValue: card.suit.rawValue) == card.suit)
    #expect(card.pips == min(Int(card.rank.rawValue), 10))
    #expect(Card(card.description) == card)
    #expect(Card("\(card.rank.index)\(card.suit.symbol)") == card)
  }

  @Test func redSuitsAreHeartsAndDiamonds() {
    #expect(Suit.allCases.filter(\.isRed) == [.hearts, .diamonds])
  }
}

@Suite struct CardListTests {
  private let cards: [Card] = ["AS", "TD", "7H"].compactMap { Card($0) }

  @Test func keepsCardsInOrder() {
    var list = CardList(cards)
    #expect(Array(list) == cards)
    #expect(list.removeLast() == cards[2])
    #expect(Array(list) == Array(cards.prefix(2)))
    list[0] = cards[2]
    #expect(list.first == cards[2])
    list.removeAll()
    #expect(list.isEmpty && list == [])
  }

  @Test func equalityIgnoresForgottenCards() {
    var list = CardList(cards)
    _ = list.removeLast()
    #expect(list == CardList(cards.prefix(2)))
    #expect(Set([list, CardList(cards.prefix(2)), CardList(cards)]).count == 2)
    #expect(CardList(cards.reversed()) != CardList(cards))
  }

  @Test func holdsTheLongestHandAndRefusesALonger() throws {
    let longest = CardList(repeatElement(cards[0], count: CardList.capacity))
    #expect(try Wire.read(CardList.self, from: Wire.line(longest)) == longest)
    let longer = Array(repeating: cards[0], count: CardList.capacity + 1)
    #expect(throws: DecodingError.self) { try Wire.read(CardList.self, from: Wire.line(longer)) }
  }
}
