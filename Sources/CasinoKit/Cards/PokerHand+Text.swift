extension PokerHand.Category {
  /// The key of the kind's name in the catalogues, as `HandTotal.named` takes it: `poker.fullHouse`.
  public var key: String { "poker.\(self)" }
}

extension Strings {
  /// The kind of a hand: `full house`.
  public func name(of category: PokerHand.Category) -> String { text(category.key) }

  /// A hand with the ranks that make it: `full house, kings over nines`.
  public func name(of hand: PokerHand) -> String {
    switch hand.category {
    case .royalFlush: name(of: hand.category)
    case .highCard, .straight, .flush, .straightFlush:
      text(hand.category.key + ".of", hand.ranks.prefix(1).map { .text(text("rank.\($0)")) })
    case .pair, .twoPairs, .threeOfAKind, .fullHouse, .fourOfAKind:
      text(hand.category.key + ".of", hand.ranks.prefix(2).map { .text(text("ranks.\($0)")) })
    }
  }
}
