import CasinoKit

/// A pay table of 21+3, the side bet on the poker hand of the player's first two cards and the dealer's up card.
/// The raw value gives what the hands pay to one, from rare to common.
enum TwentyOnePlus3: String, CaseIterable, Codable, Sendable {
  /// Nine to one for every winning hand.
  case flat = "9"
  /// Suited trips, straight flush, trips, straight, flush.
  case fiveTier = "100/40/30/10/5"
  /// Straight flush, trips (suited ones too), straight, flush.
  case fourTier = "30/20/10/5"

  /// A hand of three cards that wins, from rare to common.
  enum Kind: CaseIterable, Sendable {
    case suitedTrips, straightFlush, trips, straight, flush

    /// Names the hand that three cards make; nil where they lose.
    init?(_ first: Card, _ second: Card, _ third: Card) {
      let isFlush = first.suit == second.suit && second.suit == third.suit
      if first.rank == second.rank, second.rank == third.rank {
        self = isFlush ? .suitedTrips : .trips
      } else if Self.isStraight(first.rank.rawValue, second.rank.rawValue, third.rank.rawValue) {
        self = isFlush ? .straightFlush : .straight
      } else if isFlush {
        self = .flush
      } else {
        return nil
      }
    }

    /// A23 to QKA; an ace is not in the middle.
    private static func isStraight(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
      let low = min(first, second, third), high = max(first, second, third)
      guard first != second, second != third, first != third else { return false }
      return high - low == 2 || (low == 1 && first + second + third == 1 + 12 + 13)
    }

    /// How many of all hands of three cards of a fresh shoe are of this kind.
    func ways(decks: Int) -> Int {
      let sequences = 12, eachSuited = decks * decks * decks
      let suitedTrips = Deck.size * choose3(decks)
      let suits = Suit.allCases.count, ranks = Rank.allCases.count
      let straightFlushes = sequences * suits * eachSuited
      return switch self {
      case .suitedTrips: suitedTrips
      case .straightFlush: straightFlushes
      case .trips: ranks * choose3(suits * decks) - suitedTrips
      case .straight: sequences * suits * suits * suits * eachSuited - straightFlushes
      case .flush: suits * choose3(ranks * decks) - straightFlushes - suitedTrips
      }
    }
  }

  /// What a hand pays to one.
  func payout(for kind: Kind) -> Int {
    switch (self, kind) {
    case (.flat, _): 9
    case (.fiveTier, .suitedTrips): 100
    case (.fiveTier, .straightFlush): 40
    case (.fiveTier, .trips): 30
    case (.fourTier, .straightFlush): 30
    case (.fourTier, .suitedTrips), (.fourTier, .trips): 20
    case (.fiveTier, .straight), (.fourTier, .straight): 10
    case (.fiveTier, .flush), (.fourTier, .flush): 5
    }
  }

  /// How many hands of three cards a fresh shoe holds.
  static func total(decks: Int) -> Int { choose3(Deck.size * decks) }

  /// The share of a stake that the house keeps in the long run, from a fresh shoe.
  func houseEdge(decks: Int) -> Double {
    let returned = Kind.allCases.map { $0.ways(decks: decks) * (payout(for: $0) + 1) }.reduce(0, +)
    return 1 - Double(returned) / Double(Self.total(decks: decks))
  }
}

/// In how many ways three things are chosen out of a number.
private func choose3(_ count: Int) -> Int { count * (count - 1) * (count - 2) / 6 }
