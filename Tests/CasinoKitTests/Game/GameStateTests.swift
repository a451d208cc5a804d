import Testing

@testable import CasinoKit

/// A host that deals a list of cards and keeps what it is shown.
@MainActor private final class ListHost: HostLink {
  var cards: [Card]
  var opened = Opened(freshShoe: false, cardsRemaining: 40)
  private(set) var events: [GameEvent] = []
  private(set) var said: [String] = []

  init(_ cards: String) throws { self.cards = try Card.list(cards) }

  func open(_ open: Open) throws -> Opened {
    if cards.isEmpty { throw HostRefusal(reason: "no cards") }
    return opened
  }
  func draw() -> Drawn { Drawn(card: cards.removeFirst(), cardsRemaining: cards.count) }
  func show(_ events: [GameEvent], say: [String]) {
    self.events += events
    said += say
  }
}

@Suite @MainActor struct GameStateTests {
  private static let earlier = [PastRound(hands: ["player": .list([.text("2C")])])]

  private func state(_ host: ListHost, shoe: [PastRound]? = nil, lastStakes: [String: Chips] = [:]) throws
    -> GameState<CoinGame>
  {
    let welcome = Welcome(
      language: "en", practice: true, balance: 1_000, limits: .casual, cardsRemaining: 40, lastStakes: lastStakes,
      shoe: shoe)
    return try GameState(welcome: welcome, strings: Strings(language: "en"), host: host)
  }

  private func history(_ state: GameState<CoinGame>) -> [String] {
    state.history.map { $0.cards(of: "player").map(\.description).joined(separator: " ") }
  }

  @Test func theShoesRoundsAreRemembered() throws {
    let host = try ListHost("AS KH"), state = try state(host, shoe: Self.earlier)
    #expect(history(state) == ["2C"])
    state.setStake(10, on: .black)
    state.deal()
    #expect(history(state) == ["2C", "AS"])
    state.watch()
    #expect(history(state) == ["2C", "AS", "KH"])
  }

  @Test func aFreshShoeForgetsThem() throws {
    let host = try ListHost("AS"), state = try state(host, shoe: Self.earlier)
    host.opened = Opened(freshShoe: true, cardsRemaining: 47, burned: Burned(Card(.four, of: .hearts)))
    state.watch()
    #expect(history(state) == ["AS"])
    #expect(host.events.prefix(2) == [.shuffled, .cardsBurned(Card(.four, of: .hearts), count: 4)])
    #expect(host.said.contains("The first card is the four of hearts: 4 cards are burned."))
  }

  @Test func aRoundThatIsRefusedIsNone() throws {
    let host = try ListHost(""), state = try state(host, shoe: Self.earlier)
    state.watch()
    #expect(state.refusal == "no cards")
    #expect(history(state) == ["2C"])
  }

  @Test func aWatchedRoundCostsNothingAndKeepsTheLastStakes() throws {
    let host = try ListHost("AS KH"), state = try state(host, lastStakes: ["red": 20])
    state.watch()
    #expect(state.refusal == nil && state.balance == 1_000 && state.wasWatched)
    #expect(state.commit.entries.isEmpty && state.commit.hands == ["player": .list([.text("AS")])])
    state.rebet()
    #expect(state.stake(on: .red) == 20)
    state.watch()
    #expect(state.refusal != nil, "chips lie on the table")
    state.refusal = nil
    state.clearBets()
    state.deal()
    #expect(state.refusal == "There is no bet on the table. Place one first.")
  }

  @Test func whatTheRulesDoNotOfferIsRefusedAndComesBack() throws {
    let host = try ListHost("AS"), state = try state(host, lastStakes: ["ace": 5, "red": 20])
    #expect(state.stakes(for: .ace) == nil)
    state.setStake(5, on: .ace)
    #expect(state.refusal == "There is no bet called ace. Bets: black, red.")
    #expect(state.reason(against: "bet.ace") == "There is no bet called ace. Bets: black, red.")
    state.refusal = nil
    state.rebet()
    #expect(state.stake(on: .red) == 20 && state.stake(on: .ace) == 0)
    state.choose("on", for: "ace")
    state.setStake(5, on: .ace)
    #expect(state.stake(on: .ace) == 5)
    state.choose("off", for: "ace")
    #expect(state.stake(on: .ace) == 0 && state.stake(on: .red) == 20)
  }
}
