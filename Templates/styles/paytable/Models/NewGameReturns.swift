import CasinoKit

/// How often hands end as what, and what they return, with best play over all 2,598,960 hands.
struct NewGameReturns {
  /// The chance of each outcome.
  private(set) var chances: [NewGameResult: Double] = [:]
  /// What comes back of a chip.
  private(set) var total = 0.0

  /// Plays every hand, those that differ in the names of their suits alone once for all.
  /// - Parameter progress: told often.
  init(pays: PayTable, progress: () -> Void = {}) {
    let odds = NewGameOdds(pays: pays, progress: progress), paid = NewGameResult.allCases.filter { $0 != .lose }
    let counts = paid.map { NewGameOdds(ending: $0, progress: progress) }
    var sums = Array(repeating: 0.0, count: paid.count)
    Self.forEachHand(progress) { hand, weight in
      let best = odds.best(hand)
      total += Double(weight) * best.worth
      for place in counts.indices { sums[place] += Double(weight) * counts[place].worth(of: hand, holding: best.held) }
    }
    let hands = Double(Self.handCount)
    total /= hands
    for (result, sum) in zip(paid, sums) { chances[result] = sum / hands }
    chances[.lose] = 1 - chances.values.reduce(0, +)
  }

  static let handCount = 2_598_960

  /// Goes through the hands whose suits lie in one order, each with how many hands it stands for.
  private static func forEachHand(_ progress: () -> Void, _ body: ([Card], Int) -> Void) {
    let deck = Deck.cards(), bits = deck.map(PokerHand.bit)
    for first in 0..<48 {
      for second in first + 1..<49 {
        progress()
        for third in second + 1..<50 {
          for fourth in third + 1..<51 {
            for fifth in fourth + 1..<52 {
              let mask = bits[first] | bits[second] | bits[third] | bits[fourth] | bits[fifth]
              guard let weight = weight(of: mask) else { continue }
              body([deck[first], deck[second], deck[third], deck[fourth], deck[fifth]], weight)
            }
          }
        }
      }
    }
  }

  /// How many hands become this one by other names of the suits; nil where another of them stands for all.
  private static func weight(of mask: UInt64) -> Int? {
    let suits = (0..<4).map { mask >> UInt64(16 * $0) & 0x1FFF }
    guard suits[0] >= suits[1], suits[1] >= suits[2], suits[2] >= suits[3] else { return nil }
    var weight = 24, equal = 1
    for place in 1..<4 {
      equal = suits[place] == suits[place - 1] ? equal + 1 : 1
      weight /= equal
    }
    return weight
  }
}

extension NewGameReturns {
  /// Every outcome with its chance and what it adds to the return, the highest first, then all together.
  func report(_ pays: PayTable, _ strings: Strings) -> OddsReport {
    let lines = NewGameResult.allCases.reversed().map { result in
      let chance = chances[result] ?? 0, returned = pays.returned(for: result)
      let name = strings.text(
        "odds.outcome", .text(strings.text("outcome.\(result.rawValue)")), .text(strings.amount(Chips(returned))))
      return OddsReport.Line(id: result.rawValue, name: name, figures: [chance, chance * Double(returned), nil])
    }
    let all = OddsReport.Line(id: "main", name: strings.text("bet.main"), figures: [1, total, 1 - total])
    return OddsReport(columns: ["chance", "return", "edge"], lines: lines + [all], notes: [strings.text("odds.note")])
  }
}
