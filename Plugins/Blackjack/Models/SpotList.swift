import CasinoKit

/// The player's hands on one side of the hand in play, from left to right, stored in place: a round with splits needs no
/// memory of the heap either.
struct SpotList: Sendable {
  /// One less than the most hands of any rules.
  static let capacity = 3

  private var spots = InlineArray<3, Spot>(repeating: Spot())
  private var used = 0

  /// Makes an empty list.
  @inline(__always) init() {}

  /// Adds a hand at the right.
  mutating func append(_ spot: Spot) {
    spots[used] = spot
    used += 1
  }

  /// Adds a hand at the left.
  mutating func prepend(_ spot: Spot) {
    for place in stride(from: used, to: 0, by: -1) { spots[place] = spots[place - 1] }
    spots[0] = spot
    used += 1
  }

  /// Takes the hand at the left away. That there is none is a programming error.
  mutating func removeFirst() -> Spot {
    let first = spots[0]
    for place in 1..<used { spots[place - 1] = spots[place] }
    used -= 1
    return first
  }

  /// Forgets all hands.
  @inline(__always) mutating func removeAll() { used = 0 }

  /// Whether the dealer has to draw for any of the hands.
  @inline(__always) var hasLiveHand: Bool { used > 0 && contains { $0.isLive } }
}

extension SpotList: RandomAccessCollection, MutableCollection {
  /// The place of the first hand.
  @inline(__always) var startIndex: Int { 0 }
  /// The place after the last hand.
  @inline(__always) var endIndex: Int { used }
  /// How many hands there are.
  @inline(__always) var count: Int { used }
  /// Whether there is none.
  @inline(__always) var isEmpty: Bool { used == 0 }
  /// The hand at a place.
  @inline(__always) subscript(place: Int) -> Spot {
    get { spots[place] }
    set { spots[place] = newValue }
  }
}

extension SpotList: Hashable {
  /// Whether both hold the same hands in the same order.
  static func == (left: SpotList, right: SpotList) -> Bool { left.elementsEqual(right) }
  /// Hashes the hands in order.
  func hash(into hasher: inout Hasher) { for spot in self { hasher.combine(spot) } }
}

extension SpotList: ExpressibleByArrayLiteral {
  /// Makes a list of hands.
  init(arrayLiteral spots: Spot...) { for spot in spots { append(spot) } }
}

extension SpotList: Codable {
  /// Reads an array of hands.
  init(from decoder: any Decoder) throws {
    let spots = try [Spot](from: decoder)
    guard spots.count <= Self.capacity else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(spots.count) hands are too many"))
    }
    for spot in spots { append(spot) }
  }

  /// Writes an array of hands.
  func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}
