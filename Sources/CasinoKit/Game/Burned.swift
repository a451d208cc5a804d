/// What a new shoe loses before its first round: its first card is turned up, and as many are burned face down as it
/// counts (an ace one, ten and courts ten).
public struct Burned: Codable, Hashable, Sendable {
  /// The first card of the shoe.
  public var card: Card
  /// How many cards are burned after it.
  public var count: Int

  /// Burns as many cards as the first one counts.
  public init(_ card: Card) { self.init(card: card, count: card.pips) }

  /// Describes what was burned.
  public init(card: Card, count: Int) {
    self.card = card
    self.count = count
  }

  /// How many cards are out of play: the first one too.
  public var cards: Int { count + 1 }
}
