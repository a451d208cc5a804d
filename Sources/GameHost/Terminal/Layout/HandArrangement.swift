/// How the cards of a hand lie: side by side, as a fan, as a fan in rows, or as texts.
struct HandArrangement: Hashable {
  var size: CardSize
  /// The columns from one card to the next.
  var step: Int
  /// How many cards lie in a row.
  var perRow: Int
  var count: Int

  /// The rows of cards.
  var lines: Int { max(1, (count + perRow - 1) / perRow) }
  var width: Int { size.columns + step * (max(1, min(count, perRow)) - 1) }
  var height: Int { size.rows * lines }
  /// Whether cards lie on each other.
  var isFan: Bool { step < size.columns }

  /// The place of a card, from the hand's upper left corner.
  func place(_ index: Int) -> Point {
    Point(column: index % perRow * step, row: index / perRow * size.rows)
  }

  /// The largest arrangement that fits: spaced, then a fan, then a smaller one, in rows where they fit.
  /// - Parameters:
  ///   - largest: the size to begin with.
  ///   - spacedWidth: the room in which cards may lie side by side; less than `width` where the hand is to stay narrow.
  static func fitting(
    _ count: Int, largest: CardSize, width: Int, height: Int, spacedWidth: Int
  ) -> HandArrangement {
    let count = max(1, count)
    var size: CardSize? = largest
    while let tried = size {
      let spaced = HandArrangement(size: tried, step: tried.columns + 1, perRow: count, count: count)
      if tried != .text, spaced.width <= spacedWidth, spaced.height <= height { return spaced }
      let perRow = max(1, min(count, (width - tried.columns) / tried.fanStep + 1))
      let fan = HandArrangement(size: tried, step: tried.fanStep, perRow: perRow, count: count)
      let isWrapped = fan.lines > 1
      if fan.width <= width, fan.height <= height, !isWrapped || tried == .small || tried == .text { return fan }
      size = tried.smaller
    }
    let perRow = max(1, width / CardSize.text.columns)
    return HandArrangement(size: .text, step: CardSize.text.columns, perRow: perRow, count: count)
  }
}
