/// The rank of a card, ace low.
public enum Rank: UInt8, CaseIterable, Hashable, Sendable {
  case ace = 1, two, three, four, five, six, seven, eight, nine, ten, jack, queen, king

  /// The letter that stands for the rank in histories and commands: `A 2 … 9 T J Q K`.
  public var letter: String {
    switch self {
    case .ace: "A"
    case .ten: "T"
    case .jack: "J"
    case .queen: "Q"
    case .king: "K"
    default: String(rawValue)
    }
  }

  /// What is printed in the card's corner: the letter, but `10` for a ten.
  public var index: String { self == .ten ? "10" : letter }

  /// Reads a letter, in either case, a digit from 2 to 9, or `10`.
  public init?(_ text: some StringProtocol) {
    switch text.uppercased() {
    case "A": self = .ace
    case "T", "10": self = .ten
    case "J": self = .jack
    case "Q": self = .queen
    case "K": self = .king
    case let digit:
      guard digit.count == 1, let value = UInt8(digit), (2...9).contains(value), let rank = Rank(rawValue: value) else {
        return nil
      }
      self = rank
    }
  }
}

extension Rank {
  /// The rank's place where the ace is the highest: 2 to 14.
  @inlinable public var aceHigh: Int { self == .ace ? 14 : Int(rawValue) }

  /// The rank of a place where the ace is the highest, 2 to 14.
  public init?(aceHigh place: Int) {
    guard (2...14).contains(place) else { return nil }
    self.init(rawValue: place == 14 ? 1 : UInt8(place))
  }
}
