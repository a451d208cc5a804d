import CasinoKit
import Testing

@testable import GameHost

/// A table, its store and its dealer, and a new start of all three.
final class TestTable {
  let files: TestStore
  private(set) var store: Store
  private(set) var table: TableRecord
  private(set) var dealer: Dealer
  private let options: PracticeOptions?

  init(_ options: PracticeOptions? = nil) throws {
    files = try TestStore()
    self.options = options
    store = try files.open()
    table = try store.table(game: "blackjack", practice: options)
    dealer = try Dealer(store: store, table: table)
  }

  /// What a new start sees after the program was killed: nothing of the old one is closed.
  func startAgain(_ options: PracticeOptions? = nil) throws {
    store = try files.open()
    table = try store.table(game: "blackjack", practice: options ?? self.options)
    dealer = try Dealer(store: store, table: table)
  }

  /// Deals some cards.
  func draw(_ count: Int) throws -> [Card] { try (0..<count).map { _ in try dealer.draw().card } }

  /// Plays a whole round that uses some cards.
  @discardableResult
  func round(_ plan: ShoePlan, cards: Int = 5) throws -> [Card] {
    _ = try dealer.startRound(plan: plan)
    let cards = try draw(cards)
    try store.commit(.round(10, "push", returned: 10), at: table, dealer: dealer)
    return cards
  }

  /// Leaves a round open after some cards.
  func deal(_ plan: ShoePlan, cards: Int) throws -> [Card] {
    _ = try dealer.startRound(plan: plan)
    let cards = try draw(cards)
    try store.commit(.deal(10), at: table, dealer: dealer)
    return cards
  }

  /// Takes the open round up: its cards come again.
  func replay() throws -> [Card] {
    guard let round = try store.openRound(at: table) else { return [] }
    try dealer.replay(round)
    let cards = try draw(round.dealt.count)
    try dealer.endReplay()
    return cards
  }
}

struct DealerTests {
  private static let sixDecks = ShoePlan(decks: 6, penetrationPercent: 75)
  private static let oneDeck = ShoePlan(decks: 1, penetrationPercent: 50)
  private static func seed(_ seed: UInt64) -> PracticeOptions { PracticeOptions(seed: seed) }

  @Test("--seed 1 deals the shoe of the document; the first round is fresh, the second is not")
  func seeded() throws {
    let test = try TestTable(Self.seed(1))
    #expect(test.dealer.cardsRemaining == 0)
    let start = try test.dealer.startRound(plan: Self.sixDecks)
    #expect(start.isFresh && start.remaining == 312)
    #expect(try test.draw(4) == (try Card.list("7D 6S KS KH")))
    #expect(test.dealer.cardsDrawnThisRound == (try Card.list("7D 6S KS KH")))
    try test.store.commit(.round(10, "push", returned: 10), at: test.table, dealer: test.dealer)
    let second = try test.dealer.startRound(plan: Self.sixDecks)
    #expect(!second.isFresh && second.remaining == 308)
    #expect(try test.draw(2) == (try Card.list("4D JD")))
  }

  @Test("where a card lies is on disk before the card is told")
  func journal() throws {
    let test = try TestTable(Self.seed(1))
    let other = try test.files.open()
    _ = try test.dealer.startRound(plan: Self.sixDecks)
    for count in 1...5 {
      _ = try test.dealer.draw()
      #expect(try other.number("SELECT drawn FROM shoes") == count)
      #expect(try other.number("SELECT position FROM shoes") == 0)
    }
    try test.store.commit(.deal(10), at: test.table, dealer: test.dealer)
    #expect(try other.number("SELECT position FROM shoes") == 5)
  }

