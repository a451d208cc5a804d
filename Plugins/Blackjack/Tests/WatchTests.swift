import CasinoKit
import Testing

@testable import Blackjack

/// Where nobody looks on, an engine does many steps at once: what comes of it must be what is seen at a table.
@Suite struct WatchTests {
  @Test(arguments: 0..<4)
  func `A round that nobody watches ends as one that is seen`(block: Int) throws {
    for index in 0..<400 {
      let seed = UInt64(block * 400 + index), seen = try played(seed, isWatched: true)
      let unseen = try played(seed, isWatched: false)
      // As `#expect`, which describes all values before it compares them.
      if seen.engine != unseen.engine { Issue.record("\(seed): \(seen.engine) became \(unseen.engine)") }
      if seen.entries != unseen.entries { Issue.record("\(seed): \(seen.entries) became \(unseen.entries)") }
    }
  }

  private func played(_ seed: UInt64, isWatched: Bool) throws -> (engine: BlackjackEngine, entries: [LedgerEntry]) {
    var generator = SplitMix(seed: seed)
    let rules = BlackjackRules.random(using: &generator)
    var cards = Deck.cards(decks: 4)
    // Few ranks, every other time: pairs, aces and long hands are frequent then.
    if seed.isMultiple(of: 2) { cards = cards.filter { [.ace, .two, .ten, .king].contains($0.rank) } }
    cards.shuffle(using: &generator)
    let stakes: [BlackjackBet: Chips] = [.main: 100, .perfectPairs: 7, .twentyOnePlus3: 9, .insurance: 50]
    var table = RecordingTable(stakes: stakes, cards: cards)
    table.isWatched = isWatched
    var engine = BlackjackEngine(rules: rules)
    try engine.deal(&table)
    while engine.phase != .roundComplete {
      if engine.phase.isAutomatic {
        engine.advance(&table)
      } else {
        let move = try #require(engine.legalMoves.moves.randomElement(using: &generator))
        try engine.play(move, &table)
      }
    }
    return (engine, table.entries)
  }
}
