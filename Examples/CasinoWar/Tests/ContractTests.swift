import CasinoKit
import Foundation
import Testing

@testable import CasinoWar

/// What must be true of every round, whatever its cards, stakes and moves.
@Suite struct ContractTests {
  @Test(arguments: UInt64(0)..<200)
  func everyRoundKeepsTheContract(_ seed: UInt64) throws {
    var generator = Xoshiro256(seed: seed), cards = Deck.cards()
    cards.shuffle(using: &generator)
    let ante = Chips(hundredths: Int.random(in: 1...50_000, using: &generator))
    let tie = Bool.random(using: &generator) ? Chips(generator.next(below: 50)) : .zero
    var table = RecordingTable<CasinoWarBet>(stakes: [.ante: ante, .tie: tie], cards: cards)
    var engine = CasinoWarEngine(rules: CasinoWarRules(bonus: seed.isMultiple(of: 2)))
    try engine.deal(&table)
    while engine.phase != .roundComplete {
      let stored = try JSONDecoder().decode(CasinoWarEngine.self, from: JSONEncoder().encode(engine))
      #expect(stored == engine, "a round goes on where it was stored")
      engine = stored
      #expect(engine.legalMoves.isEmpty == (engine.phase != .playerTurn))
      if engine.phase.isAutomatic {
        let before = table.events.count
        engine.advance(&table)
        #expect(table.events.count > before, "a step can be seen")
      } else {
        try engine.play(RandomPlay().move(engine, using: &generator), &table)
      }
    }
    check(table)
  }

  private func check(_ table: RecordingTable<CasinoWarBet>) {
    #expect(table.open.isEmpty, "wagers are left open")
    var staked: [String: Chips] = [:], net = Chips.zero
    for entry in table.entries {
      switch entry {
      case .stake(let bet, _, let amount):
        staked[bet, default: .zero] += amount
        net -= amount
      case .settle(let bet, _, _, _, let returned):
        let stake = staked[bet] ?? .zero, greatest = CasinoWarBet(rawValue: bet)?.greatestPayout ?? Ratio(0)
        #expect(returned <= stake + stake.times(greatest), "\(bet) returned \(returned)")
        net += returned
      }
    }
    #expect(table.events.last == .roundSettled(net: net))
  }
}
