import CasinoKit
import Testing

@testable import Baccarat

/// A line of a table of coups: rules, bets, cards, both totals and how it ends. Every card listed must be drawn.
struct Scenario: Sendable, CustomTestStringConvertible {
  let title: String
  let set: String
  let cards: String
  let bets: [BaccaratBet: Chips]
  let totals: String
  let ends: String

  init(
    _ title: String, set: String = "", _ cards: String, _ bets: [BaccaratBet: Chips] = [:], totals: String,
    ends: String = "no bet → 0"
  ) {
    (self.title, self.set, self.cards, self.bets) = (title, set, cards, bets)
    (self.totals, self.ends) = (totals, ends)
  }

  var testDescription: String { title }

  func check() throws {
    let coup = try coup(cards, bets, set: set)
    #expect(coup.totals == totals)
    #expect(coup.summary == ends)
    #expect(coup.cardsLeft == 0, "cards are left over")
  }
}
