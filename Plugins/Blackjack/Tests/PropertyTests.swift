import CasinoKit
import Foundation
import Testing

@testable import Blackjack

/// Random rounds under random rules with random moves: what must be true of every round.
@Suite struct PropertyTests {
  private static let rounds = isSlowTestRun ? 50_000 : 500

  @Test(arguments: 0..<6)
  func `Every round keeps the contract of an engine`(block: Int) throws {
    for index in 0..<Self.rounds {
      var player = RandomPlayer(seed: UInt64(block * Self.rounds + index))
      try player.playRound()
    }
  }
}

/// As `#expect`, which describes all values before it compares them: too slow for some hundred thousand checks.
private func check(_ isTrue: Bool, _ otherwise: @autoclosure () -> String, line: Int = #line) {
  if !isTrue { Issue.record("line \(line): \(otherwise())") }
}

private struct NothingOffered: Error {}

private struct RandomPlayer {
  private var generator: SplitMix
  private let rules: BlackjackRules
  private var engine: BlackjackEngine
  private var table: RecordingTable<BlackjackBet>
  private let shoe: CountingShoe
  private let size: Int
  /// Whether the engine is written and read again before every step.
  private let isStored: Bool

  init(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    rules = BlackjackRules.random(using: &generator)
    var cards = Deck.cards(decks: rules.decks)
    // A shoe of few ranks, every other time: pairs, aces and long hands are frequent then. Of one deck that would be 16
    // cards, too few for some rounds.
    if seed.isMultiple(of: 2) {
      cards = Deck.cards(decks: max(rules.decks, 2)).filter { [.ace, .two, .ten, .king].contains($0.rank) }
    }
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
    isStored = seed % 8 < 2
  }

  mutating func playRound() throws {
    try engine.deal(&table)
    var steps = 0
    while engine.phase != .roundComplete {
      steps += 1
      if steps > 200 { return check(false, "the round does not end") }
      if isStored { try passThroughStorage() }
      if engine.phase.isAutomatic { try advance() } else { try decide() }
    }
    checkEnd()
  }

  /// One step is one thing that can be seen.
  private mutating func advance() throws {
    let before = table.events.count, phase = engine.phase
    check(engine.legalMoves.isEmpty, "moves are offered while cards fall")
    engine.advance(&table)
    let news = table.events.dropFirst(before).filter {
      switch $0 {
      case .handActive, .roundSettled: false
      default: true
      }
    }
    check(news.count == 1, "\(phase) showed \(news)")
  }

  private mutating func decide() throws {
    let legal = engine.legalMoves
    try refuseAllBut(legal)
    guard let move = legal.moves.randomElement(using: &generator) else { throw NothingOffered() }
    let before = table.entries.count
    table.stakes[.insurance] = nil
    if case .upTo(let greatest, let bet) = engine.price(of: move) {
      check(bet == "insurance", bet)
      let amount = Int.random(in: 1...greatest.hundredths, using: &generator)
      table.stakes[.insurance] = Chips(hundredths: amount)
    }
    let price = engine.price(of: move)
    try engine.play(move, &table)
    let paid = stakes(table.entries.dropFirst(before))
    switch price {
    case .free: check(paid == .zero, "\(move) cost \(paid)")
    case .exactly(let amount): check(paid == amount, "\(move) cost \(paid)")
    case .upTo: check(paid == table.stake(on: .insurance), "\(move) cost \(paid)")
    }
  }

  private mutating func refuseAllBut(_ legal: MoveSet<BlackjackMove>) throws {
    let state = engine, events = table.events.count, left = shoe.remaining
    let offered = legal.moves.map(\.name)
    for move in BlackjackMove.allCases where !legal.contains(move) {
      do throws(IllegalMove) {
        try engine.play(move, &table)
        check(false, "\(move) was accepted")
      } catch {
        check(error == .notOffered(move: move.name, offered: offered), "\(error)")
      }
    }
    check(engine == state, "a refused move changed the round")
    check(table.events.count == events && shoe.remaining == left, "a refused move touched the table")
  }

  /// The engine goes on from what was stored of it.
  private mutating func passThroughStorage() throws {
    let stored = try JSONDecoder().decode(BlackjackEngine.self, from: JSONEncoder().encode(engine))
    check(stored == engine, "\(engine) was stored as \(stored)")
    engine = stored
  }

  private func checkEnd() {
    check(engine.legalMoves.isEmpty, "moves are offered after the end")
    check(table.open.isEmpty, "wagers are left open")
    check(size - shoe.remaining == engine.hands.map(\.cards.count).reduce(0, +), "cards went astray")
    check(!engine.hands.contains { $0.cards.contains(nil) }, "a card stayed face down")
    checkLedger()
  }

  private func checkLedger() {
    var staked: [String: Chips] = [:], net = Chips.zero, hands: [Int] = []
    for entry in table.entries {
      switch entry {
      case .stake(let bet, let wager, let amount):
        check(amount > .zero, "a stake of \(amount)")
        staked["\(bet) \(wager)", default: .zero] += amount
        net -= amount
      case .settle(let bet, let wager, let hand, _, let returned):
        let stake = staked.removeValue(forKey: "\(bet) \(wager)")
        check(stake != nil, "\(bet) \(wager) is settled without a stake")
        if let stake, let payout = BlackjackBet(rawValue: bet)?.greatestPayout {
          check(returned >= .zero && returned <= stake + stake.times(payout), "\(bet) returned \(returned)")
        }
        if bet == "main" { hands.append(hand) }
        net += returned
      }
    }
    check(staked.isEmpty, "\(staked) is not settled")
    check(hands == Array(0..<engine.handCount), "hands are settled in the order \(hands)")
    let told = table.events.filter { if case .roundSettled = $0 { true } else { false } }
    check(told == [.roundSettled(net: net)], "\(told) was told of \(net)")
    check(table.events.last == told.last, "something was told after the end")
  }
}

extension BlackjackRules {
  static func random(using generator: inout SplitMix) -> BlackjackRules {
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
