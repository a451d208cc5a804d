import CasinoKit

/// What is known by now of the worth of moves or bets.
struct OddsPicture: Equatable {
  /// Where the figures come from.
  enum Source: Equatable {
    /// The game worked them out.
    case exact
    /// So many rounds were played on in all.
    case rollouts(Int, RolledOut.Player)
  }

  /// A move or a bet.
  struct Line: Equatable {
    /// Its word.
    var id: String
    /// Its name, ready to read.
    var name: String
    /// What it brings in the long run, as a share of the opening stake.
    var value: Double
    /// How far the truth may lie from that, but in one case of twenty; nil where the value is exact.
    var margin: Double?
    /// How many rounds were played.
    var samples: Int
  }

  /// In the order of the table.
  var lines: [Line]
  var source: Source
  /// What else the game says, ready to read.
  var notes: [String] = []
  /// What the game worked out of its bets, with all that it says of them.
  var report: OddsReport?
  /// Whether the lines are bets.
  var isOfBets = false

  /// What no worth is above.
  private static let greatest = 1_000_000.0

  /// Reads what rounds came to.
  /// - Returns: nil where it makes no sense.
  init?(_ lines: [RolloutLine], player: RolledOut.Player, _ question: OddsQuestion) {
    guard !lines.isEmpty, Set(lines.map(\.id)).count == lines.count else { return nil }
    var read: [Line] = []
    for line in lines {
      guard let value = line.value, abs(value) < Self.greatest else { return nil }
      let margin = line.margin ?? Self.greatest
      read.append(
        Line(
          id: line.id, name: question.name(of: line.id), value: value, margin: min(margin, Self.greatest),
          samples: line.samples))
    }
    self.lines = read
    source = .rollouts(read.map(\.samples).reduce(0, &+), player)
    isOfBets = question.isOfBets
  }

  /// Reads what a game worked out.
  /// - Parameter known: the moves of the decision, where rounds told them; nil takes any.
  /// - Returns: nil where it is no answer to the question.
  init?(_ report: OddsReport, _ question: OddsQuestion, known: [String]?) {
    let value = report.columns.firstIndex(of: "value"), edge = report.columns.firstIndex(of: "edge")
    guard report.refusal == nil, let column = value ?? edge else { return nil }
    var lines = report.lines.compactMap { line -> Line? in
      guard line.figures.indices.contains(column), let figure = line.figures[column] else { return nil }
      return Line(id: line.id, name: line.name, value: value == nil ? -figure : figure, margin: nil, samples: 0)
    }
    guard !lines.isEmpty, lines.allSatisfy({ abs($0.value) < Self.greatest }) else { return nil }
    if let known, !question.isOfBets {
      guard Set(known) == Set(lines.map(\.id)) else { return nil }
      lines = known.compactMap { id in lines.first { $0.id == id } }
    }
    self.lines = lines
    source = .exact
    notes = report.notes
    if question.isOfBets { self.report = report }
    isOfBets = question.isOfBets
  }

  /// The place of the best line.
  var best: Int? { lines.indices.max { lines[$0].value < lines[$1].value } }

  /// Whether no other line may be better than the best one.
  var isBestSure: Bool {
    guard let best else { return false }
    let least = lines[best].value - (lines[best].margin ?? 0)
    return lines.indices.allSatisfy { $0 == best || lines[$0].value + (lines[$0].margin ?? 0) < least }
  }

  /// The widest margin; zero where all is exact.
  var margin: Double { lines.compactMap(\.margin).max() ?? 0 }
}
