import CasinoKit
import Testing

@testable import Baccarat

/// A coup dealt from a list of cards, in the order Player, Banker, Player, Banker, then third cards.
///
///     coup("4S 6H 4D 2C", [.player: 100, .playerPair: 10]).summary == "player push 100, playerPair win 120 → 110"
struct Round {
  private(set) var engine: BaccaratEngine
  private(set) var table: RecordingTable<BaccaratBet>
  private let shoe: CountingShoe

  init(rules: BaccaratRules, stakes: [BaccaratBet: Chips], cards: [Card]) throws {
    let shoe = CountingShoe(cards)
    self.shoe = shoe
    table = RecordingTable(stakes: stakes, remaining: shoe.remaining) { shoe.next() }
    engine = BaccaratEngine(rules: rules)
    try engine.deal(&table)
    while engine.phase.isAutomatic { engine.advance(&table) }
  }

  /// How many cards of the list are not drawn.
  var cardsLeft: Int { shoe.remaining }
  /// What the player won or lost.
  var net: Chips? {
    table.events.compactMap { if case .roundSettled(let net) = $0 { net } else { nil } }.last
  }
  /// Every settlement in order: bet, outcome and what went back; then the net.
  var summary: String {
    let results = table.entries.compactMap { entry -> String? in
      guard case .settle(let bet, _, _, let outcome, let returned) = entry else { return nil }
      return "\(bet) \(outcome) \(short(returned))"
    }
    return "\(results.isEmpty ? "no bet" : results.joined(separator: ", ")) → \(net.map(short) ?? "?")"
  }
  /// The totals, the hands as they lie, and who has won: `8 against 3: 4S 4D | 6H 7C, player`.
  var hands: String {
    engine.hands.map { hand in hand.cards.map { $0?.description ?? "??" }.joined(separator: " ") }
      .joined(separator: " | ")
  }
  /// Both totals: `8-3`.
  var totals: String { "\(engine.player.total)-\(engine.banker.total)" }
}

/// Deals a coup under the initial rules or changed ones.
func coup(_ cards: String, _ stakes: [BaccaratBet: Chips] = [:], set: String = "") throws -> Round {
  try Round(rules: rules(set), stakes: stakes, cards: Card.list(cards))
}

/// The rules that follow from `key=value` words.
func rules(_ words: String) throws -> BaccaratRules { try BaccaratSettings.rules(words) }

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
    Issue.record("the coup draws more cards than were listed")
    return Drawn(card: Card(.six, of: .clubs), cardsRemaining: 0)
  }
}
