/// A deck of 52 cards in the order of a new one.
public enum Deck {
  /// The number of cards in a deck.
  public static let size = 52

  /// Cards of some new decks, one after the other: spades, hearts, diamonds, clubs, each ace to king.
  public static func cards(decks: Int = 1) -> [Card] {
    (0..<decks).flatMap { _ in (0..<UInt8(size)).map(Card.init(index:)) }
  }
}
