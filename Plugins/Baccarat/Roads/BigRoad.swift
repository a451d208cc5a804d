/// The big road: a column for every run of wins of one side, ties as strokes on the win before them.
struct BigRoad: Equatable {
  /// A win with the ties that followed it.
  struct Mark: Equatable {
    /// Who has won; nil for ties before the first win of the shoe.
    var winner: Coup.Winner?
    var ties = 0
  }

  /// The runs, each as long as it is, whatever room there is on the grid.
  private(set) var runs: [[Mark]] = []

  init(_ winners: [Coup.Winner]) {
    for winner in winners { add(winner) }
  }

  private mutating func add(_ winner: Coup.Winner) {
    let last = runs.last?.last
    if winner == .tie {
      if last == nil { runs.append([Mark()]) }
      runs[runs.count - 1][runs[runs.count - 1].count - 1].ties += 1
    } else if last == nil || last?.winner == winner {
      if runs.isEmpty { runs.append([]) }
      runs[runs.count - 1].append(Mark(winner: winner))
    } else if let mark = last, mark.winner == nil {
      runs[0][0].winner = winner
    } else {
      runs.append([Mark(winner: winner)])
    }
  }

  /// How long each run is; ties do not count.
  var lengths: [Int] { runs.map { $0.count { $0.winner != nil } }.filter { $0 > 0 } }
}
