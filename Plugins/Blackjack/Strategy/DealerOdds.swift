/// What standing is worth against a dealer's up card, for any cards that are out; each set of cards is worked out once.
///
/// All values are per unit staked, and count only the rounds in which play comes to the player: where the dealer peeks,
/// a round that a natural ends is worth nothing here.
struct DealerOdds {
  /// What standing is worth with up to 16, with 17, … 21.
  typealias Standing = [Double]

  let upPips: Int
  /// Whether the dealer looks for a natural before the player plays.
  let peeks: Bool
  private let tree: DealerTree
  private var known: [UInt64: Standing] = [:]

  init(rules: BlackjackRules, upPips: Int) {
    self.upPips = upPips
    peeks = rules.hole == .peek
    tree = DealerTree(upPips: upPips, hitsSoft17: rules.soft17 == .hit)
  }

  /// What standing is worth.
  /// - Parameters:
  ///   - out: the cards that are out besides the up card, as a key of `HandCatalogue`.
  ///   - deck: the cards that are left, by pips; in place 0 how many in all.
  mutating func standing(out: UInt64, deck: [Int]) -> Standing {
    if let standing = known[out] { return standing }
    let standing = standing(tree.chances(deck: deck))
    known[out] = standing
    return standing
  }

  private func standing(_ chances: [Double]) -> Standing {
    let natural = chances[DealerTree.natural]
    var more = natural
    for result in 0..<5 { more += chances[result] }
    // From the bottom: what the dealer has less than the player, and more.
    var less = 1 - more
    if peeks { more -= natural }
    var standing = Array(repeating: less - more, count: 6)
    for result in 0..<5 {
      more -= chances[result]
      standing[result + 1] = less - more
      less += chances[result]
    }
    return standing
  }

  /// The chance that no natural ends the round before the player plays.
  func playChance(deck: [Int]) -> Double {
    guard peeks, let pips = naturalPips else { return 1 }
    return 1 - Double(deck[pips]) / Double(deck[0])
  }

  /// The chance that the next card to the player is above a count and play comes to the player.
  func bustChance(deck: [Int], above limit: Int) -> Double {
    var over = 0, above = limit + 1
    while above <= 10 {
      over += deck[above]
      above += 1
    }
    let cards = deck[0]
    guard peeks, let pips = naturalPips else { return Double(over) / Double(cards) }
    let pairs = over * (cards - 1 - deck[pips]) + (pips > limit ? deck[pips] : 0)
    return Double(pairs) / Double(cards * (cards - 1))
  }

  /// The card that makes a natural with the up card.
  var naturalPips: Int? {
    switch upPips {
    case 1: 10
    case 10: 1
    default: nil
    }
  }
}
