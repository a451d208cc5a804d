import CasinoKit

/// A pay table of Perfect Pairs, the side bet on the player's first two cards. The raw value gives what a perfect, a
/// coloured and a mixed pair pay to one.
enum PerfectPairs: String, CaseIterable, Codable, Sendable {
  case usual = "25/12/6"
  case highColoured = "25/15/5"
  case highPerfect = "30/10/5"

  /// A pair that wins, from rare to common.
  enum Kind: CaseIterable, Sendable {
    /// Equal in rank and suit.
    case perfect
    /// Equal in rank and colour.
    case coloured
    /// Equal in rank, one red and one black.
    case mixed

    /// Names the pair that two cards make; nil where they make none.
    init?(_ first: Card, _ second: Card) {
      guard first.rank == second.rank else { return nil }
      if first.suit == second.suit {
        self = .perfect
      } else {
        self = first.suit.isRed == second.suit.isRed ? .coloured : .mixed
      }
    }

    /// How many of the cards that are left in a fresh shoe make this pair with the first.
    func ways(decks: Int) -> Int {
      switch self {
      case .perfect: decks - 1
      case .coloured: decks
      case .mixed: 2 * decks
      }
    }
  }

  /// What a pair pays to one.
  func payout(for kind: Kind) -> Int {
    switch (self, kind) {
    case (.usual, .perfect), (.highColoured, .perfect): 25
    case (.highPerfect, .perfect): 30
    case (.usual, .coloured): 12
    case (.highColoured, .coloured): 15
    case (.highPerfect, .coloured): 10
    case (.usual, .mixed): 6
    case (.highColoured, .mixed), (.highPerfect, .mixed): 5
    }
  }

  /// How many cards may follow the first of a fresh shoe.
  static func total(decks: Int) -> Int { Deck.size * decks - 1 }

  /// The share of a stake that the house keeps in the long run, from a fresh shoe.
  func houseEdge(decks: Int) -> Double {
    let returned = Kind.allCases.map { $0.ways(decks: decks) * (payout(for: $0) + 1) }.reduce(0, +)
    return 1 - Double(returned) / Double(Self.total(decks: decks))
  }
}
