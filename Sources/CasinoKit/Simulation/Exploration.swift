import FoundationEssentials

/// Rules broke their contract. It stands outside the generic type: within it the optimiser of Swift 6.3 fails.
private struct Broken: Error {
  let fault: ExplorationFault
  init(_ kind: ExplorationFault.Kind, _ word: String? = nil) { fault = ExplorationFault(kind, word) }
}

/// Rounds that are explored: played by chance or by a strategy, with everything that they did.
struct Exploration<Strategy: GameStrategy> {
  typealias Engine = Strategy.Engine
  typealias Bet = Engine.Bet

  /// How many steps that follow by themselves, or decisions, are taken for endless.
  static var greatestSteps: Int { 10_000 }

  let rules: Engine.Rules
  let query: Explore
  private var strategy: Strategy
  private var table: ExploringTable<Bet>
  private var chances: Xoshiro256
  private let offered: [Bet]

  init(rules: Engine.Rules, strategy: Strategy, query: Explore) {
    self.rules = rules
    self.query = query
    self.strategy = strategy
    table = ExploringTable(plan: rules.shoe, seed: query.seed, isSilent: query.probe == .silent)
    chances = Xoshiro256(seed: ~query.seed)
    let engine = Engine(rules: rules)
    offered = Bet.allCases.filter { $0.kind != .inPlay && engine.offers($0) }
  }

  /// Plays the round of a place in the row.
  mutating func round(_ number: Int) -> ExploredRound {
    if query.player == .random { begin(query.seed &+ UInt64(number)) }
    var engine = Engine(rules: rules), plays: [Play] = []
    var fault: ExplorationFault?
    do throws(Broken) {
      try play(&engine, &plays)
    } catch {
      fault = error.fault
    }
    return ExploredRound(
      plays: plays, cards: table.cards, entries: table.record, hands: engine.hands.record, digest: table.digest,
      fault: fault)
  }

  /// A shoe of its own, from which some cards are gone.
  private mutating func begin(_ seed: UInt64) {
    chances = Xoshiro256(seed: ~seed)
    let plan = rules.shoe
    table = ExploringTable(
      plan: plan, seed: seed, dealt: chances.next(below: max(1, plan.cut)), isSilent: query.probe == .silent)
  }

  private mutating func play(_ engine: inout Engine, _ plays: inout [Play]) throws(Broken) {
    let stakes = openingStakes()
    table.beginRound(stakes)
    if query.probe == .refusals { try probeOpening(engine, stakes) }
    do { try engine.deal(&table) } catch { throw Broken(.refusesDeal, stakes.last?.bet.rawValue) }
    plays.append(Play(Play.deal, stakes: named(stakes)))
    guard engine.phase != .betting else { throw Broken(.staysBetting) }
    var steps = 0, decisions = 0
    while engine.phase != .roundComplete {
      if query.probe == .copies { engine = try copy(of: engine) }
      if engine.phase.isAutomatic {
        steps += 1
        guard steps <= Self.greatestSteps else { throw Broken(.stalls, engine.phase.rawValue) }
        engine.advance(&table)
      } else {
        decisions += 1
        guard decisions <= Self.greatestSteps else { throw Broken(.endless) }
        guard engine.phase == .playerTurn else { throw Broken(.stalls, engine.phase.rawValue) }
        if query.probe == .refusals { try probe(engine) }
        plays.append(try decide(&engine))
      }
    }
  }

  private mutating func decide(_ engine: inout Engine) throws(Broken) -> Play {
    guard !engine.legalMoves.isEmpty else { throw Broken(.noMove) }
    let move = strategy.move(engine, using: &chances)
    let stake = stake(for: engine.price(of: move))
    table.beginMove(stake)
    do { try engine.play(move, &table) } catch { throw Broken(.refusesMove, move.name) }
    return Play(move.name, stakes: named(stake.map { [$0] } ?? []))
  }

  /// What is put down for a move that takes an amount: by a strategy all, by chance some of it.
  private mutating func stake(for price: MovePrice) -> (bet: Bet, amount: Chips)? {
    guard case .upTo(let greatest, let name) = price, let bet = Bet(rawValue: name), greatest > .zero else {
      return nil
    }
    guard query.player == .random else { return (bet, greatest) }
    return (bet, Chips(hundredths: 1 + chances.next(below: greatest.hundredths)))
  }

