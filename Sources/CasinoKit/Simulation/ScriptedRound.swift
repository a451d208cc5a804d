/// A round dealt from a list of cards: what the tests of a game's rules are written with.
///
///     let round = try ScriptedRound<WarEngine>(rules: WarRules(), stakes: [.main: 100], cards: "9S 9D KS 2D")
///     try round.playing(.goToWar).summary == "main win 300 → 100"
public struct ScriptedRound<Engine: GameEngine> {
  /// The round as it stands.
  public private(set) var engine: Engine
  /// Everything that moved and happened.
  public private(set) var table: RecordingTable<Engine.Bet>
  private let cards: ListedCards

  /// Deals a round, up to the first decision.
  /// - Parameters:
  ///   - rules: the rules of the round.
  ///   - stakes: what lies on which bet.
  ///   - cards: the cards of the shoe, the next one first.
  /// - Throws: `CardTextError` for what is no card, `IllegalMove` where the stakes are not taken.
  public init(rules: Engine.Rules, stakes: [Engine.Bet: Chips], cards: String) throws {
    let listed = ListedCards(try Card.list(cards))
    self.cards = listed
    table = RecordingTable(stakes: stakes, remaining: listed.left) { listed.next() }
    engine = Engine(rules: rules)
    try engine.deal(&table)
    goOn()
  }

  /// The round after some moves and all that follows by itself.
  /// - Parameters:
  ///   - moves: the moves in their order.
  ///   - stakes: what is put down for moves that take an amount.
  public func playing(_ moves: Engine.Move..., stakes: [Engine.Bet: Chips] = [:]) throws(IllegalMove) -> ScriptedRound {
    var round = self
    for move in moves {
      round.table.stakes = stakes
      try round.engine.play(move, &round.table)
      round.goOn()
    }
    return round
  }

  private mutating func goOn() { while engine.phase.isAutomatic { engine.advance(&table) } }

  /// What the player won or lost; nil while the round goes on.
  public var net: Chips? {
    table.events.compactMap { if case .roundSettled(let net) = $0 { net } else { nil } }.last
  }

  /// Every settlement in order (bet, outcome, what went back) and the net; while the round goes on, a question mark and
  /// what can be done. Where the cards of the list were too many or too few it says so.
  public var summary: String {
    let results = table.entries.compactMap { entry -> String? in
      guard case .settle(let bet, _, _, let outcome, let returned) = entry else { return nil }
      return "\(bet) \(outcome) \(short(returned))"
    }
    guard let net else { return (["?"] + engine.legalMoves.moves.map(\.name)).joined(separator: " ") }
    return (results.isEmpty ? "no bet" : results.joined(separator: ", ")) + " → \(short(net))" + cards.complaint
  }

  /// The hands as they lie: `9D ?? | TS`; a card that lies face down is `??`.
  public var hands: String {
    engine.hands.map { hand in hand.cards.map { $0?.description ?? "??" }.joined(separator: " ") }
      .joined(separator: " | ")
  }

  private func short(_ amount: Chips) -> String {
    let text = amount.description
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }
}

/// Cards in a row that are counted.
private final class ListedCards {
  private let cards: [Card]
  private var dealt = 0

  init(_ cards: [Card]) { self.cards = cards }

  var left: Int { max(0, cards.count - dealt) }

  /// What does not fit between the list and the round.
  var complaint: String {
    dealt > cards.count ? " (\(dealt) cards drawn of \(cards.count))" : left > 0 ? " (\(left) cards left over)" : ""
  }

  func next() -> Drawn {
    dealt += 1
    return Drawn(card: dealt > cards.count ? Card(.two, of: .clubs) : cards[dealt - 1], cardsRemaining: left)
  }
}
