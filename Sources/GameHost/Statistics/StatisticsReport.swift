import CasinoKit
import FoundationEssentials

/// What was played with a wallet, at one game or over all.
struct StatisticsReport: Equatable, Sendable {
  /// How often a bet of a game ended in a way, and its chips.
  struct Line: Equatable, Sendable {
    var game: String
    var bet: String
    var outcome: String
    var sum: RoundTally.Sum
  }

  /// The wallet's rounds so far brought this much, at some time.
  struct Point: Equatable, Sendable {
    var time: Date
    var net: Chips
  }

  /// The game; nil for all.
  var game: String?
  var sums = GameSums()
  /// How bets ended, by game and bet, the most frequent outcome first.
  var outcomes: [Line] = []
  /// The course of the net, at most some hundred points, in order.
  var curve: [Point] = []
  /// The sums of each game, where the report is over all.
  var games: [Part] = []

  /// The sums of one game.
  struct Part: Equatable, Sendable {
    var game: String
    var sums: GameSums
  }

  /// What came back of what was staked; nil where nothing was.
  var returnShare: Double? { sums.returnShare }
}

extension GameSums {
  /// What came back of what was staked; nil where nothing was.
  var returnShare: Double? {
    staked == .zero ? nil : Double(returned.hundredths) / Double(staked.hundredths)
  }
}

extension Store {
  /// The most points of a curve that one game brings.
  private static let greatestPoints = 120

  /// Reads what was played. Practice is not in it.
  /// - Parameter game: only this game; nil for all.
  /// - Complexity: independent of how many rounds there are.
  func statistics(of game: String? = nil, profile: ProfileID) throws(StoreError) -> StatisticsReport {
    var report = StatisticsReport(game: game)
    var sums: [String: GameSums] = [:], lines: [String: [RoundTally.Key: RoundTally.Sum]] = [:]
    var steps: [(time: Int, part: Int, total: Chips)] = []
    for (index, part) in try statisticsParts(profile: profile).enumerated() {
      let name = try name(of: part.game)
      guard game == nil || game == name, let partSums = try self.sums(of: part) else { continue }
      report.sums.merge(partSums)
      sums[name, default: GameSums()].merge(partSums)
      for (key, sum) in try outcomes(of: part) { lines[name, default: [:]][key, default: .init()] += sum }
      steps += try curve(of: part).map { ($0.time, index, $0.total) }
    }
    report.games = sums.sorted { $0.key < $1.key }.map { StatisticsReport.Part(game: $0.key, sums: $0.value) }
    report.outcomes = lines.sorted { $0.key < $1.key }.flatMap { name, outcomes in
      outcomes.map { StatisticsReport.Line(game: name, bet: $0.key.bet, outcome: $0.key.outcome, sum: $0.value) }
        .sorted { ($0.bet, -$0.sum.count, $0.outcome) < ($1.bet, -$1.sum.count, $1.outcome) }
    }
    report.curve = Self.curve(steps)
    return report
  }

  /// Puts the courses of several games and devices on top of each other.
  private static func curve(_ steps: [(time: Int, part: Int, total: Chips)]) -> [StatisticsReport.Point] {
    var latest: [Int: Chips] = [:], points: [StatisticsReport.Point] = []
    for step in steps.sorted(by: { ($0.time, $0.part) < ($1.time, $1.part) }) {
      latest[step.part] = step.total
      let point = StatisticsReport.Point(
        time: Date(timeIntervalSince1970: Double(step.time)), net: latest.values.total)
      points.append(point)
    }
    return points
  }

  /// The course of a game's net on a device, at evenly spread rounds.
  private func curve(of part: StatisticsPart) throws(StoreError) -> [(time: Int, total: Chips)] {
    let rows = part.device.rows
    let bounds = try database.first(
      """
      SELECT (SELECT number FROM rounds WHERE game = ?1 AND id BETWEEN ?2 AND ?3 ORDER BY number LIMIT 1),
        (SELECT number FROM rounds WHERE game = ?1 AND id BETWEEN ?2 AND ?3 ORDER BY number DESC LIMIT 1)
      """, SQLValue(part.game), .integer(rows.lowerBound), .integer(rows.upperBound)
    ) { $0.isNull(0) ? nil : $0.integer(0)...$0.integer(1) }
    guard let bounds, let numbers = bounds else { return [] }
    let step = max(1, numbers.count / Self.greatestPoints)
    var points: [(time: Int, total: Chips)] = []
    for number in Array(stride(from: numbers.lowerBound, to: numbers.upperBound, by: step)) + [numbers.upperBound] {
      let point = try database.first(
        """
        SELECT closed_at, total FROM rounds JOIN accounts ON accounts.id = account
        WHERE rounds.game = ?1 AND number <= ?2 AND rounds.id BETWEEN ?3 AND ?4 AND accounts.kind != 'practice'
          AND closed_at IS NOT NULL AND rounds.state IS NULL ORDER BY number DESC LIMIT 1
        """, SQLValue(part.game), .integer(number), .integer(rows.lowerBound), .integer(rows.upperBound)
      ) { (time: $0.integer(0), total: Chips(hundredths: $0.integer(1))) }
      if let point, points.last?.time != point.time || points.last?.total != point.total { points.append(point) }
    }
    return points
  }
}
