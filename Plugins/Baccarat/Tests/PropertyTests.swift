import CasinoKit
import Foundation
import Testing

@testable import Baccarat

/// Random coups under random rules with random bets: what must be true of every coup.
@Suite struct PropertyTests {
  private static let coups = ProcessInfo.processInfo.environment["CASINO_SLOW"] == nil ? 1_000 : 100_000

  @Test(arguments: 0..<4)
  func `Every coup keeps the contract of an engine`(block: Int) throws {
    for index in 0..<Self.coups { try play(seed: UInt64(block * Self.coups + index)) }
  }

  private func play(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let rules = BaccaratRules.all.randomElement(using: &generator) ?? BaccaratRules()
    var stakes: [BaccaratBet: Chips] = [:]
    for bet in BaccaratBet.allCases.filter(rules.offers) where Bool.random(using: &generator) {
      stakes[bet] = Chips(hundredths: Int.random(in: 1...50_000, using: &generator))
    }
    var cards = Deck.cards(decks: 1)
    cards.shuffle(using: &generator)
    var table = RecordingTable<BaccaratBet>(stakes: stakes, cards: cards)
    var engine = BaccaratEngine(rules: rules)
    try engine.deal(&table)
    while engine.phase != .roundComplete {
      let before = table.events.count
      if seed % 4 == 0 { engine = try stored(engine) }
      engine.advance(&table)
      let shown = table.events.dropFirst(before).filter { if case .roundSettled = $0 { false } else { true } }
      check(shown.count == 1, "a step showed \(shown)")
    }
    checkEnd(engine, table, stakes, cards)
  }

  private func stored(_ engine: BaccaratEngine) throws -> BaccaratEngine {
    let stored = try JSONDecoder().decode(BaccaratEngine.self, from: JSONEncoder().encode(engine))
    check(stored == engine, "\(engine) was stored as \(stored)")
    return stored
  }

  private func checkEnd(
    _ engine: BaccaratEngine, _ table: RecordingTable<BaccaratBet>, _ stakes: [BaccaratBet: Chips], _ cards: [Card]
  ) {
    check(table.open.isEmpty, "wagers are left open")
    let used = engine.player.cards.count + engine.banker.cards.count
    check(Set(engine.player.cards).union(engine.banker.cards) == Set(cards[..<used]), "cards went astray")
    var net = Chips.zero
    for entry in table.entries {
      switch entry {
      case .stake(let bet, _, let amount):
        check(BaccaratBet(rawValue: bet).flatMap { stakes[$0] } == amount, "\(amount) on \(bet)")
        net -= amount
      case .settle(let word, _, _, _, let returned):
        let bet = BaccaratBet(rawValue: word), stake = bet.flatMap { stakes[$0] } ?? .zero
        check(returned <= stake + stake.times(bet?.greatestPayout ?? Ratio(0)), "\(word) returned \(returned)")
        net += returned
      }
    }
    check(table.entries.count == 2 * stakes.count, "\(table.entries)")
    check(table.events.last == .roundSettled(net: net), "the end was not told")
  }

  /// As `#expect`, which describes all values before it compares them: too slow for some hundred thousand checks.
  private func check(_ isTrue: Bool, _ otherwise: @autoclosure () -> String, line: Int = #line) {
    if !isTrue { Issue.record("line \(line): \(otherwise())") }
  }
}
