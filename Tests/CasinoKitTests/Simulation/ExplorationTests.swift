import Foundation
import Testing

@testable import CasinoKit

/// Rounds that are explored, with sound rules and with rules that break their contract.
@Suite struct ExplorationTests {
  private func rounds<Engine: GameEngine>(
    _ engine: Engine.Type, _ rules: Engine.Rules, count: Int = 40, seed: UInt64 = 3, probe: Explore.Probe = .none
  ) -> [ExploredRound] {
    var exploration = Exploration(
      rules: rules, strategy: RandomPlay<Engine>(), query: Explore(rounds: count, seed: seed, probe: probe))
    return (0..<count).map { exploration.round($0) }
  }

  @Test(arguments: Explore.Probe.allCases)
  func soundRulesHaveNoFault(_ probe: Explore.Probe) {
    let rounds = rounds(DoubleOrNothing.self, HighCardRules(), probe: probe == .refusals ? .none : probe)
    #expect(rounds.allSatisfy { $0.fault == nil })
    #expect(rounds.allSatisfy { $0.plays.count == 2 && $0.cards.count == 1 })
  }

  @Test func eachRoundCanBeAskedForAlone() {
    let all = rounds(DoubleOrNothing.self, HighCardRules())
    for number in [0, 1, 17, 39] {
      #expect(rounds(DoubleOrNothing.self, HighCardRules(), count: 1, seed: 3 + UInt64(number)) == [all[number]])
    }
    #expect(Set(all.map(\.plays)).count > 20, "stakes and moves are chosen by chance")
  }

  @Test func copiesOfAnEngineGoOnAsItDoes() {
    #expect(
      rounds(DoubleOrNothing.self, HighCardRules()) == rounds(DoubleOrNothing.self, HighCardRules(), probe: .copies))
  }

  @Test func theSilentTableComesToTheSameSums() {
    func net(_ round: ExploredRound) -> Chips {
      round.entries.reduce(.zero) { sum, entry in
        switch entry {
        case .stake(_, _, let amount): sum - amount
        case .settle(_, _, _, _, let returned): sum + returned
        }
      }
    }
    let told = rounds(DoubleOrNothing.self, HighCardRules()).map(net)
    #expect(rounds(DoubleOrNothing.self, HighCardRules(), probe: .silent).map(net) == told)
  }

  @Test(
    "a broken contract is told by its kind",
    arguments: [
      (BrokenRound.Fault.noMove, ExplorationFault.Kind.noMove), (.stalls, .stalls), (.staysBetting, .staysBetting),
      (.refusesDeal, .refusesDeal), (.refusesMove, .refusesMove),
    ])
  func faults(_ fault: BrokenRound.Fault, _ kind: ExplorationFault.Kind) {
    let found = rounds(BrokenRound.self, BrokenRound.Rules(fault: fault), count: 1)
    #expect(found.first?.fault?.kind == kind)
  }

  @Test(
    "what is taken and should not be is told by its kind",
    arguments: [
      (BrokenRound.Fault.takesAnyMove, ExplorationFault.Kind.takesMove), (.dealsTwice, .dealsTwice),
      (.dealsUnstaked, .dealsUnstaked), (.changes, .changesRefused), (.none, nil),
    ] as [(BrokenRound.Fault, ExplorationFault.Kind?)])
  func refusals(_ fault: BrokenRound.Fault, _ kind: ExplorationFault.Kind?) {
    let found = rounds(BrokenRound.self, BrokenRound.Rules(fault: fault), count: 1, probe: .refusals)
    #expect(found.first?.fault?.kind == kind)
    #expect(rounds(BrokenRound.self, BrokenRound.Rules(fault: fault), count: 1).first?.fault == nil)
  }
}

/// A round of one decision that breaks its contract in one way.
struct BrokenRound: GameEngine {
  enum Fault: String, Codable {
    case none, noMove, stalls, staysBetting, refusesDeal, refusesMove, takesAnyMove, dealsTwice, dealsUnstaked, changes
  }

  struct Rules: GameRules {
    var fault: Fault
    var shoe: ShoePlan { ShoePlan(decks: 1, penetrationPercent: 75) }
  }

  enum Bet: String, BetType {
    case main
    var greatestPayout: Ratio { Ratio(1) }
  }

  enum Move: UInt8, GameMove { case go, wait }

  let rules: Rules
  var phase = GamePhase.betting
  private var stake = Chips.zero

  init(rules: Rules) { self.rules = rules }

  var legalMoves: MoveSet<Move> { phase == .playerTurn && rules.fault != .noMove ? [.go] : [] }
  var hands: [TableHand] { [] }

  mutating func deal(_ table: inout some Table<Bet>) throws(IllegalMove) {
    guard phase == .betting || rules.fault == .dealsTwice, rules.fault != .refusesDeal else { throw .roundUnderWay }
    guard table.stake(on: .main) > .zero || rules.fault == .dealsUnstaked else { throw .noStake }
    stake = table.stake(on: .main)
    if stake > .zero { table.wager(stake, on: .main) }
    if rules.fault != .staysBetting { phase = .playerTurn }
  }

  mutating func play(_ move: Move, _ table: inout some Table<Bet>) throws(IllegalMove) {
    if rules.fault == .changes { stake += 1 }
    guard legalMoves.contains(move) && rules.fault != .refusesMove || rules.fault == .takesAnyMove else {
      throw .notOffered(move: move.name, offered: [])
    }
    phase = .dealerTurn
  }

  mutating func advance(_ table: inout some Table<Bet>) {
    if rules.fault == .stalls { return }
    table.settle(.main, as: BetOutcome.push, returns: stake)
    phase = .roundComplete
  }
}
