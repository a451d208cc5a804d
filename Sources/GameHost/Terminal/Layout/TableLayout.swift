import CasinoKit

/// Where everything of a table lies.
struct TableLayout {
  var size: SizeClass
  /// The felt between the rails.
  var felt: CellRect
  var card: CardSize
  var isTall: Bool
  /// The rows of grids that have room, by their places.
  private(set) var gridRows: Set<Int> = []
  /// Whether the line of brass lies under the bar.
  var hasBrass: Bool
  /// The boxes of the bands.
  private(set) var boxes: [Band.Kind: CellRect] = [:]
  var leftRail: CellRect?
  var rightRail: CellRect?
  var screen: CellRect

  subscript(kind: Band.Kind) -> CellRect? { boxes[kind] }

  /// Lays a table out: the first attempt that fits, from the most generous on.
  init(_ plan: TablePlan, columns: Int, rows: Int, size: SizeClass, isSolid: Bool) {
    self.size = size
    screen = CellRect(column: 0, row: 0, width: columns, height: rows)
    hasBrass = size > .small
    (leftRail, rightRail) = (nil, nil)
    var left = 0, right = 0
    if size == .rich {
      right = 40
      if columns >= 200 { left = 34 }
    }
    let top = hasBrass ? 2 : 1
    if right > 0 {
      rightRail = CellRect(column: columns - right, row: top, width: right, height: rows - top - 1)
    }
    if left > 0 { leftRail = CellRect(column: 0, row: top, width: left, height: rows - top - 1) }
    felt = CellRect(column: left, row: 0, width: columns - left - right, height: rows)
    (card, isTall) = (.text, false)
    // Rather than shrink a card to a text, a row of grids is left out.
    for count in stride(from: min(plan.gridRows.count, size.isLarge ? .max : 1), through: 0, by: -1) {
      gridRows = Set(plan.gridRows.prefix(count))
      for attempt in Self.attempts(size, isSolid: isSolid, isResult: plan.banner != nil) {
        if count > 0, attempt.card == .text { continue }
        (card, isTall) = attempt
        let bands = BandList(plan, self).bands
        if let heights = BandStack.heights(of: bands, rows: rows) {
          place(bands, heights)
          return
        }
      }
    }
    placeWhatFits(BandList(plan, self).bands, rows)
  }

  /// What is tried, in the order in which room runs out.
  private static func attempts(
    _ size: SizeClass, isSolid: Bool, isResult: Bool
  ) -> [(card: CardSize, isTall: Bool)] {
    var attempts: [(CardSize, Bool)] = []
    if size.isLarge, isSolid { attempts.append((.large, true)) }
    if size > .small, !isResult || size.isLarge { attempts.append((.medium, true)) }
    return attempts + [(.medium, false), (.small, false), (.text, false)]
  }

  private mutating func place(_ bands: [Band], _ heights: [Int]) {
    var row = 0
    for (band, height) in zip(bands, heights) {
      if band.kind != .gap, height > 0 {
        boxes[band.kind] = CellRect(column: felt.column, row: row, width: felt.width, height: height)
      }
      row += height
    }
  }

  /// In a window that holds not even the least of everything: bar, actions and keys first.
  private mutating func placeWhatFits(_ bands: [Band], _ rows: Int) {
    var bands = bands.filter { $0.kind != .gap && $0.kind != .print }
    while let heights = Optional(bands.map(\.least)), heights.reduce(0, +) > rows, !bands.isEmpty {
      guard let last = bands.lastIndex(where: { if case .row = $0.kind { $0.least > 1 } else { false } }) else { break }
      bands[last].least -= 1
    }
    place(bands, BandStack.heights(of: bands, rows: rows) ?? bands.map(\.least))
  }

  // MARK: Columns

  /// Where the cards of a single hand begin: two of them lie in the middle.
  var cardColumn: Int { felt.column + (felt.width - 2 * card.columns - 1) / 2 }

  /// Where the words beside a hand begin.
  func talkColumn(afterCards width: Int) -> Int {
    cardColumn + max(width, 2 * card.columns + 1) + (card == .large ? 6 : 4)
  }

  /// Where the shoe lies; nil where there is no room for it.
  var shoeColumn: Int? {
    guard size > .small, card == .large || card == .medium else { return nil }
    return felt.maxColumn - (card == .large ? 24 : 14)
  }
}
