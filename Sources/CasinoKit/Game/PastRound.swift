/// A round that is over, as a table remembers it while its shoe is dealt from.
public struct PastRound: Codable, Hashable, Sendable {
  /// The hands at the end by their owners, as histories write them.
  public var hands: [String: JSONValue]

  /// Remembers a round.
  public init(hands: [String: JSONValue]) { self.hands = hands }

  /// The cards of an owner's only hand; none where it has several or does not take part.
  public func cards(of owner: String) -> [Card] {
    guard case .list(let cards)? = hands[owner] else { return [] }
    return cards.compactMap { if case .text(let text) = $0 { Card(text) } else { nil } }
  }
}
