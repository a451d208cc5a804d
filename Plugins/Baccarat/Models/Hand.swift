import CasinoKit

/// The cards of a hand and what they count: the last digit of their sum.
struct Hand: Hashable, Sendable {
  private(set) var cards = CardList()
  private var points: UInt8 = 0

  /// 0 to 9.
  @inline(always) var total: Int { Int(points) }

  /// Makes an empty hand.
  init() {}

  /// Makes a hand of cards.
  init(_ cards: some Sequence<Card>) {
    for card in cards { add(card) }
  }

  /// Adds a card.
  @inline(always) mutating func add(_ card: Card) {
    cards.append(card)
    count(Int(points) &+ card.points)
  }

  /// Adds the first two cards to an empty hand.
  @inline(always) mutating func open(_ first: Card, _ second: Card) {
    cards.append(first)
    cards.append(second)
    count(first.points &+ second.points)
  }

  /// Keeps the last digit of a sum.
  @inline(always) private mutating func count(_ sum: Int) {
    points = UInt8(truncatingIfNeeded: sum > 9 ? sum &- 10 : sum)
  }

  /// Takes all cards away.
  @inline(always) mutating func clear() {
    cards.removeAll()
    points = 0
  }

  /// What the hand is to a bet.
  @inline(always) var side: Coup.Side {
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
  @inline(always) var points: Int {
    // Four bits for each rank, king to ace: whether a card counts nothing could not be foreseen.
    0x0000_9876_5432_10 >> (Int(rank.rawValue) &* 4) & 15
  }
}
