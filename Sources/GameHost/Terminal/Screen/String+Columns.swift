extension Character {
  /// The columns that it takes on the screen: 0, 1 or 2.
  var columns: Int { Glyph(self)?.columns ?? 0 }
}

extension StringProtocol {
  /// The columns that it takes on the screen.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text, or as much of it as fits with "…" at its end.
  /// - Parameter columns: how many it may take; where it is 0, nothing is left.
  func truncated(to columns: Int) -> String {
    guard self.columns > columns else { return String(self) }
    guard columns > 0 else { return "" }
    return prefix(columns: columns - 1) + "…"
  }

  /// As many whole graphemes from the start as fit into the columns.
  func prefix(columns: Int) -> String {
    var left = columns
    return String(
      prefix { grapheme in
        left -= grapheme.columns
        return left >= 0
      })
  }
}
