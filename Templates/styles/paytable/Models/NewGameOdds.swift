import CasinoKit

/// What it is worth to hold which cards: exactly, for any hand, by counting once what all hands return that hold up to
/// four given cards. What the hands without the cards that are thrown away return follows by adding and taking away.
// NEXT: work out the edge of each bet; a test compares it with all that the cards can do.
struct NewGameOdds: Sendable {
  /// What is counted of a hand: what it returns, or whether it ends so.
  private enum Count {
    case returns(PayTable)
    case ending(NewGameResult)
  }

  private let count: Count
  /// By the number of cards, then by their place among the combinations: what all hands return that hold them.
  private var sums = Combinations.counts.map { Array(repeating: Int64(0), count: $0) }

  /// Counts what 2,598,960 hands return.
  /// - Parameter progress: told often.
  init(pays: PayTable, progress: () -> Void = {}) {
    self.init(.returns(pays), progress)
  }

  /// Counts how many hands end so.
  init(ending result: NewGameResult, progress: () -> Void = {}) { self.init(.ending(result), progress) }

  private init(_ count: Count, _ progress: () -> Void) {
    self.count = count
    let bits = Deck.cards().map(PokerHand.bit)
    for first in 0..<48 {
      progress()
      for second in first + 1..<49 {
        for third in second + 1..<50 { countHands(first, second, third, bits) }
      }
    }
    for size in (0...3).reversed() { addUp(size) }
  }

  private mutating func countHands(_ first: Int, _ second: Int, _ third: Int, _ bits: [UInt64]) {
    let three = bits[first] | bits[second] | bits[third]
    for fourth in third + 1..<51 {
      for fifth in fourth + 1..<52 {
        let worth = Int64(returned(PokerHand(mask: three | bits[fourth] | bits[fifth])))
        if worth == 0 { continue }
        sums[4][Combinations.place(second, third, fourth, fifth)] += worth
        sums[4][Combinations.place(first, third, fourth, fifth)] += worth
        sums[4][Combinations.place(first, second, fourth, fifth)] += worth
        sums[4][Combinations.place(first, second, third, fifth)] += worth
        sums[4][Combinations.place(first, second, third, fourth)] += worth
      }
    }
  }

  /// Makes the sums of fewer cards from those of one more: each hand comes once for every card that is added.
  private mutating func addUp(_ size: Int) {
    var set = Array(0...size)
    let whole = 1 << (size + 1) - 1
    for value in sums[size + 1] {
      for left in 0...size { sums[size][Combinations.place(of: set, whole & ~(1 << left))] += value }
      Combinations.advance(&set)
    }
    for place in sums[size].indices { sums[size][place] /= Int64(5 - size) }
  }

  private func returned(_ hand: PokerHand) -> Int {
    switch count {
    case .returns(let pays): pays.returned(for: NewGameResult(hand))
    case .ending(let result): NewGameResult(hand) == result ? 1 : 0
    }
  }
}

extension NewGameOdds {
  /// What comes back of a chip in the long run for holding some cards of a hand and drawing for the others.
  func worth(of hand: [Card], holding held: [Bool]) -> Double {
    let order = order(hand)
    let mask = order.indices.reduce(0) { held[order[$1]] ? $0 | 1 << $1 : $0 }
    return worth(order.map { Int(hand[$0].index) }, keeping: mask, whole: returned(PokerHand(hand)))
  }

  /// The best cards to hold, and what that is worth.
  func best(_ hand: [Card]) -> (held: [Bool], worth: Double) {
    let order = order(hand), cards = order.map { Int(hand[$0].index) }, whole = returned(PokerHand(hand))
    var best = (mask: 0, worth: -1.0)
    for mask in 0..<32 {
      let worth = worth(cards, keeping: mask, whole: whole)
      if worth > best.worth { best = (mask, worth) }
    }
    var held = Array(repeating: false, count: order.count)
    for index in order.indices { held[order[index]] = best.mask & 1 << index != 0 }
    return (held, best.worth)
  }

  /// The places of a hand's cards in the order of a new deck.
  private func order(_ hand: [Card]) -> [Int] { hand.indices.sorted { hand[$0].index < hand[$1].index } }

  /// Hands that hold the kept cards and none of the others: of all subsets of those, the even ones are added and the odd
  /// ones taken away.
  private func worth(_ cards: [Int], keeping mask: Int, whole: Int) -> Double {
    let thrown = 31 & ~mask
    var sum: Int64 = 0, subset = thrown
    while true {
      let value = value(cards, mask | subset, whole)
      sum += subset.nonzeroBitCount % 2 == 1 ? -value : value
      if subset == 0 { break }
      subset = (subset - 1) & thrown
    }
    return Double(sum) / Double(Combinations.draws[thrown.nonzeroBitCount])
  }

  private func value(_ cards: [Int], _ mask: Int, _ whole: Int) -> Int64 {
    mask == 31 ? Int64(whole) : sums[mask.nonzeroBitCount][Combinations.place(of: cards, mask)]
  }
}
