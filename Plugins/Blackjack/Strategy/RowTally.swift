/// What each way to play a row of the chart is worth, over all hands that come to it.
struct RowTally {
  /// What hands are worth by hitting and by standing.
  private struct Worth {
    var hit = 0.0
    var stand = 0.0

    mutating func add(_ weight: Double, _ tree: PlayTree, _ hand: Int) {
      hit += weight * tree.hitting[hand]
      stand += weight * tree.standing[hand]
    }

    subscript(move: BlackjackMove) -> Double { move == .hit ? hit : stand }
  }

  private var all = Worth()
  private var doublable = Worth(), doubled = 0.0
  private var surrenderable = Worth(), surrendered = 0.0

  /// Adds the hands of a row.
  mutating func add(_ row: Int, of tree: PlayTree, _ options: FirstOptions) {
    for hand in tree.handsOfRow[row] {
      guard HandCatalogue.all.sizes[hand] == 2 else {
        all.add(tree.visits[hand], tree, hand)
        continue
      }
      let weight = tree.starts[hand]
      guard weight != 0 else { continue }
      all.add(weight, tree, hand)
      if let worth = options.doubling(hand, tree) {
        doublable.add(weight, tree, hand)
        doubled += weight * worth
      }
      if let worth = options.surrender(hand, tree) {
        surrenderable.add(weight, tree, hand)
        surrendered += weight * worth
      }
    }
  }

  /// What a way to play the row is worth.
  func worth(_ play: TotalPlay) -> Double {
    let move = play.otherwise
    return switch play.first {
    case .double: all[move] - doublable[move] + doubled
    case .surrender: all[move] - surrenderable[move] + surrendered
    default: all[move]
    }
  }

  /// The best way to play the row. A way that was found before stays where no other is better.
  func best(before: TotalPlay) -> TotalPlay {
    TotalPlay.allCases.reduce(before) { best, play in worth(play) > worth(best) + 1e-14 ? play : best }
  }
}
