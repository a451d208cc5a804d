import CasinoKit

/// Reads which cards lay where in shoes, across the shoes that follow when one runs out within a round. Shuffling is
/// the greatest part of it, so the last few shoes are kept.
struct ShoeReader {
  /// How many shoes are kept: as many as tables may be played side by side.
  private static let greatestKept = 4

  let store: Store
  private var kept: [ShoeRecord] = []

  init(store: Store) { self.store = store }

  /// The cards of a round.
  mutating func cards(_ count: Int, from id: ShoeID, at position: Int) throws(StoreError) -> [Card] {
    try round(count, from: id, at: position).cards
  }

  /// The cards of a round, and where the next one begins.
  /// - Parameters:
  ///   - count: how many.
  ///   - id: the shoe that the round began with.
  ///   - position: how many of its cards were dealt before.
  /// - Throws: `StoreError.unreadable` where the shoes have fewer cards.
  mutating func round(
    _ count: Int, from id: ShoeID, at position: Int
  ) throws(StoreError) -> (cards: [Card], end: (shoe: ShoeID, position: Int)) {
    var shoe = try shoe(id), dealt: [Card] = [], place = position
    while dealt.count < count {
      if place >= 0, place < shoe.cards.count {
        let taken = min(count - dealt.count, shoe.cards.count - place)
        dealt += shoe.cards[place..<place + taken]
        place += taken
      } else {
        guard let next = try store.successor(of: shoe.id, without: dealt) else {
          throw .unreadable("shoe \(id.number): cards")
        }
        shoe = try self.shoe(next)
        place = 0
      }
    }
    return (dealt, (shoe.id, place))
  }

  /// Where the first round of a shoe begins.
  mutating func firstPlace(of id: ShoeID) throws(StoreError) -> Int { try shoe(id).burned }

  /// A shoe, shuffled.
  mutating func shoe(_ id: ShoeID) throws(StoreError) -> ShoeRecord {
    if let known = kept.first(where: { $0.id == id }) { return known }
    let shoe = try store.shoe(id)
    kept.insert(shoe, at: 0)
    if kept.count > Self.greatestKept { kept.removeLast() }
    return shoe
  }
}

extension Store {
  /// The shoe that followed one which ran out while these cards lay on the table.
  func successor(of shoe: ShoeID, without missing: [Card]) throws(StoreError) -> ShoeID? {
    try database.first(
      "SELECT id FROM shoes WHERE predecessor = ? AND missing = ?", SQLValue(shoe), .blob(missing.map(\.index))
    ) { $0.id(0) }
  }
}
