import CasinoKit
import Testing

@testable import Blackjack

/// A round dealt from a list of cards, in the order player, dealer, player, dealer (hole), then as they are drawn.
///
///     round("TS 9D 9H 8C").play(.stand).summary == "playerWins 200 → 100"
struct Round {
  private(set) var engine: BlackjackEngine
  private(set) var table: RecordingTable<BlackjackBet>
  private let shoe: CountingShoe

  init(rules: BlackjackRules, stakes: [BlackjackBet: Chips], cards: String) throws {
    let shoe = CountingShoe(try Card.list(cards))
    self.shoe = shoe
    table = RecordingTable(stakes: stakes, remaining: shoe.remaining) { shoe.next() }
    engine = BlackjackEngine(rules: rules)
    try engine.deal(&table)
    advance()
  }

  /// Plays moves and all that follows by itself.
  /// - Parameter insure: the stake of an insurance; half the main bet where it is not given.
  func play(_ moves: BlackjackMove..., insure: Chips? = nil) throws -> Round {
    var round = self
    for move in moves {
      round.table.stakes[.insurance] = insure ?? round.engine.openingStake.half
      try round.engine.play(move, &round.table)
      round.advance()
    }
    return round
  }

  private mutating func advance() {
    while engine.phase.isAutomatic { engine.advance(&table) }
  }

  /// How many cards of the list are not drawn.
  var cardsLeft: Int { shoe.remaining }
  /// The words of the moves on offer, in their order.
  var offered: String { engine.legalMoves.moves.map(\.name).joined(separator: " ") }
  /// What the player won or lost; nil while the round goes on.
  var net: Chips? {
    table.events.compactMap { if case .roundSettled(let net) = $0 { net } else { nil } }.last
  }
  /// Every settlement in order: outcome and what went back, with the bet's word where it is no main bet.
  var results: String {
    table.entries.compactMap { entry in
      guard case .settle(let bet, _, _, let outcome, let returned) = entry else { return nil }
      return "\(bet == "main" ? "" : bet + " ")\(outcome) \(short(returned))"
    }.joined(separator: ", ")
  }
  /// The results and the net; or, while the round goes on, a question mark and what is offered.
  var summary: String {
    guard let net else { return "? \(offered)" }
    return "\(results) → \(short(net))"
  }
  /// The hands as they lie: `9D 8C | TS 9H`; a card that lies face down is `??`.
  var hands: String {
    engine.hands.map { hand in hand.cards.map { $0?.description ?? "??" }.joined(separator: " ") }
      .joined(separator: " | ")
  }
}

/// Deals a round with a main bet, by default of 100, under the initial rules or changed ones.
func round(
  _ cards: String, bet: Chips = 100, side: [BlackjackBet: Chips] = [:], set: String = ""
) throws -> Round {
  try Round(
    rules: rules(set), stakes: side.merging([.main: bet]) { _, main in main }, cards: cards)
}

/// The rules that follow from `key=value` words.
func rules(_ words: String) throws -> BlackjackRules { try BlackjackSettings.rules(words) }

/// All that was staked.
func stakes(_ entries: some Sequence<LedgerEntry>) -> Chips {
  entries.compactMap { if case .stake(_, _, let amount) = $0 { amount } else { nil } }.total
}

/// An amount without needless decimals.
func short(_ amount: Chips) -> String {
  let text = amount.description
  return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
}

/// A list of cards that counts; where it is at its end, the test has failed.
final class CountingShoe {
  private var shoe: Shoe

  init(_ cards: [Card]) { shoe = Shoe(cards: cards) }

  var remaining: Int { shoe.remaining }

  func next() -> Drawn {
    if let card = shoe.draw() { return Drawn(card: card, cardsRemaining: shoe.remaining) }
    Issue.record("the round draws more cards than were listed")
    return Drawn(card: Card(.six, of: .clubs), cardsRemaining: 0)
  }
}
