import CasinoKit

/// What is staked on each bet and not settled. A coup needs no memory of the heap for it.
struct Stakes: Hashable, Sendable {
  private var amounts = InlineArray<10, Chips>(repeating: .zero)
  /// A bit for each bet that is open, by its place.
  private var open: UInt16 = 0

  /// Whether all are settled.
  var isEmpty: Bool { open == 0 }

  /// The next bet to be settled; nil where all are.
  var next: BaccaratBet? { open == 0 ? nil : Self.bets[open.trailingZeroBitCount] }

  /// Puts chips on a bet.
  mutating func put(_ amount: Chips, on place: Int) {
    amounts[place] = amount
    open |= 1 << UInt16(place)
  }

  /// Takes the stake of the next bet off.
  mutating func takeNext() -> Chips {
    let place = open.trailingZeroBitCount
    open &= open &- 1
    defer { amounts[place] = .zero }
    return amounts[place]
  }

  /// The bets in the order in which they are settled.
  static let bets = BaccaratBet.allCases

  static func == (left: Stakes, right: Stakes) -> Bool { left.byBet == right.byBet }
  func hash(into hasher: inout Hasher) { hasher.combine(byBet) }
}

extension Stakes: Codable {
  /// What is open, by the bets' words.
  private var byBet: [String: Chips] {
    var found: [String: Chips] = [:]
    for place in Self.bets.indices where open & 1 << UInt16(place) != 0 {
      found[Self.bets[place].rawValue] = amounts[place]
    }
    return found
  }

  init(from decoder: any Decoder) throws {
    let stored = try [String: Chips](from: decoder)
    for (place, bet) in Self.bets.enumerated() {
      if let amount = stored[bet.rawValue] { put(amount, on: place) }
    }
  }

  func encode(to encoder: any Encoder) throws { try byBet.encode(to: encoder) }
}
