/// Which shoe a game is dealt from, and when a new one is due.
public struct ShoePlan: Hashable, Sendable {
  /// The number of decks, 1 to 16.
  public var decks: Int
  /// A round starts while fewer cards than this are dealt; then a new shoe is due.
  public var cut: Int
  /// How many more rounds are dealt after the one in which the cut came out.
  public var extraRounds: Int
  /// Whether cards are burned before the first round: as many as the first card counts, which is turned up.
  public var burns: Bool

  /// Describes a shoe by the place of its cut.
  public init(decks: Int, cut: Int, extraRounds: Int = 0, burns: Bool = false) {
    self.decks = decks
    self.cut = cut
    self.extraRounds = extraRounds
    self.burns = burns
  }

  /// Describes a shoe by the share of its cards that are dealt, in percent.
  public init(decks: Int, penetrationPercent: Int) {
    self.init(decks: decks, cut: (decks * Deck.size * penetrationPercent + 99) / 100)
  }

  /// The number of cards in a full shoe.
  public var cardCount: Int { decks * Deck.size }
}

extension ShoePlan: Codable {
  private enum Key: String, CodingKey { case decks, cut, extraRounds, burns }

  /// Reads a plan; one that says nothing of burning burns nothing.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      decks: try fields.decode(Int.self, forKey: .decks), cut: try fields.decode(Int.self, forKey: .cut),
      extraRounds: try fields.decode(Int.self, forKey: .extraRounds),
      burns: try fields.decodeIfPresent(Bool.self, forKey: .burns) ?? false)
  }

  /// Writes a plan; burning only where it is done.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(decks, forKey: .decks)
    try fields.encode(cut, forKey: .cut)
    try fields.encode(extraRounds, forKey: .extraRounds)
    if burns { try fields.encode(true, forKey: .burns) }
  }
}
