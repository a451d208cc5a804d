import CasinoKit

extension HandID {
  /// The dealer's hand.
  static var dealer: HandID { HandID("dealer") }
  /// A player's hand by its place from the left.
  static func player(_ index: Int) -> HandID { HandID("player", index) }
}

extension BlackjackEngine {
  /// The player's hands from left to right.
  var spots: [Spot] { Array(finished) + [spot] + Array(waiting) }

  /// The dealer's hand, then the player's from left to right; none before the deal.
  var hands: [TableHand] {
    guard step != .bets else { return [] }
    return [dealerHand]
      + spots.enumerated().map { index, spot in
        TableHand(
          .player(index), cards: spot.hand.cards.map { $0 }, total: spot.hand.tableTotal,
          isActive: step == .decision && index == finished.count, stake: spot.stake)
      }
  }

  private var dealerHand: TableHand {
    guard isHoleCardDown else {
      return TableHand(.dealer, cards: dealer.cards.map { $0 }, total: dealer.tableTotal)
    }
    let up = dealer.cards[0]
    return TableHand(.dealer, cards: [up, nil], total: Hand(CollectionOfOne(up)).tableTotal)
  }
}

extension Hand {
  /// What the hand counts, in the dealer's words: a natural and a lone ace have names, 21 is just 21.
  var tableTotal: HandTotal? {
    if cards.isEmpty { return nil }
    if isBlackjack { return .named("blackjack") }
    if cards.count == 1, isSoft { return .named("ace") }
    return isSoft && total < 21 ? .soft(total) : .plain(total)
  }
}
