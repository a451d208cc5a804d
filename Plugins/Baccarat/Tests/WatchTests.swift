import CasinoKit
import Testing

@testable import Baccarat

/// Where nobody looks on, an engine does many steps at once: what comes of it must be what is seen at a table.
@Suite struct WatchTests {
  @Test(arguments: 0..<4)
  func `A coup that nobody watches ends as one that is seen`(block: Int) throws {
    for index in 0..<400 {
      let seed = UInt64(block * 400 + index), seen = try played(seed, isWatched: true)
      let unseen = try played(seed, isWatched: false)
      // As `#expect`, which describes all values before it compares them.
      if seen.engine != unseen.engine { Issue.record("\(seed): \(seen.engine) became \(unseen.engine)") }
      if seen.entries != unseen.entries { Issue.record("\(seed): \(seen.entries) became \(unseen.entries)") }
    }
  }

  private func played(_ seed: UInt64, isWatched: Bool) throws -> (engine: BaccaratEngine, entries: [LedgerEntry]) {
    var generator = SplitMix(seed: seed)
    let rules = BaccaratRules.all.randomElement(using: &generator) ?? BaccaratRules()
    var stakes: [BaccaratBet: Chips] = [:]
    for bet in BaccaratBet.allCases.filter(rules.offers) where Bool.random(using: &generator) { stakes[bet] = 25 }
    let cards = Deck.cards(decks: 1).shuffled(using: &generator)
    var table = RecordingTable(stakes: stakes, cards: cards)
    table.isWatched = isWatched
    var engine = BaccaratEngine(rules: rules)
    try engine.deal(&table)
    while engine.phase != .roundComplete {
      engine.advance(&table)
    }
    return (engine, table.entries)
  }
}
