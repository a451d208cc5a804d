import CasinoKit

/// The cards of a hand and what they count: the last digit of their sum.
struct Hand: Hashable, Sendable {
  private(set) var cards = CardList()
  /// 0 to 9.
  private(set) var total = 0

  /// Makes an empty hand.
  init() {}

  /// Makes a hand of cards.
  init(_ cards: some Sequence<Card>) {
    for card in cards { add(card) }
  }

  /// Adds a card.
  @inline(__always) mutating func add(_ card: Card) {
    cards.append(card)
    total += card.points
    if total > 9 { total -= 10 }
  }

  /// What the hand is to a bet.
  @inline(__always) var side: Coup.Side {
    Coup.Side(
      total: total, cards: cards.count, isPair: cards.count >= 2 && cards[0].rank == cards[1].rank)
  }
}

extension Hand: Codable {
  /// Reads the cards; what they count follows from them.
  init(from decoder: any Decoder) throws { self.init(try CardList(from: decoder)) }

  func encode(to encoder: any Encoder) throws { try cards.encode(to: encoder) }
}

extension Card {
  /// What the card counts at this table: an ace one, tens and courts nothing.
  @inline(__always) var points: Int { pips % 10 }
}
