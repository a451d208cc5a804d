import CasinoKit

/// Where everything of the lobby lies.
struct LobbyLayout {
  /// How the tables are shown.
  enum Form: Equatable {
    /// One below the other, with small icons.
    case list(itemRows: Int)
    /// Tiles beside each other, with large icons.
    case tiles(columns: Int, rows: Int)
  }

  let screen: CellRect
  let size: SizeClass
  private(set) var form: Form
  /// The rows of the name at the top, brass line included.
  private(set) var headRows: Int
  /// Where the tables lie.
  private(set) var tables: CellRect
  /// Where the last results lie.
  private(set) var results: CellRect?
  /// Where the course of the chips lies.
  private(set) var curve: CellRect?
  /// Whether cards in icons are large.
  private(set) var hasLargeCards = false

  /// The cells between tiles, and between the rows of tables.
  static let gap = (across: 3, down: 1)

  /// Lays the lobby out.
  init(columns: Int, rows: Int, size: SizeClass, count: Int) {
    screen = CellRect(column: 0, row: 0, width: columns, height: rows)
    self.size = size
    guard size.isLarge else {
      headRows = 4
      let right = size == .small ? 0 : columns < 100 ? 27 : 37
      let top = size == .small ? 5 : 5
      form = .list(itemRows: size == .small ? 3 : 5)
      let margin = size == .small ? 2 : 3
      tables = CellRect(column: margin, row: top, width: columns - 2 * margin - right, height: rows - top - 1)
      if right > 0 {
        results = CellRect(column: columns - right + 1, row: top, width: right - 4, height: rows - top - 2)
      }
      return
    }
    headRows = 8
    let width = columns - 8
    (form, hasLargeCards) = Self.tiles(width: width, rows: rows, isRich: size == .rich, count: count)
    tables = CellRect(column: 4, row: 11, width: width, height: 0)
    tables.height = Self.tileHeight(hasLargeCards) * tileRows + Self.gap.down * (tileRows - 1)
    let below = tables.maxRow + 2
    var height = rows - below - 2
    guard height >= 3 else { return }
    height = min(height, 14)
    let hasCurve = columns >= 120 && height >= 5
    let half = hasCurve ? width / 2 : min(width, 70)
    results = CellRect(column: 4, row: below, width: half, height: height)
    if hasCurve {
      curve = CellRect(column: 4 + width - (width - half - 8), row: below, width: width - half - 8, height: height)
    }
  }

  /// The tables that are seen at once.
  var visible: Int {
    switch form {
    case .list(let itemRows): max(1, (tables.height + Self.gap.down) / (itemRows + Self.gap.down))
    case .tiles(let columns, let rows): columns * rows
    }
  }

  /// How many tables stand beside each other.
  var across: Int { if case .tiles(let columns, _) = form { columns } else { 1 } }

  /// The first table that is seen, so that the chosen one is.
  func first(chosen: Int, count: Int) -> Int {
    let rows = visible / across, row = chosen / across
    let last = max(0, (count + across - 1) / across - rows)
    return min(max(0, row - rows / 2), last) * across
  }

  /// Where a table lies.
  /// - Parameter place: its place among those that are seen.
  func box(_ place: Int) -> CellRect {
    switch form {
    case .list(let itemRows):
      return CellRect(
        column: tables.column, row: tables.row + place * (itemRows + Self.gap.down), width: tables.width,
        height: itemRows)
    case .tiles(let columns, _):
      let height = Self.tileHeight(hasLargeCards), width = tileWidth
      return CellRect(
        column: tables.column + place % columns * (width + Self.gap.across),
        row: tables.row + place / columns * (height + Self.gap.down), width: width, height: height)
    }
  }

  /// The rows of felt on a tile.
  var feltRows: Int { hasLargeCards ? 13 : 9 }

  private var tileRows: Int { if case .tiles(_, let rows) = form { rows } else { 1 } }

  private var tileWidth: Int {
    let most = hasLargeCards ? 46 : 36
    return min(most, (tables.width + Self.gap.across) / across - Self.gap.across)
  }

  private static func tileHeight(_ isLarge: Bool) -> Int { (isLarge ? 13 : 9) + 6 }

  /// Large tiles where all tables fit into one row of them, else as many rows of the usual ones as leave room for the
  /// results.
  private static func tiles(width: Int, rows: Int, isRich: Bool, count: Int) -> (Form, Bool) {
    let large = (width + gap.across) / (44 + gap.across)
    if isRich, count <= large { return (.tiles(columns: large, rows: 1), true) }
    let columns = max(1, (width + gap.across) / (35 + gap.across))
    let room = max(1, (rows - 11 - 10 + gap.down) / (tileHeight(false) + gap.down))
    return (.tiles(columns: columns, rows: min(room, max(1, (count + columns - 1) / columns))), false)
  }
}
