/// Which shoe a game is dealt from, and when a new one is due.
public struct ShoePlan: Codable, Hashable, Sendable {
  /// The number of decks, 1 to 16.
  public var decks: Int
  /// A round starts while fewer cards than this are dealt; then a new shoe is due.
  public var cut: Int
  /// How many more rounds are dealt after the one in which the cut came out.
  public var extraRounds: Int

  /// Describes a shoe by the place of its cut.
  public init(decks: Int, cut: Int, extraRounds: Int = 0) {
    self.decks = decks
    self.cut = cut
    self.extraRounds = extraRounds
  }

  /// Describes a shoe by the share of its cards that are dealt, in percent.
  public init(decks: Int, penetrationPercent: Int) {
    self.init(decks: decks, cut: (decks * Deck.size * penetrationPercent + 99) / 100)
  }

  /// The number of cards in a full shoe.
  public var cardCount: Int { decks * Deck.size }
}
