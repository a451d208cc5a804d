import CasinoKit

/// A PAR sheet for the terminal: tables of plain text.
struct ParText {
  let facts: ParFacts
  let title: String

  /// The sheet.
  var text: String {
    let head = TextColumns(rows: facts.head.map { [$0.name, $0.value] }).lines
    let parts = [[title, ""] + head] + facts.tables.map(lines)
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func lines(_ table: ParFacts.Table) -> [String] {
    let columns = TextColumns(rows: [table.heads] + table.rows, rightAligned: Set(1..<table.heads.count), indent: 2)
    return [table.title] + columns.lines
  }
}
