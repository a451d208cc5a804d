extension GameEngine {
  /// Plays a recorded round again.
  static func replayed(_ round: RecordedRound) -> RoundOutcome {
    do {
      let source = RecordedCards(round.cards)
      var engine = Self(rules: try round.rules.decoded(as: Rules.self))
      var table = RecordingTable<Bet>(stakes: [:], remaining: round.cards.count, nextCard: source.next)
      for play in round.plays where !source.isOut { try engine.replay(play, &table) }
      if source.isOut { return RoundOutcome(fault: "it asks for more than its \(round.cards.count) cards") }
      if source.left > 0 { return RoundOutcome(fault: "it leaves \(source.left) of its \(round.cards.count) cards") }
      guard engine.phase == .roundComplete else { return RoundOutcome(fault: "it does not end") }
      return RoundOutcome(entries: table.entries, hands: engine.hands.record)
    } catch let error as IllegalMove {
      return RoundOutcome(fault: "a play is not taken: \(error)")
    } catch {
      return RoundOutcome(fault: "its rules cannot be read")
    }
  }

  private mutating func replay(_ play: Play, _ table: inout RecordingTable<Bet>) throws(IllegalMove) {
    table.stakes = try Bet.stakes(play.stakes)
    if play.move == Play.deal {
      try deal(&table)
    } else if let move = Move(name: play.move), legalMoves.contains(move) {
      try self.play(move, &table)
    } else {
      throw .notOffered(move: play.move, offered: legalMoves.moves.map(\.name))
    }
    var steps = 0
    while phase.isAutomatic, steps < 100_000 {
      steps += 1
      advance(&table)
    }
  }
}

/// The cards of a record, and whether more were asked for.
private final class RecordedCards {
  private let cards: [Card]
  private var dealt = 0
  private(set) var isOut = false

  init(_ cards: [Card]) { self.cards = cards }

  var left: Int { cards.count - dealt }

  func next() -> Drawn {
    guard dealt < cards.count else {
      isOut = true
      // Any card: what comes of it is not used.
      return Drawn(card: Card(index: 0), cardsRemaining: 0)
    }
    dealt += 1
    return Drawn(card: cards[dealt - 1], cardsRemaining: left)
  }
}
