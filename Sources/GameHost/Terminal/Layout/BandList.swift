import CasinoKit

/// The bands of a table from the bar to the keys, with what each needs at least and usually has.
struct BandList {
  private(set) var bands: [Band] = []
  private let plan: TablePlan
  private let layout: TableLayout
  private var isLarge: Bool { layout.card == .large }
  private var isSmall: Bool { layout.size == .small }

  init(_ plan: TablePlan, _ layout: TableLayout) {
    self.plan = plan
    self.layout = layout
    bands.append(Band(kind: .bar, least: layout.barRows, usual: layout.barRows))
    if layout.hasBrass { bands.append(Band(kind: .brass, least: 1, usual: 1)) }
    gap(isLarge ? 1 : 0, stretch: 2)
    for (index, row) in plan.rows.enumerated() {
      if case .grids = row, !layout.gridRows.contains(index) { continue }
      if index > 0 { before(index) }
      add(row, index)
    }
    addTalk()
    if plan.rows.count <= max(1, plan.banner == nil ? 1 : plan.bannerRow) { before(plan.rows.count) }
    addActions()
    bands.append(Band(kind: .keys, least: 1, usual: 1))
  }

  private mutating func gap(_ usual: Int, least: Int = 0, stretch: Int = 0) {
    bands.append(Band(kind: .gap, least: least, usual: usual, stretch: stretch))
  }

  /// Between hands that face each other and what lies below, the dealer has a line.
  private mutating func addTalk() {
    guard plan.hasDuel || plan.hasSoleHand, plan.banner == nil, !bands.contains(where: { $0.kind == .talk }) else {
      return
    }
    bands.append(Band(kind: .talk, least: 1, usual: 1))
  }

  /// Between two rows: the result, the print of the felt, or a little room.
  private mutating func before(_ index: Int) {
    if plan.banner != nil, !bands.contains(where: { $0.kind == .banner }), index >= min(plan.bannerRow, plan.rows.count)
    {
      let lines = (plan.banner?.children?.count ?? 0) + 3
      if isLarge { gap(1) }
      bands.append(
        Band(kind: .banner, least: max(6, lines), usual: max(isLarge ? 12 : 7, lines)))
      gap(1, stretch: 2)
    } else if index == 1, plan.banner == nil, !plan.prints.isEmpty, !hasColumns {
      let usual = isSmall ? 1 : plan.takesBets ? (isLarge ? 6 : 3) : (isLarge ? 7 : 5)
      bands.append(Band(kind: .print, least: isSmall ? 1 : isLarge ? 5 : 3, usual: usual, stretch: 1))
      gap(isLarge ? 1 : 0, stretch: 1)
    } else if case .zones = plan.rows[index - 1], index < plan.rows.count, case .zones = plan.rows[index] {
      gap(0, stretch: 1)
    } else {
      if index < plan.rows.count, case .grids = plan.rows[index] { addTalk() }
      gap(1, stretch: 2)
    }
  }

  /// Whether some row has hands in columns, which need the room of the print.
  private var hasColumns: Bool {
    plan.rows.contains { row in
      if case .hands(let hands) = row { hands.count > 1 && !row.isDuel } else { false }
    }
  }

  private mutating func add(_ row: TablePlan.Row, _ index: Int) {
    let kind = Band.Kind.row(index)
    switch row {
    case .hands where row.isDuel:
      bands.append(Band(kind: kind, least: max(2, layout.card.rows), usual: layout.card.rows + (isSmall ? 0 : 2)))
    case .hands(let hands):
      let height = HandRow.height(
        inColumns: plan.isInColumns(hands), layout.card, isFirst: index == 0, isResult: plan.banner != nil)
      bands.append(Band(kind: kind, least: height, usual: height))
    case .zones where plan.hasDuel:
      let isFirst = index == plan.rows.firstIndex { if case .zones = $0 { true } else { false } }
      bands.append(Band(kind: kind, least: 3, usual: isLarge ? (isFirst ? 6 : 4) : isFirst && !isSmall ? 4 : 3))
    case .zones:
      bands.append(Band(kind: kind, least: isSmall ? 4 : 6, usual: isLarge ? 9 : isSmall ? 6 : 7))
    case .grids(let grids, _):
      let height = grids.map { GridPart(node: $0).height }.max() ?? 0
      bands.append(Band(kind: kind, least: height, usual: height))
    case .lines(let lines):
      bands.append(Band(kind: kind, least: min(lines.count, 3), usual: lines.count))
    }
  }

  private mutating func addActions() {
    let isResult = plan.banner != nil
    gap(
      isLarge && !isResult ? 2 : isLarge || isSmall || isResult || hasColumns || plan.chips != nil ? 1 : 0, stretch: 2)
    let buttons = layout.isTall ? 3 : 1
    if plan.chips != nil {
      let chip = ChipRack(layout).size
      if ChipRack(layout).holdsActions {
        bands.append(Band(kind: .chips, least: chip.rows + 1, usual: chip.rows + 1))
      } else {
        bands.append(Band(kind: .chips, least: chip.rows + 1, usual: chip.rows + 1))
        bands.append(Band(kind: .actions, least: 1, usual: 1))
      }
    } else {
      let isIdle = plan.hasDuel && plan.buttons.isEmpty
      bands.append(Band(kind: .actions, least: isIdle ? 0 : buttons, usual: isIdle ? 0 : buttons))
    }
    gap(isLarge && !isResult ? 3 : isLarge ? 0 : 1, stretch: 2)
  }
}

/// The height of a row of hands.
enum HandRow {
  static func height(inColumns: Bool, _ card: CardSize, isFirst: Bool, isResult: Bool) -> Int {
    if inColumns {
      // The name, the cards, the total below them; while they are played also their shadow and the stake.
      let cards = max(card.rows, card == .text ? 2 : 3)
      return isResult ? 1 + cards + 1 : 1 + cards + 1 + 1 + 2
    }
    if isFirst || isResult { return max(card.rows, 2) }
    return max(card.rows, 2) + 2
  }
}

/// How large the chips of the rack are.
struct ChipRack {
  let size: ChipSize
  /// Whether the buttons stand beside the rack.
  let holdsActions: Bool

  init(_ layout: TableLayout) {
    size = layout.size == .small ? .small : layout.card == .large ? .large : .medium
    holdsActions = layout.size > .small
  }
}
