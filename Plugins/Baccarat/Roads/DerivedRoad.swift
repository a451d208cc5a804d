/// A road that follows from the big road: red where its runs repeat themselves, blue where they do not.
enum DerivedRoad: Int, CaseIterable {
  /// Compares a run with the one before it.
  case bigEyeBoy = 1
  /// Compares it with the one before that.
  case smallRoad = 2
  /// Compares it with the third before it.
  case cockroachPig = 3

  enum Mark: Equatable { case red, blue }

  /// The marks in their order, one for every win from where there is enough to compare.
  ///
  /// A win that opens a run asks whether the run before it is as long as the one that it is compared with. Another
  /// one asks whether, beside it, the earlier run has a mark in its row just as in the row above.
  func marks(_ lengths: [Int]) -> [Mark] {
    var marks: [Mark] = []
    for (column, length) in lengths.enumerated() {
      for row in 0..<length {
        if row == 0 {
          guard column > rawValue else { continue }
          marks.append(lengths[column - 1] == lengths[column - 1 - rawValue] ? .red : .blue)
        } else if column >= rawValue {
          marks.append(lengths[column - rawValue] == row ? .blue : .red)
        }
      }
    }
    return marks
  }

  /// The marks in runs of one colour.
  func runs(_ lengths: [Int]) -> [[Mark]] {
    var runs: [[Mark]] = []
    for mark in marks(lengths) {
      if runs.last?.last == mark { runs[runs.count - 1].append(mark) } else { runs.append([mark]) }
    }
    return runs
  }

  /// What the next win of a side would mark; nil where there is not enough to compare.
  func next(_ winner: Coup.Winner, after winners: [Coup.Winner]) -> Mark? {
    let before = marks(BigRoad(winners).lengths).count
    let after = marks(BigRoad(winners + [winner]).lengths)
    return after.count > before ? after.last : nil
  }
}
