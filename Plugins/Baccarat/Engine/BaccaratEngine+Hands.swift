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

extension BaccaratEngine {
  /// What is to be remarked on a hand, besides what it counts.
  enum Remark: String { case draws, stands, wins, tie }

  /// What is to be remarked on a hand now.
  func remark(on id: HandID) -> Remark? {
    switch step {
    case .bets, .firstPlayerCard, .firstBankerCard, .secondPlayerCard, .secondBankerCard: nil
    case .thirdPlayerCard: id == .player ? .draws : nil
    case .thirdBankerCard: id == .banker ? .draws : player.cards.count == 2 ? .stands : nil
    case .call: (id == .player ? player : banker).side.stands ? .stands : nil
    case .settlement, .over: result(of: id)
    }
  }

  private func result(of id: HandID) -> Remark? {
    switch coup.winner {
    case .tie: .tie
    case .player: id == .player ? .wins : nil
    case .banker: id == .banker ? .wins : nil
    }
  }
}

extension Coup.Side {
  /// Whether the hand stayed at its first two cards, without a natural.
  fileprivate var stands: Bool { cards == 2 && !isNatural }
}

extension Hand {
  /// What the hand counts, in the dealer's words.
  var tableTotal: HandTotal? {
    if cards.isEmpty { return nil }
    return side.isNatural ? .named("natural.\(total)") : .plain(total)
  }
}
