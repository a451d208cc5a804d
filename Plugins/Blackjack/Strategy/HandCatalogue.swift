/// Every hand that does not count more than 21, by how many cards of each count it holds: what a player may be dealt,
/// in whatever order.
///
/// A hand is its place in the list. The empty hand is 0, a card by itself has its pips as its place, and a hand comes
/// before all that grow out of it.
struct HandCatalogue: Sendable {
  /// The only one there is; it holds under all rules.
  static let all = HandCatalogue()

  /// The cards by count, packed: `unit` for each card.
  private(set) var keys: [UInt64] = [0]
  private(set) var sizes: [Int] = [0]
  /// What the hands count with all aces as one.
  private(set) var hardTotals: [Int] = [0]
  private(set) var totals: [Int] = [0]
  /// The row of the chart that decides; nil for a hand of 21.
  private(set) var rows: [Int?] = [nil]
  /// How many cards of each count, eleven places a hand, by pips.
  private var counts = Array(repeating: 0, count: width)
  /// The hand that follows when a card is added, eleven places a hand, by pips; 0 where it is over 21.
  private var successors = Array(repeating: 0, count: width)

  private static let width = 11

  private init() {
    var places: [UInt64: Int] = [0: 0]
    var hand = 0
    while hand < keys.count {
      for pips in 1...10 where hardTotals[hand] + pips <= 21 {
        let key = keys[hand] + Self.unit(pips)
        let next = places[key] ?? append(hand, and: pips)
        places[key] = next
        successors[hand * Self.width + pips] = next
      }
      hand += 1
    }
  }

  /// How many hands there are.
  var count: Int { keys.count }

  /// What a card adds to a key.
  static func unit(_ pips: Int) -> UInt64 { 1 << UInt64((pips - 1) * 6) }

  /// How many cards of a count a hand holds.
  func count(of pips: Int, in hand: Int) -> Int { counts[hand * Self.width + pips] }

  /// The hand that follows when a card is added; 0 where it is over 21.
  func hand(_ hand: Int, and pips: Int) -> Int { successors[hand * Self.width + pips] }

  /// Whether a hand holds all cards of another.
  func hand(_ hand: Int, holds other: Int) -> Bool {
    (1...10).allSatisfy { count(of: $0, in: hand) >= count(of: $0, in: other) }
  }

  /// Appends the hand that a card makes of another.
  private mutating func append(_ hand: Int, and pips: Int) -> Int {
    let hardTotal = hardTotals[hand] + pips
    let hasAce = pips == 1 || count(of: 1, in: hand) > 0
    let isSoft = hasAce && hardTotal <= 11
    let total = isSoft ? hardTotal + 10 : hardTotal
    keys.append(keys[hand] + Self.unit(pips))
    sizes.append(sizes[hand] + 1)
    hardTotals.append(hardTotal)
    totals.append(total)
    rows.append(StrategyTable.row(total: total, isSoft: isSoft))
    for other in 0..<Self.width {
      counts.append(count(of: other, in: hand) + (other == pips ? 1 : 0))
      successors.append(0)
    }
    return keys.count - 1
  }
}