  /// By a strategy 100 on each bet; by chance any of the bets, each at its least, its greatest or something between.
  private mutating func openingStakes() -> [(bet: Bet, amount: Chips)] {
    guard query.player == .random else { return offered.map { ($0, 100) } }
    if Engine.dealsWithoutBets, chances.next(below: 32) == 0 { return [] }
    let first = offered.isEmpty ? 0 : chances.next(below: offered.count)
    var chosen = Set<Bet>()
    for (place, bet) in offered.enumerated() where place == first || chances.next(below: 3) == 0 { chosen.insert(bet) }
    for bet in chosen {
      var needed = bet.needs
      while let other = needed, chosen.insert(other).inserted { needed = other.needs }
    }
    if !chosen.contains(where: { $0.kind == .main }), let main = offered.first(where: { $0.kind == .main }) {
      chosen.insert(main)
    }
    return offered.filter(chosen.contains).map { ($0, amount(TableLimits.casual.stakes(for: $0.kind))) }
  }

  private mutating func amount(_ range: ClosedRange<Chips>) -> Chips {
    switch chances.next(below: 8) {
    case 0: return range.lowerBound
    case 1: return range.upperBound
    case 2...4: return range.lowerBound + Chips(chances.next(below: 20))
    default:
      let width = (range.upperBound - range.lowerBound).hundredths
      return range.lowerBound + Chips(hundredths: chances.next(below: width + 1))
    }
  }

  private func named(_ stakes: [(bet: Bet, amount: Chips)]) -> [String: Chips] {
    Dictionary<String, Chips>(stakes.map { ($0.bet.rawValue, $0.amount) }) { $1 }
  }
}

// MARK: - What must be refused

extension Exploration {
  private func probeOpening(_ engine: Engine, _ stakes: [(bet: Bet, amount: Chips)]) throws(Broken) {
    for move in Engine.Move.allCases { try expectRefusal(of: engine, .takesMove, move.name) { try $0.play(move, &$1) } }
    guard !Engine.dealsWithoutBets else { return }
    var empty = table.another()
    empty.beginMove(nil)
    var copy = engine
    if (try? copy.deal(&empty)) != nil { throw Broken(.dealsUnstaked) }
  }

  private func probe(_ engine: Engine) throws(Broken) {
    for move in Engine.Move.allCases where !engine.legalMoves.contains(move) {
      try expectRefusal(of: engine, .takesMove, move.name) { try $0.play(move, &$1) }
    }
    try expectRefusal(of: engine, .dealsTwice, nil) { try $0.deal(&$1) }
  }

  /// Tries something on a copy of the round: it has to be refused and to leave round and table as they were.
  private func expectRefusal(
    of engine: Engine, _ kind: ExplorationFault.Kind, _ word: String?,
    _ body: (inout Engine, inout ExploringTable<Bet>) throws -> Void
  ) throws(Broken) {
    var copy = engine, place = table.another()
    if (try? body(&copy, &place)) != nil { throw Broken(kind, word) }
    let isSame =
      place.cards == table.cards && place.entries == table.entries && place.digest == table.digest
      && Self.written(copy) == Self.written(engine) && copy.phase == engine.phase
    if !isSame { throw Broken(.changesRefused, word) }
  }

  private func copy(of engine: Engine) throws(Broken) -> Engine {
    guard let data = Self.written(engine), let copy = try? JSONDecoder().decode(Engine.self, from: data) else {
      throw Broken(.unreadable)
    }
    return copy
  }

  private static func written(_ engine: Engine) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(engine)
  }
}

extension GameModule {
  /// Plays rounds and tells all that they did.
  static func explore(_ query: Explore, by rules: Engine.Rules, progress: () -> Void) throws -> Explored {
    var rounds: [ExploredRound] = []
    let clock = ContinuousClock()
    var reported = clock.now
    func run(_ exploration: some Exploring) {
      var exploration = exploration
      for number in 0..<query.rounds {
        rounds.append(exploration.round(number))
        guard clock.now - reported >= .milliseconds(500) else { continue }
        progress()
        reported = clock.now
      }
    }
    switch query.player {
    case .random: run(Exploration(rules: rules, strategy: RandomPlay<Engine>(), query: query))
    case .strategy: run(Exploration(rules: rules, strategy: strategy(by: rules, progress: progress), query: query))
    }
    return Explored(rules: try JSONValue(encoding: rules), rounds: rounds)
  }
}

/// Rounds by whatever player.
private protocol Exploring {
  mutating func round(_ number: Int) -> ExploredRound
}

extension Exploration: Exploring {}
