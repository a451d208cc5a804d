extension Card: CustomStringConvertible {
  /// Rank and suit as histories write them: `AS`, `TD`.
  public var description: String { rank.letter + String(suit.letter) }

  /// Reads rank and suit: `AS`, `td`, `10S`, `K♥`.
  public init?(_ text: some StringProtocol) {
    guard let last = text.last, let suit = Suit(last), let rank = Rank(text.dropLast()) else { return nil }
    self.init(rank, of: suit)
  }

  /// Reads cards separated by spaces or commas.
  /// - Throws: `CardTextError.notACard` with the first word that is none.
  public static func list(_ text: String) throws(CardTextError) -> [Card] {
    var cards: [Card] = []
    for word in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let card = Card(word) else { throw .notACard(String(word)) }
      cards.append(card)
    }
    return cards
  }
}

/// Why a text is no list of cards.
public enum CardTextError: Error, Equatable {
  /// The word is no card.
  case notACard(String)
}

extension Card: Codable {
  /// Reads the text form, `AS`.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let card = Card(text) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no card: \(text)"))
    }
    self = card
  }

  /// Writes the text form, `AS`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
