/// The suit of a card, in the order of a new deck.
public enum Suit: UInt8, CaseIterable, Hashable, Sendable {
  case spades, hearts, diamonds, clubs

  /// The letter that stands for the suit in histories and commands: `S`, `H`, `D` or `C`.
  @inlinable public var letter: Character {
    switch self {
    case .spades: "S"
    case .hearts: "H"
    case .diamonds: "D"
    case .clubs: "C"
    }
  }

  /// The sign printed on the card, one column wide in every terminal.
  @inlinable public var symbol: Character {
    switch self {
    case .spades: "♠"
    case .hearts: "♥"
    case .diamonds: "♦"
    case .clubs: "♣"
    }
  }

  /// Whether the suit is printed in red.
  @inlinable public var isRed: Bool { self == .hearts || self == .diamonds }

  /// Reads a letter, in either case, or a suit sign.
  public init?(_ character: Character) {
    switch character {
    case "S", "s", "♠", "♤": self = .spades
    case "H", "h", "♥", "♡": self = .hearts
    case "D", "d", "♦", "♢": self = .diamonds
    case "C", "c", "♣", "♧": self = .clubs
    default: return nil
    }
  }
}
