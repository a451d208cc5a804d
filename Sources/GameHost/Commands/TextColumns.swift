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

  /// The lines, none of which ends in a space. The last column is broken between words where the page ends.
  var lines: [String] {
    guard let count = rows.first?.count else { return [] }
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.flatMap { row in
      let start = row.indices.dropLast().reduce(String(repeating: " ", count: indent)) { line, column in
        line + cell(row[column], widths[column], isRight: rightAligned.contains(column)) + "  "
      }
      guard let last = row.last else { return [String]() }
      if rightAligned.contains(count - 1) { return [start + cell(last, widths[count - 1], isRight: true)] }
      let parts = Self.wrapped(last, width: max(12, Self.pageWidth - start.count))
      let margin = String(repeating: " ", count: start.count)
      return parts.enumerated().map { place, part in Self.trimmed((place == 0 ? start : margin) + part) }
    }
  }

  /// Breaks a text between words; a word that is longer than a line stays whole.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private func cell(_ word: String, _ width: Int, isRight: Bool) -> String {
    let space = String(repeating: " ", count: width - word.count)
    return isRight ? space + word : word + space
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
