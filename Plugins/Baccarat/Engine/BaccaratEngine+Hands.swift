import CasinoKit

extension HandID {
  /// The Player's hand.
  static var player: HandID { HandID("player") }
  /// The Banker's hand.
  static var banker: HandID { HandID("banker") }
}

extension BaccaratEngine {
  /// The Player's hand, then the Banker's; none before the deal.
  var hands: [TableHand] {
    guard step != .bets else { return [] }
    return [
      TableHand(.player, cards: player.cards.map { $0 }, total: player.tableTotal, isActive: step == .thirdPlayerCard),
      TableHand(.banker, cards: banker.cards.map { $0 }, total: banker.tableTotal, isActive: step == .thirdBankerCard),
    ]
  }
}

extension Hand {
  /// What the hand counts, in the dealer's words.
  var tableTotal: HandTotal? {
    if cards.isEmpty { return nil }
    return side.isNatural ? .named("natural.\(total)") : .plain(total)
  }
}
