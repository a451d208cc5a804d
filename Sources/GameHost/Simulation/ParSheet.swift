import CasinoKit
import FoundationEssentials

/// The figures of a run, as PAR sheets have them. Nothing in it but the run and its sums: the same command gives the same
/// sheet.
struct ParSheet {
  /// A bet, and what it came to.
  struct Line {
    var id: String
    var sums: BetStatistics
    var declared: Double?

    /// What was lost as a share of all that was staked.
    var elementOfRisk: Double? { sums.staked > 0 ? -Double(sums.net) / Double(sums.staked) : nil }
    /// The share of rounds that brought more than they cost.
    var hitFrequency: Double? {
      guard sums.rounds > 0 else { return nil }
      return Double(sums.results.filter { $0.key > 0 }.values.reduce(0, &+)) / Double(sums.rounds)
    }
    /// Where the edge is, in 95 of 100 such runs.
    var interval: ClosedRange<Double>? { sums.interval(errors: 1.959_964) }
    /// Whether the declared edge is within the measured 99.9 % interval; nil where none is declared or known.
    var agrees: Bool? {
      guard let declared, let wide = sums.interval(errors: Simulator.errors) else { return nil }
      return wide.contains(declared)
    }
    /// The results from small to great, with the share of rounds that each has.
    var results: [(hundredths: Int, count: Int, share: Double)] {
      sums.results.sorted { $0.key < $1.key }.map { ($0.key, $0.value, Double($0.value) / Double(max(1, sums.rounds))) }
    }
  }

  /// Where bankrolls are after so many rounds, over all blocks that got there.
  struct Band {
    var rounds: Int
    var blocks: Int
    var low: Int
    var median: Int
    var high: Int
    /// The share of blocks in which the stack was lost by then.
    var ruin: Double
  }

  let record: SimulationRecord
  /// The player's chips of which the risk of ruin is told.
  let stack: Chips
  /// The order of the bets.
  let order: [String]

  /// The bets that chips were on.
  var lines: [Line] {
    let known = record.statistics.bets.filter { $0.value.rounds > 0 }
    return inOrder(known.keys).compactMap { id in
      known[id].map { Line(id: id, sums: $0, declared: record.run.declared[id]) }
    }
  }

  /// Bets in the order of the game; those that it does not know at the end.
  func inOrder(_ bets: some Sequence<String>) -> [String] {
    bets.sorted { (order.firstIndex(of: $0) ?? .max, $0) < (order.firstIndex(of: $1) ?? .max, $1) }
  }

  /// All bets together.
  var total: Line { Line(id: "", sums: record.statistics.total) }

  /// How many cards a round took; nil before the first.
  var cardsPerRound: Double? {
    guard record.statistics.rounds > 0 else { return nil }
    return Double(record.statistics.cards.reduce(0) { $0 &+ $1.key &* $1.value }) / Double(record.statistics.rounds)
  }

  /// What the game counts, in the order of its words.
  var tallies: [(id: String, share: Double)] {
    let sum = record.statistics.tallies.values.reduce(0, &+)
    return record.statistics.tallies.sorted { $0.key < $1.key }.map { ($0.key, Double($0.value) / Double(max(1, sum))) }
  }

  /// The course of the bankroll, at each mark that twenty blocks or more have reached.
  var bands: [Band] {
    BlockCourse.marks.indices.compactMap { mark in
      let courses = record.statistics.courses.filter { $0.nets.count > mark && $0.lows.count > mark }
      guard courses.count >= 20 else { return nil }
      let nets = courses.map { $0.nets[mark] }.sorted()
      func place(_ share: Double) -> Int { nets[Int((Double(nets.count - 1) * share).rounded())] }
      let ruined = courses.filter { $0.lows[mark] <= -stack.hundredths }.count
      return Band(
        rounds: BlockCourse.marks[mark], blocks: courses.count, low: place(0.05), median: place(0.5), high: place(0.95),
        ruin: Double(ruined) / Double(courses.count))
    }
  }
}
