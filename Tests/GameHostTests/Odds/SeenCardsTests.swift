import CasinoKit
import Testing

@testable import GameHost

@Suite struct SeenCardsTests {
  private let player = HandID("player"), dealer = HandID("dealer")

  /// `TS 9D` as cards, `??` as one that nobody has seen.
  private func cards(_ text: String) throws -> [Card?] {
    try text.split(separator: " ").map { $0 == "??" ? nil : try Card.list(String($0))[0] }
  }

  private func seen(_ drawn: String, _ events: [GameEvent]) throws -> [Card?]? {
    SeenCards.seen(of: try cards(drawn).compactMap(\.self), in: events)
  }

  private func dealt(_ hand: HandID, _ card: String?) throws -> GameEvent {
    .cardDealt(hand, card: try card.map { try #require(Card($0)) })
  }

  private func flipped(_ hand: HandID, _ card: String) throws -> GameEvent {
    .cardFlipped(hand, card: try #require(Card(card)))
  }

  @Test func faceDownIsNotSeen() throws {
    let events = try [dealt(player, "TS"), dealt(dealer, "9D"), dealt(player, "5H"), dealt(dealer, nil)]
    #expect(try seen("TS 9D 5H KC", events) == cards("TS 9D 5H ??"))
  }

  /// The same card lies open beside it: which of the two is seen is told by the order.
  @Test func equalCardsAreToldApart() throws {
    let events = try [dealt(dealer, nil), dealt(player, "KC")]
    #expect(try seen("KC KC", events) == cards("?? KC"))
  }

  @Test func flippedIsSeen() throws {
    let down = try [dealt(dealer, nil), dealt(dealer, nil)]
    #expect(try seen("KC 2D", down + [flipped(dealer, "2D")]) == cards("?? 2D"))
    #expect(try seen("KC 2D", down + [flipped(player, "KC")]) == cards("KC ??"))
  }

  /// A card that a game draws without a word is seen by nobody.
  @Test func drawnInSilenceIsNotSeen() throws {
    #expect(try seen("7H 8H 9H", [dealt(player, "8H"), dealt(player, "9H")]) == cards("?? 8H 9H"))
    #expect(try seen("7H 8H", [dealt(player, "7H")]) == cards("7H ??"))
  }

  @Test func cardsThatWereNotDrawnAreNoRound() throws {
    #expect(try seen("7H", [dealt(player, "8H")]) == nil)
    #expect(try seen("7H", [dealt(player, nil), dealt(player, nil)]) == nil)
    #expect(try seen("7H", [dealt(player, "7H"), flipped(player, "7H")]) == nil)
    #expect(try seen("7H 8H", [dealt(player, "8H"), dealt(player, "7H")]) == nil)
  }
}
