import CasinoKit

extension TableSession {
  /// Asks the game for the odds of the decision at hand, as far as its cards are seen, else of its bets.
  /// - Returns: nil where the game works out none.
  func odds() throws -> OddsReport? {
    guard connection.capabilities.contains("odds") else { return nil }
    let decision = decision
    try connection.send(
      .odds(
        OddsQuery(
          language: strings.language, settings: rulesInForce, hand: decision?.hand ?? [], dealer: decision?.dealer)))
    switch try connection.receive() {
    case .odds(let report): return report
    case .failure: return nil
    case let other: throw connection.failing(.wrongMessage(expected: "odds", got: other.kind))
    }
  }

  /// The hand that is played and the first card of the hand that it plays against, on which nothing is staked.
  private var decision: (hand: [Card], dealer: Card)? {
    guard hasOpenRound else { return nil }
    let hands = scene.nodes.filter { $0.role == .hand }
    func cards(_ hand: SceneNode?) -> [Card] { (hand?.children ?? []).compactMap(\.card) }
    let played = hands.first { $0.has(.active) && $0.amount != nil }
    guard let dealer = cards(hands.first { $0.amount == nil }).first, cards(played).count > 1 else { return nil }
    return (cards(played), dealer)
  }
}
