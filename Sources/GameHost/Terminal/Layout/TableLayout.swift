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
  /// How large the table is drawn.
  let scale: TextScale
  /// The rows of the bar: three where the balance stands there in large digits.
  private(set) var barRows = 1
  /// The boxes of the bands.
  private(set) var boxes: [Band.Kind: CellRect] = [:]
  var leftRail: CellRect?
  var rightRail: CellRect?
  var screen: CellRect

  subscript(kind: Band.Kind) -> CellRect? { boxes[kind] }

  /// Lays a table out: the first attempt that fits, from the most generous on.
  init(
    _ plan: TablePlan, columns: Int, rows: Int, size: SizeClass, isSolid: Bool, scale: TextScale = .regular
  ) {
    self.size = size
    self.scale = scale
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
    let most = size.isLarge || scale == .compact ? plan.gridRows.count : min(plan.gridRows.count, 1)
    for count in stride(from: most, through: 0, by: -1) {
      gridRows = Set(plan.gridRows.prefix(count))
      for attempt in Self.attempts(size, scale, isSolid: isSolid, isResult: plan.banner != nil) {
        if count > 0, attempt.card == .text { continue }
        (card, isTall, barRows) = attempt
        let bands = BandList(plan, self).bands
        if let heights = BandStack.heights(of: bands, rows: rows) {
          place(bands, heights)
          lowerRails(by: barRows - 1)
          return
        }
      }
    }
    placeWhatFits(BandList(plan, self).bands, rows)
  }

  private typealias Attempt = (card: CardSize, isTall: Bool, barRows: Int)

  /// What is tried, in the order in which room runs out.
  private static func attempts(_ size: SizeClass, _ scale: TextScale, isSolid: Bool, isResult: Bool) -> [Attempt] {
    var attempts: [Attempt] = []
    if size.isLarge, isSolid { attempts.append((.large, true, 1)) }
    if size > .small, !isResult || size.isLarge { attempts.append((.medium, true, 1)) }
    attempts += [(.medium, false, 1), (.small, false, 1), (.text, false, 1)]
    switch scale {
    case .regular: return attempts
    case .compact: return attempts.map { ($0.card.smaller ?? .text, false, 1) }
    case .large:
      let cards: [CardSize] = isSolid ? [.large, .medium] : [.medium]
      let generous = cards.flatMap { card in [true, false].map { (card, $0) } }
      return (isSolid ? generous.map { ($0.0, $0.1, 3) } : []) + generous.map { ($0.0, $0.1, 1) } + attempts
    }
  }

  private mutating func lowerRails(by rows: Int) {
    func lowered(_ rail: CellRect?) -> CellRect? {
      rail.map { CellRect(column: $0.column, row: $0.row + rows, width: $0.width, height: $0.height - rows) }
    }
    (leftRail, rightRail) = (lowered(leftRail), lowered(rightRail))
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
