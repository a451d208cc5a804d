extension Strings {
  /// The name of a card: `ace of spades`, or `A♠` where signs are asked for.
  public func name(of card: Card) -> String {
    if cardNames == .symbols { return card.rank.index + String(card.suit.symbol) }
    return text("card.name", .text(text("rank.\(card.rank)")), .text(text("suit.\(card.suit)")))
  }

  /// The names of cards in a row: `ace of spades, nine of diamonds`; nil lies face down.
  public func names(of cards: some Sequence<Card?>) -> String {
    cards.map { $0.map(name) ?? text("card.faceDown") }.joined(separator: text("list.separator"))
  }

  /// What a hand counts: `18`, `soft 18`, or the game's name for it.
  public func total(_ total: HandTotal) -> String {
    switch total {
    case .plain(let count): text("total.plain", .count(count))
    case .soft(let count): text("total.soft", .count(count))
    case .named(let key): text(key)
    }
  }

  /// An amount as it is read: `1,250`, `7.50`, `-20`.
  /// - Parameters:
  ///   - amount: the amount.
  ///   - decimals: whether hundredths are written even where there are none.
  public func amount(_ amount: Chips, decimals: Bool = false) -> String {
    numbers.text(amount, decimals: decimals)
  }
}