  @Test("after a refused commit, and after a kill, the same cards come again")
  func sameCards() throws {
    let test = try TestTable()
    let first = try test.round(Self.sixDecks)
    _ = try test.dealer.startRound(plan: Self.sixDecks)
    let second = try test.draw(4)
    test.dealer.rollback()
    _ = try test.dealer.startRound(plan: Self.sixDecks)
    #expect(try test.draw(4) == second)
    try test.startAgain()
    #expect(try test.deal(Self.sixDecks, cards: 4) == second)
    try test.startAgain()
    #expect(try test.replay() == second)
    let hit = try test.dealer.draw().card
    try test.startAgain()
    #expect(try test.replay() == second)
    #expect(try test.dealer.draw().card == hit)
    #expect(test.dealer.cardsDrawnThisRound == second + [hit])
    #expect(first.count == 5)
  }

  @Test("a replay gives no card that the round did not use, and misses none")
  func replayBounds() throws {
    let test = try TestTable()
    _ = try test.deal(Self.sixDecks, cards: 4)
    try test.startAgain()
    let round = try #require(try test.store.openRound(at: test.table))
    try test.dealer.replay(round)
    _ = try test.draw(3)
    #expect(throws: DealerError.shortOfRecord(drawn: 3, cards: 4)) { try test.dealer.endReplay() }
    _ = try test.draw(1)
    #expect(throws: DealerError.beyondRecord(cards: 4)) { _ = try test.dealer.draw() }
    try test.dealer.endReplay()
    #expect(throws: DealerError.store(.roundIsOpen)) { _ = try test.dealer.startRound(plan: Self.sixDecks) }
    #expect(throws: Never.self) { try test.dealer.replay(round) }
  }

  @Test("BL-147: seed 42, six rounds in one go or three, a new start, and three")
  func continued() throws {
    let plan = ShoePlan(decks: 1, cut: 26)
    let one = try TestTable(Self.seed(42)), two = try TestTable(Self.seed(42))
    let inOneGo = try (0..<6).map { _ in try one.round(plan, cards: 9) }
    var inTwo = try (0..<3).map { _ in try two.round(plan, cards: 9) }
    try two.startAgain()
    inTwo += try (0..<3).map { _ in try two.round(plan, cards: 9) }
    #expect(inOneGo == inTwo)
    #expect(Set(inOneGo).count == 6)
    try two.startAgain(PracticeOptions(seed: 42, isRestart: true))
    #expect(try two.round(plan, cards: 9) == inOneGo[0])
    try two.startAgain(Self.seed(43))
    #expect(try two.round(plan, cards: 9) != inOneGo[1])
  }

  @Test("BL-040, BL-048: 60 rounds with one deck; the count of cards is exact and no round lacks a card")
  func sixtyRounds() throws {
    let test = try TestTable(Self.seed(40))
    var fresh = 0
    for _ in 0..<60 {
      let start = try test.dealer.startRound(plan: Self.oneDeck)
      if start.isFresh { fresh += 1 }
      for count in 1...11 {
        #expect(try test.dealer.draw().remaining == start.remaining - count)
      }
      try test.store.commit(.round(10, "push", returned: 10), at: test.table, dealer: test.dealer)
      #expect(test.dealer.cardsRemaining == start.remaining - 11)
    }
    #expect(fresh == 20)
  }

  @Test("the shoe runs out within a round: what is not on the table is shuffled, the same after a kill")
  func runsOut() throws {
    let test = try TestTable()
    let plan = ShoePlan(decks: 1, cut: 52)
    try test.round(plan, cards: 45)
    let next = try #require(try test.dealer.nextCommitment())
    _ = try test.dealer.startRound(plan: plan)
    let table = try test.draw(7)
    #expect(test.dealer.cardsRemaining == 0)
    let eighth = try test.dealer.draw()
    #expect(eighth.shuffled && eighth.remaining == 44)
    #expect(try test.dealer.commitment() == next)
    test.dealer.rollback()
    _ = try test.dealer.startRound(plan: plan)
    #expect(try test.draw(8) == table + [eighth.card])
    try test.store.commit(.deal(10), at: test.table, dealer: test.dealer)
    try test.startAgain()
    #expect(try test.replay() == table + [eighth.card])
    let rest = try test.draw(44)
    #expect(Set(table + [eighth.card] + rest).count == 52)
    #expect(throws: DealerError.noCardsLeft) { _ = try test.dealer.draw() }
    try test.store.commit(.end("push", returned: 10), at: test.table, dealer: test.dealer)
    #expect(try test.dealer.startRound(plan: plan).isFresh)
    #expect(try test.store.number("SELECT count(*) FROM shoes") == 3)
    #expect(try test.store.number("SELECT count(*) FROM shoes WHERE ended_at IS NULL") == 1)
  }

