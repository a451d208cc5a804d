/// Rows of words set in columns, as plain text of at most 80 columns where the words allow it.
struct TextColumns {
  /// The columns of a page.
  static let pageWidth = 80

  /// The words, row by row; every row as long as the first.
  var rows: [[String]]
  /// The columns whose words end at the same place, such as amounts.
  var rightAligned: Set<Int> = []
  /// The spaces before each line.
  var indent = 0
  /// The least width of the first column.
  var firstWidth = 0

  /// The lines, none of which ends in a space. The last column is broken between words where the page ends.
  var lines: [String] {
    guard let count = rows.first?.count else { return [] }
    var widths = (0..<count).map { column in rows.map { $0[column].columns }.max() ?? 0 }
    widths[0] = max(widths[0], firstWidth)
    return rows.flatMap { row in
      let start = row.indices.dropLast().reduce(Self.spaces(indent)) { line, column in
        line + cell(row[column], widths[column], isRight: rightAligned.contains(column)) + "  "
      }
      guard let last = row.last else { return [String]() }
      if rightAligned.contains(count - 1) { return [start + cell(last, widths[count - 1], isRight: true)] }
      let parts = Self.wrapped(last, width: max(12, Self.pageWidth - start.columns))
      let margin = Self.spaces(start.columns)
      return parts.enumerated().map { place, part in Self.trimmed((place == 0 ? start : margin) + part) }
    }
  }

  /// Breaks a text where a line may end; what may not be broken and is longer than a line stays whole.
  static func wrapped(_ text: String, width: Int) -> [String] {
    TextWrap.lines(text, width: width, cutsWords: false)
  }

  private func cell(_ word: String, _ width: Int, isRight: Bool) -> String {
    let space = Self.spaces(width - word.columns)
    return isRight ? space + word : word + space
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
