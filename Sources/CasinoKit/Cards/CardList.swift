/// A few cards stored in place, without a heap allocation: the cards of a hand.
///
/// `capacity` is one more than the longest hand of blackjack (21 aces).
public struct CardList: Sendable {
  /// The greatest number of cards.
  public static let capacity = 22

  @usableFromInline var storage: InlineArray<22, Card>
  @usableFromInline var used: UInt8

  /// Makes an empty list.
  @inlinable public init() {
    storage = InlineArray(repeating: Card(.ace, of: .spades))
    used = 0
  }

  /// Adds a card at the end. More than `capacity` cards are a programming error.
  @inlinable public mutating func append(_ card: Card) {
    storage[Int(used)] = card
    used &+= 1
  }

  /// Takes the last card away. An empty list is a programming error.
  @inlinable public mutating func removeLast() -> Card {
    used -= 1
    return storage[Int(used)]
  }

  /// Forgets all cards.
  @inlinable public mutating func removeAll() { used = 0 }
}

extension CardList: RandomAccessCollection {
  /// The place of the first card.
  @inlinable public var startIndex: Int { 0 }
  /// The place after the last card.
  @inlinable public var endIndex: Int { Int(used) }
  /// The card at a place.
  @inlinable public subscript(index: Int) -> Card {
    get { storage[index] }
    set { storage[index] = newValue }
  }
}

extension CardList: Hashable {
  /// Whether both hold the same cards in the same order.
  public static func == (left: CardList, right: CardList) -> Bool { left.elementsEqual(right) }
  /// Hashes the cards in order.
  public func hash(into hasher: inout Hasher) {
    for card in self { hasher.combine(card) }
  }
}

extension CardList: ExpressibleByArrayLiteral {
  /// Makes a list of cards.
  public init(arrayLiteral cards: Card...) { self.init(cards) }

  /// Makes a list of at most `capacity` cards.
  public init(_ cards: some Sequence<Card>) {
    self.init()
    for card in cards { append(card) }
  }
}

extension CardList: Codable {
  /// Reads an array of cards.
  public init(from decoder: any Decoder) throws {
    let cards = try [Card](from: decoder)
    guard cards.count <= CardList.capacity else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(cards.count) cards are too many"))
    }
    self.init(cards)
  }

  /// Writes an array of cards.
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}
