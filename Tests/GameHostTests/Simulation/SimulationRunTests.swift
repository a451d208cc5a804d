import CasinoKit
import Foundation
import Testing

@testable import GameHost

/// Runs, their parts, and the sheets that come of them.
@Suite struct SimulationRunTests {
  private static let size = BlockCourse.blockSize

  private func run(rounds: Int = 5 * size + 7) -> SimulationRun {
    SimulationRun(
      game: "war", version: "1.0.0", rounds: rounds, seed: 3, settings: ["decks": "1"], stakes: ["main": 100],
      declared: ["main": 0.01])
  }

  /// What a block might have come to.
  private func statistics(_ run: SimulationRun, block: Int) -> RoundStatistics {
    let rounds = run.rounds(ofBlock: block), wins = max(0, rounds / 2 - block - 1)
    var bet = BetStatistics()
    bet.add(opening: 100, staked: 100, returned: 200, times: wins)
    bet.add(opening: 100, staked: 100, returned: 0, times: rounds - wins)
    bet.outcomes = ["win": wins, "lose": rounds - wins]
    var sum = RoundStatistics(rounds: rounds, total: bet, bets: ["main": bet])
    sum.cards = [2: rounds]
    sum.tallies = ["high": wins]
    let marks = BlockCourse.marks.indices.map { -$0 * 100 - block }
    sum.courses = [
      BlockCourse(block: block, rounds: rounds, net: bet.net, low: bet.net, nets: marks, lows: marks.map { $0 * 2 })
    ]
    return sum
  }

  private func record(_ run: SimulationRun, _ blocks: [Int]) -> SimulationRecord {
    var sum = RoundStatistics()
    for block in blocks { sum.merge(statistics(run, block: block)) }
    return SimulationRecord(run: run, statistics: sum)
  }

  private func sheet(_ record: SimulationRecord) -> ParSheet { ParSheet(record: record, stack: 5, order: ["main"]) }

  @Test(arguments: [1, 2, 3, 7])
  func `Every block belongs to one part`(count: Int) throws {
    let run = run()
    #expect(run.blockCount == 6 && run.rounds(ofBlock: 5) == 7)
    let blocks = try (1...count).flatMap { try #require(SimulationShard("\($0)/\(count)")).blocks(of: run) }
    #expect(blocks.sorted() == Array(0..<6))
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "a/b", "1", "1/2/3", "-1/2", ""])
  func `A part is written as 3 of 100`(text: String) { #expect(SimulationShard(text) == nil) }

  @Test(
    arguments: [
      (["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_COUNT": "4"], "1/4"),
      (["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "8"], "7/8"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_STEP": "2",
          "SLURM_ARRAY_TASK_COUNT": "3",
        ], "3/3"
      ),
      (["JOB_COMPLETION_INDEX": "2", "JOB_COMPLETIONS": "3"], "3/3"), (["JOB_COMPLETION_INDEX": "2"], nil),
      (["SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_COUNT": "3"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `Slurm and Kubernetes say which part it is`(environment: [String: String], part: String?) {
    #expect(SimulationShard(environment: environment) == part.flatMap { SimulationShard($0) })
  }

  @Test func `Parts add up to the sheet of the whole, byte for byte, in any order`() throws {
    let run = run(), whole = sheet(record(run, Array(0..<6))).json
    let parts = try [[0, 3], [1, 4], [2, 5]].map { blocks in
      try #require(SimulationRecord(json: Data(sheet(record(run, blocks)).json.utf8)))
    }
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
      var sum = parts[order[0]]
      for place in order.dropFirst() { try sum.merge(parts[place]) }
      #expect(sheet(sum).json == whole && sum.isComplete)
    }
  }

  @Test func `What is of another run, or there already, is refused`() throws {
    var sum = record(run(), [0, 1])
    #expect(throws: MergeError.twice(1)) { try sum.merge(record(run(), [1, 2])) }
    #expect(throws: MergeError.otherRun) { try sum.merge(record(run(rounds: 5 * Self.size), [2])) }
    #expect(sum == record(run(), [0, 1]) && !sum.isComplete)
  }

  @Test(arguments: ["", "{}", "[]", "{\"run\":{}}"])
  func `Other files are no results`(text: String) { #expect(SimulationRecord(json: Data(text.utf8)) == nil) }

  @Test func `The figures are those of the school book`() throws {
    let run = run(rounds: 1_000), line = try #require(sheet(record(run, [0])).lines.first)
    // 499 rounds win 100, 501 lose it.
    #expect(line.sums.edge == 0.002 && line.elementOfRisk == 0.002 && line.hitFrequency == 0.499)
    #expect(abs((line.sums.deviation ?? 0) - 1.000_498) < 1e-6)
    #expect(line.agrees == true && line.results.map(\.hundredths) == [-100, 100])
  }

  @Test func `An edge that was declared otherwise is told`() {
    var other = run(rounds: 4 * Self.size)
    other.declared = ["main": 0.02]
    #expect(sheet(record(other, [0, 1, 2, 3])).lines.first?.agrees == false)
  }

  @Test func `The bankroll's course needs twenty blocks`() throws {
    let run = run(rounds: 21 * Self.size)
    #expect(sheet(record(run, Array(0..<19))).bands.isEmpty)
    let bands = sheet(record(run, Array(0..<21))).bands
    #expect(bands.map(\.rounds) == BlockCourse.marks)
    // After the first mark blocks are at 0, -1 … -20 hundredths, and were twice as low.
    #expect(bands[0].median == -10 && bands[0].low == -19 && bands[0].high == -1 && bands[0].ruin == 0)
    #expect(bands[3].ruin == 1, "every block was below five chips")
  }

  @Test(arguments: [("100", 100), ("250k", 250_000), ("100M", 100_000_000), ("10G", 10_000_000_000)])
  func `Rounds are told in thousands, millions and thousand millions`(text: String, rounds: Int) throws {
    guard
      case .simulate(let options) = try CommandParser.invocation(["simulate", "war", "--rounds", text]).command
    else {
      Issue.record("no simulation")
      return
    }
    #expect(options.rounds == rounds)
  }

  @Test(
    "BL-164: no rounds and fewer than none are refused",
    arguments: ["0", "-5", "0M", "1.5M", "M", "101G", "99999999999999999999"])
  func badRounds(text: String) {
    #expect(throws: UsageError.badValue(.rounds, text)) {
      try CommandParser.invocation(["simulate", "war", "--rounds=\(text)"])
    }
  }

  @Test func `An empty sheet has dashes, and never a number that is none`() {
    let empty = ParSheet(
      record: SimulationRecord(run: run(), statistics: RoundStatistics()), stack: 100, order: ["main"])
    let facts = ParFacts(sheet: empty, strings: .host("en"))
    for text in [ParText(facts: facts, title: "x").text, ParPage(facts: facts, title: "x").text, empty.json] {
      #expect(!text.lowercased().contains("nan") && !text.contains("inf"))
    }
  }
}