  @Test("cards that lay on the table when the shoe ran out count as dealt")
  func penetrationAfterRunningOut() throws {
    let test = try TestTable()
    let plan = ShoePlan(decks: 1, cut: 20)
    try test.round(plan, cards: 19)
    try test.round(plan, cards: 36)
    #expect(test.dealer.cardsRemaining == 52 - 36)
    #expect(try test.dealer.startRound(plan: plan).isFresh)
  }

  @Test(
    "another number of decks or another cut takes a new shoe, another number of extra rounds does not",
    arguments: [
      (ShoePlan(decks: 8, cut: 234), true), (ShoePlan(decks: 6, cut: 200), true),
      (ShoePlan(decks: 6, cut: 234, extraRounds: 1), false),
    ])
  func changedPlan(plan: ShoePlan, isNew: Bool) throws {
    let test = try TestTable()
    try test.round(ShoePlan(decks: 6, cut: 234))
    let seeds = "SELECT count(*) FROM seeds WHERE revealed_at IS NOT NULL"
    #expect(try test.store.number(seeds) == 0)
    #expect(try test.dealer.startRound(plan: plan).isFresh == isNew)
    #expect(try test.store.number(seeds) == (isNew ? 1 : 0))
  }

  @Test(
    "a round starts while fewer cards than the cut are dealt, and so many extra rounds after", arguments: [0, 1, 2])
  func extraRounds(count: Int) throws {
    let test = try TestTable()
    let plan = ShoePlan(decks: 1, cut: 20, extraRounds: count)
    var rounds = 0
    repeat {
      try test.round(plan, cards: 10)
      rounds += 1
      try test.startAgain()
      if try test.dealer.startRound(plan: plan).isFresh { break }
      test.dealer.rollback()
    } while rounds < 10
    #expect(rounds == 2 + count)
  }

  @Test("every shoe at the wallet's table has a seed of its own, committed to before the shoe before it was dealt")
  func commitments() throws {
    let test = try TestTable()
    let plan = ShoePlan(decks: 1, cut: 5)
    var promised = try #require(try test.dealer.nextCommitment())
    var seen: Set<[UInt8]> = []
    for _ in 0..<4 {
      try test.round(plan)
      #expect(try test.dealer.commitment() == promised)
      #expect(seen.insert(promised).inserted)
      promised = try #require(try test.dealer.nextCommitment())
      try test.startAgain()
      #expect(try test.dealer.nextCommitment() == promised)
    }
    #expect(try test.store.number("SELECT count(*) FROM seeds WHERE used_at IS NULL") == 1)
    #expect(try test.store.number("SELECT count(*) FROM seeds WHERE revealed_at IS NOT NULL") == 3)
    #expect(try test.store.number("SELECT count(*) FROM shoes JOIN seeds ON seeds.id = seed WHERE nonce <> 0") == 0)
  }

  @Test("BL-155: a dealer that is printed by chance tells no card")
  func silence() throws {
    let test = try TestTable(Self.seed(1))
    _ = try test.dealer.startRound(plan: Self.sixDecks)
    var text = ""
    dump(test.dealer, to: &text)
    dump(try test.store.shoe(ShoeID(number: 1)), to: &text)
    #expect(!text.contains("index") && !text.contains("7D") && text.count < 200)
  }
}
