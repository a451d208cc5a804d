import CasinoKit
import Testing

@testable import Blackjack

/// A line of a table of rounds: rules, cards, moves, and how it ends. Every card listed must be drawn.
struct Scenario: Sendable, CustomTestStringConvertible {
  let title: String
  let set: String
  let bet: Chips
  let cards: String
  let moves: [BlackjackMove]
  let ends: String

  init(
    _ title: String, set: String = "", bet: Chips = 100, _ cards: String, _ moves: BlackjackMove..., ends: String
  ) {
    self.title = title
    self.set = set
    self.bet = bet
    self.cards = cards
    self.moves = moves
    self.ends = ends
  }

  var testDescription: String { title }

  func check() throws {
    var round = try round(cards, bet: bet, set: set)
    for move in moves { round = try round.play(move) }
    #expect(round.summary == ends)
    #expect(round.cardsLeft == 0, "cards are left over")
  }
}
