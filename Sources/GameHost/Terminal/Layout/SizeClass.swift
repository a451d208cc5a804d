import CasinoKit

/// How generous the table is.
enum SizeClass: Comparable {
  case small, regular, large, rich

  /// The smallest window in which there is a table.
  static let least = (columns: 60, rows: 18)

  /// The class of a window; nil where it is too small.
  init?(columns: Int, rows: Int) {
    guard columns >= Self.least.columns, rows >= Self.least.rows else { return nil }
    self =
      columns >= 160 && rows >= 50
      ? .rich
      : columns >= 100 && rows >= 36 ? .large : columns >= 80 && rows >= 23 ? .regular : .small
  }

  var isLarge: Bool { self >= .large }

  /// What a game is told of a window.
  static func told(columns: Int, rows: Int) -> CasinoKit.SizeClass {
    switch SizeClass(columns: columns, rows: rows) {
    case nil, .small: .compact
    case .regular: .regular
    case .large, .rich: .wide
    }
  }
}
