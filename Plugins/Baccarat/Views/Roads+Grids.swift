import CasinoKit

/// The roads as grids of marks.
extension Roads {
  /// The bead plate.
  func beadGrid(_ strings: Strings) -> MarkGrid {
    MarkGrid(
      .beads, rows: Self.rows, columns: beadPlate.map { $0.map { MarkGrid.Mark($0.color) } },
      letters: [Coup.Winner.player, .banker, .tie].map(strings.letter).joined())
  }

  /// The big road, with the counts of all results beside its title.
  func bigGrid(_ strings: Strings) -> MarkGrid {
    let notes = Coup.Winner.allCases.map {
      MarkGrid.Note(strings.letter($0), color: $0.color, figure: String(count($0)))
    }
    return MarkGrid(
      .rings, rows: Self.rows,
      columns: RoadGrid(bigRoad.runs).columns.map { column in
        column.map { $0.map { MarkGrid.Mark($0.winner?.color, strokes: $0.ties) } }
      }, notes: notes)
  }

  /// A derived road, with what the next coup would mark beside its title.
  func grid(_ road: DerivedRoad, _ strings: Strings) -> MarkGrid {
    let winners = coups.map(\.winner)
    let next = [Coup.Winner.player, .banker].compactMap { winner in
      road.next(winner, after: winners).map { mark in
        MarkGrid.Note(strings.letter(winner), color: winner.color, mark: mark.color)
      }
    }
    return MarkGrid(
      road.style, rows: Self.rows,
      columns: RoadGrid(road.runs(bigRoad.lengths)).columns.map { column in
        column.map { $0.map { MarkGrid.Mark($0.color) } }
      },
      notes: next.isEmpty ? nil : [MarkGrid.Note(strings.text("road.next"))] + next)
  }
}
