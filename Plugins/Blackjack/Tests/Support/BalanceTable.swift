import CasinoKit

@testable import Blackjack

/// A table that keeps nothing but the balance, for many rounds.
struct BalanceTable: Table {
  var shoe: Shoe
  var stakes: [BlackjackBet: Chips]
  var net = Chips.zero

  var isFreshShoe: Bool { shoe.position == 0 }
  var cardsRemaining: Int { shoe.remaining }

  func stake(on bet: BlackjackBet) -> Chips { stakes[bet] ?? .zero }
  mutating func draw() -> Card { shoe.draw() ?? Card(.six, of: .clubs) }
  mutating func wager(_ amount: Chips, on bet: BlackjackBet, number: Int) { net -= amount }
  mutating func settle(_ bet: BlackjackBet, number: Int, hand: Int, as outcome: some GameResult, returns: Chips) {
    net += returns
  }
  mutating func emit(_ event: GameEvent) {}
}
