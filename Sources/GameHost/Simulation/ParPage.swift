import CasinoKit

/// A PAR sheet as one page that holds everything it shows, readable without scripts, in light and dark.
struct ParPage {
  let facts: ParFacts
  let title: String

  /// The page.
  var text: String {
    let head = facts.head.map {
      "<div><dt>\(HTMLText.escaped($0.name))</dt><dd>\(HTMLText.escaped($0.value))</dd></div>"
    }
    return HTMLText.page(
      title: title, language: facts.strings.language, style: Self.style,
      body: "<dl class=\"run\">\(head.joined())</dl>\n" + EdgeChart(facts.sheet, facts.strings).text
        + (facts.tables.dropLast(facts.bankroll == nil ? 0 : 1).map(section)).joined() + bankroll)
  }

  private var bankroll: String {
    guard let table = facts.bankroll else { return "" }
    return heading(table.title) + BandChart(facts.sheet.bands, facts.strings).text + rows(table)
  }

  private func section(_ table: ParFacts.Table) -> String { heading(table.title) + rows(table) }

  private func heading(_ text: String) -> String { "<h2>\(HTMLText.escaped(text))</h2>\n" }

  private func rows(_ table: ParFacts.Table) -> String {
    let hasBars = table.shares.count == table.rows.count && !table.rows.isEmpty, most = table.shares.max() ?? 0
    let heads = table.heads.map { "<th scope=\"col\">\(HTMLText.escaped($0))</th>" }.joined()
    let lines = table.rows.enumerated().map { place, row in
      let cells = row.dropFirst().map { "<td>\(HTMLText.escaped($0))</td>" }.joined()
      let tone = table.tones.indices.contains(place) ? table.tones[place]?.rawValue ?? "" : ""
      let bar =
        hasBars
        ? "<td class=\"bar\"><i class=\"\(tone)\" style=\"width:\(HTMLText.decimal(most > 0 ? table.shares[place] / most * 100 : 0))%\"></i></td>"
        : ""
      return "<tr><th scope=\"row\">\(HTMLText.escaped(row[0]))</th>\(cells)\(bar)</tr>"
    }
    let last = hasBars ? "<td></td>" : ""
    return "<div class=\"wide\"><table><tr>\(heads)\(last)</tr>\(lines.joined(separator: "\n"))</table></div>\n"
  }

  private static let style = """
    .run dd{font-size:1rem}.wide{overflow-x:auto}.bar{width:30%}
    svg .edge{fill:none;stroke:var(--felt);stroke-width:3}svg .dot{fill:var(--felt)}
    svg .declared{stroke:var(--lose);stroke-width:2}svg .band{fill:var(--felt);opacity:.18}
    svg .net{stroke:var(--felt)}svg .name{fill:var(--ink);font-size:14px}
    """
}
