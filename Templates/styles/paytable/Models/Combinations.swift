/// The places of sets of up to four cards in tables: the combinatorial number system.
enum Combinations {
  /// How many sets of so many of 52 cards there are.
  static let counts = [1, 52, 1_326, 22_100, 270_725]
  /// How many sets of so many of the 47 cards that are not in a hand there are.
  static let draws = [1, 47, 1_081, 16_215, 178_365, 1_533_939]

  /// In place `4 * n + k`: how many sets of `k + 1` of `n` there are.
  private static let chosen: [Int] = {
    var table: [Int] = []
    for cards in 0..<52 {
      var sets = 1
      for size in 1...4 {
        sets = sets * (cards + 1 - size) / size
        table.append(sets)
      }
    }
    return table
  }()

  /// The place of four cards among all sets of four.
  static func place(_ first: Int, _ second: Int, _ third: Int, _ fourth: Int) -> Int {
    chosen[first * 4] + chosen[second * 4 + 1] + chosen[third * 4 + 2] + chosen[fourth * 4 + 3]
  }

  /// The place of a set among those of its size.
  /// - Parameters:
  ///   - cards: places in the deck, the lowest first.
  ///   - mask: which of them belong to the set, at most four.
  static func place(of cards: [Int], _ mask: Int) -> Int {
    var place = 0, size = 0
    for index in cards.indices where mask & 1 << index != 0 {
      place += chosen[cards[index] * 4 + size]
      size += 1
    }
    return place
  }

  /// The set that comes next in the order of places.
  static func advance(_ set: inout [Int]) {
    for index in set.indices {
      let limit = index + 1 < set.count ? set[index + 1] : 52
      if set[index] + 1 < limit {
        set[index] += 1
        for lower in 0..<index { set[lower] = lower }
        return
      }
    }
  }
}
