import CasinoKit
import Foundation
import Testing

@testable import Blackjack

/// Random rounds under random rules with random moves: what must be true of every round.
@Suite struct PropertyTests {
  @Test(arguments: 0..<8)
  func `Every round keeps the contract of an engine`(block: Int) throws {
    for index in 0..<500 {
      var player = RandomPlayer(seed: UInt64(block * 500 + index))
      try player.playRound()
    }
  }
}

private struct RandomPlayer {
  private var generator: SplitMix
  private let rules: BlackjackRules
  private var engine: BlackjackEngine
  private var table: RecordingTable<BlackjackBet>
  private let shoe: CountingShoe
  private let size: Int

  init(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    rules = BlackjackRules.random(using: &generator)
    var cards = Deck.cards(decks: rules.decks)
    // A shoe of few ranks, every other time: pairs, aces and long hands are frequent then.
    if seed.isMultiple(of: 2) { cards = cards.filter { [.ace, .two, .ten, .king].contains($0.rank) } }
    cards.shuffle(using: &generator)
    let shoe = CountingShoe(cards)
    var stakes: [BlackjackBet: Chips] = [.main: Chips(hundredths: Int.random(in: 2...50_000, using: &generator))]
    if Bool.random(using: &generator) { stakes[.perfectPairs] = 7 }
    if Bool.random(using: &generator) { stakes[.twentyOnePlus3] = 9 }
    table = RecordingTable(stakes: stakes, remaining: shoe.remaining) { shoe.next() }
    engine = BlackjackEngine(rules: rules)
    self.generator = generator
    self.shoe = shoe
    size = cards.count
  }

  mutating func playRound() throws {
    try engine.deal(&table)
    var steps = 0
    while engine.phase != .roundComplete {
      steps += 1
      try #require(steps < 200, "the round does not end")
      try passThroughStorage()
      if engine.phase.isAutomatic { try advance() } else { try decide() }
    }
    checkEnd()
  }

  /// One step is one thing that can be seen.
  private mutating func advance() throws {
    let before = table.events.count, phase = engine.phase
    #expect(engine.legalMoves.isEmpty)
    engine.advance(&table)
    let news = table.events.dropFirst(before).filter {
      switch $0 {
      case .handActive, .roundSettled: false
      default: true
      }
    }
    #expect(news.count == 1, "\(phase) showed \(news)")
  }

  private mutating func decide() throws {
    let legal = engine.legalMoves
    try #require(!legal.isEmpty)
    try refuseAllBut(legal)
    let move = try #require(legal.moves.randomElement(using: &generator))
    let before = table.entries.count
    table.stakes[.insurance] = nil
    if case .upTo(let greatest, let bet) = engine.price(of: move) {
      #expect(bet == "insurance")
      let amount = Int.random(in: 1...greatest.hundredths, using: &generator)
      table.stakes[.insurance] = Chips(hundredths: amount)
    }
    let price = engine.price(of: move)
    try engine.play(move, &table)
    let paid = stakes(table.entries.dropFirst(before))
    switch price {
    case .free: #expect(paid == .zero)
    case .exactly(let amount): #expect(paid == amount)
    case .upTo: #expect(paid == table.stake(on: .insurance))
    }
  }

  private mutating func refuseAllBut(_ legal: MoveSet<BlackjackMove>) throws {
    let state = try stored(engine)
    let events = table.events.count, left = shoe.remaining
    for move in BlackjackMove.allCases where !legal.contains(move) {
      #expect(throws: IllegalMove.notOffered(move: move.name, offered: legal.moves.map(\.name))) {
        try engine.play(move, &table)
      }
    }
    let hasChanged = try stored(engine) != state
    #expect(!hasChanged && table.events.count == events && shoe.remaining == left)
  }

  /// The engine goes on from what was stored of it, and stores the same again.
  private mutating func passThroughStorage() throws {
    let data = try stored(engine)
    engine = try JSONDecoder().decode(BlackjackEngine.self, from: data)
    let again = try stored(engine)
    #expect(again == data)
  }

  private func stored(_ engine: BlackjackEngine) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(engine)
  }

  private func checkEnd() {
    #expect(engine.legalMoves.isEmpty)
    #expect(table.open.isEmpty, "wagers are left open")
    #expect(size - shoe.remaining == engine.hands.map(\.cards.count).reduce(0, +), "cards went astray")
    #expect(!engine.hands.contains { $0.cards.contains(nil) }, "a card stayed face down")
    checkLedger()
  }

  private func checkLedger() {
    var staked: [String: Chips] = [:], net = Chips.zero, hands: [Int] = []
    for entry in table.entries {
      switch entry {
      case .stake(let bet, let wager, let amount):
        #expect(amount > .zero)
        staked["\(bet) \(wager)", default: .zero] += amount
        net -= amount
      case .settle(let bet, let wager, let hand, _, let returned):
        let stake = staked.removeValue(forKey: "\(bet) \(wager)")
        #expect(stake != nil, "\(bet) \(wager) is settled without a stake")
        if let stake, let payout = BlackjackBet(rawValue: bet)?.greatestPayout {
          #expect(returned >= .zero && returned <= stake + stake.times(payout))
        }
        if bet == "main" { hands.append(hand) }
        net += returned
      }
    }
    #expect(staked.isEmpty)
    #expect(hands == Array(0..<engine.handCount), "hands are settled from left to right")
    let told = table.events.filter { if case .roundSettled = $0 { true } else { false } }
    #expect(told == [.roundSettled(net: net)])
    #expect(table.events.last == told.last)
  }
}

extension BlackjackRules {
  fileprivate static func random(using generator: inout SplitMix) -> BlackjackRules {
    while true {
      var values = SettingValues(BlackjackSettings.options)
      for option in BlackjackSettings.options {
        guard let value = option.values.randomElement(using: &generator) else { continue }
        try? values.set(option.key, value)
      }
      if let rules = try? BlackjackSettings.rules(values) { return rules }
    }
  }
}
