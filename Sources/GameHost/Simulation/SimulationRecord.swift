import CasinoKit
import FoundationEssentials

/// A run and what is known of it: the form in which shards are kept and added up.
struct SimulationRecord: Codable, Equatable {
  var run: SimulationRun
  var statistics: RoundStatistics

  /// Whether all of the run is there.
  var isComplete: Bool { statistics.rounds == run.rounds }

  /// Adds a part of the same run.
  /// - Throws: `MergeError` for a part of another run, or one whose blocks are there already.
  mutating func merge(_ other: SimulationRecord) throws(MergeError) {
    guard run == other.run else { throw .otherRun }
    let known = Set(statistics.courses.map(\.block))
    if let block = other.statistics.courses.first(where: { known.contains($0.block) })?.block { throw .twice(block) }
    statistics.merge(other.statistics)
  }

  /// Reads what `ParSheet.json` wrote; nil where it is none, or adds up to something else than its blocks.
  init?(json: Data) {
    guard let record = try? JSONDecoder().decode(SimulationRecord.self, from: json) else { return nil }
    let blocks = record.statistics.courses
    let isSound =
      blocks.map(\.rounds).reduce(0, &+) == record.statistics.rounds && record.run.rounds > 0
      && Set(blocks.map(\.block)).count == blocks.count
      && blocks.allSatisfy { (0..<record.run.blockCount).contains($0.block) }
    guard isSound else { return nil }
    self = record
  }

  init(run: SimulationRun, statistics: RoundStatistics) {
    self.run = run
    self.statistics = statistics
  }
}

/// Why two results do not add up.
enum MergeError: Error, Equatable {
  /// They are of different runs.
  case otherRun
  /// A block is in both.
  case twice(Int)
}
