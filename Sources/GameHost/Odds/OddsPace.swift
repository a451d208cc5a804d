import CasinoKit

/// How rounds are played for odds: which moves next, and how many times or for how long.
struct OddsPace {
  /// The next question.
  struct Plan: Equatable {
    /// The moves that are asked about; nil for all.
    var moves: [String]?
    var samples: Int
    var milliseconds: Int?
  }

  /// How long a question is for, in milliseconds; nil where the number of rounds alone counts, so that equal questions
  /// have equal answers.
  var milliseconds: Int? = 50
  /// How many rounds of each move a question is for at most.
  var samples = 1 << 20
  /// How close every move is to come soon, as a share of the opening stake, the easy ones first; infinite where nobody
  /// watches, so that none is known better than the others.
  var soon = 0.01
  /// How close every move is to come in the end.
  var margin = 0.001
  /// How many questions there are at most.
  var questions = 1_000

  /// What is asked next.
  ///
  /// First all moves, shortly: then there is something to show, and it is known how widely the results of each lie. Then
  /// those of the narrowest results, which come close the soonest, until all are close; then always the widest.
  func plan(after lines: [RolloutLine]) -> Plan {
    let known = lines.compactMap { line in line.margin.map { (id: line.id, margin: $0, samples: line.samples) } }
    guard known.count == lines.count, !known.isEmpty else {
      return Plan(samples: max(2, samples / 8), milliseconds: milliseconds.map { min($0, Self.firstMilliseconds) })
    }
    func spread(_ margin: Double, _ samples: Int) -> Double { margin * Double(samples).squareRoot() }
    let wide = known.filter { $0.margin > soon }
    let aim = wide.isEmpty ? margin : soon
    let least = wide.map { spread($0.margin, $0.samples) }.min() ?? 0
    let widest = known.map(\.margin).max() ?? 0
    let next =
      wide.isEmpty
      ? known.filter { $0.margin >= widest * 0.8 } : wide.filter { spread($0.margin, $0.samples) <= least * 1.3 }
    // A little more than is needed, because the spread is an estimate.
    let missing = next.map { line in
      let needed = spread(line.margin, line.samples) / aim
      return min(needed * needed * 1.02 - Double(line.samples) + 16, Double(samples))
    }
    return Plan(
      moves: next.map(\.id), samples: max(16, min(samples, Int(missing.max() ?? 0))), milliseconds: milliseconds)
  }

  /// How long the first question is for.
  private static let firstMilliseconds = 15
}

extension OddsPace {
  /// How long the odds of a table are worked out that is told, not drawn: equal decisions are told equal odds.
  static let told = OddsPace(milliseconds: nil, samples: 1 << 13, soon: .infinity, margin: 0.005, questions: 8)
  /// How long the odds are worked out that a command prints.
  static let printed = OddsPace(milliseconds: nil, samples: 1 << 14, soon: .infinity, margin: 0.004, questions: 16)
  /// How long the odds are worked out that a command shows on a terminal.
  static let watched = OddsPace(margin: 0.002, questions: 60)
}
