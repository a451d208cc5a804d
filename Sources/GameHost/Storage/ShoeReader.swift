import CasinoKit

/// Reads which cards lay where in shoes, across the shoes that follow when one runs out within a round. Shuffling is
/// the greatest part of it, so the last shoe is kept.
struct ShoeReader {
  let store: Store
  private var last: ShoeRecord?

  init(store: Store) { self.store = store }

  /// The cards of a round.
  /// - Parameters:
  ///   - count: how many.
  ///   - id: the shoe that the round began with.
  ///   - position: how many of its cards were dealt before.
  /// - Throws: `StoreError.unreadable` where the shoes have fewer cards.
  mutating func cards(_ count: Int, from id: ShoeID, at position: Int) throws(StoreError) -> [Card] {
    var shoe = try shoe(id), dealt: [Card] = [], place = position
    while dealt.count < count {
      if place < shoe.cards.count {
        dealt.append(shoe.cards[place])
        place += 1
      } else {
        guard let next = try store.successor(of: shoe.id, without: dealt) else {
          throw .unreadable("cards of shoe \(id.number)")
        }
        shoe = try self.shoe(next)
        place = 0
      }
    }
    return dealt
  }

  /// A shoe, shuffled.
  mutating func shoe(_ id: ShoeID) throws(StoreError) -> ShoeRecord {
    if let last, last.id == id { return last }
    let shoe = try store.shoe(id)
    last = shoe
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
