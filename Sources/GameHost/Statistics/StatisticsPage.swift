import CasinoKit
import FoundationEssentials

/// What `casino stats --format html` prints: one page that holds everything it shows, readable without scripts, in
/// light and dark.
struct StatisticsPage {
  let report: StatisticsReport
  let title: String
  let strings: Strings
  private var facts: StatisticsFacts { StatisticsFacts(report, strings) }

  /// The page.
  var text: String {
    HTMLText.page(
      title: title, language: strings.language,
      body: report.sums.rounds + report.sums.voided == 0 ? paragraph("stats.none") : sections)
  }

  private var sections: String {
    let cards = facts.sums.map { fact in
      "<div class=\"\(fact.tone?.rawValue ?? "")\"><dt>\(HTMLText.escaped(fact.name))</dt>"
        + "<dd>\(HTMLText.escaped(fact.value))</dd></div>"
    }
    return "<dl>\(cards.joined())</dl>\n" + heading("stats.curve") + CurveDrawing(report.curve, facts).text
      + heading("stats.section.outcomes") + bars + (report.games.count > 1 ? heading("stats.games") + games : "")
  }

  /// A bar for each bet and outcome, as long as it was frequent.
  private var bars: String {
    let greatest = report.outcomes.map(\.sum.count).max() ?? 1
    let rows = zip(report.outcomes, facts.outcomes).map { line, fact in
      let share = Double(line.sum.count) / Double(max(1, greatest)) * 100
      let name = report.game == nil ? strings.fact(line.game, fact.name) : fact.name
      return """
        <tr><th scope="row">\(HTMLText.escaped(name))</th>
        <td class="bar"><i class="\(fact.tone?.rawValue ?? "")" style="width:\(HTMLText.decimal(share))%"></i></td>
        <td>\(HTMLText.escaped(fact.value))</td></tr>
        """
    }
    return "<table>\(rows.joined())</table>\n"
  }

  private var games: String {
    let rows = report.games.map { part in
      let cells = [
        strings.amount(Chips(part.sums.rounds)), strings.amount(part.sums.staked), facts.change(part.sums.net),
        part.sums.returnShare.map(strings.percent) ?? StatisticsFacts.none,
      ]
      return "<tr><th scope=\"row\">\(HTMLText.escaped(part.game))</th>"
        + cells.map { "<td>\(HTMLText.escaped($0))</td>" }.joined() + "</tr>"
    }
    let heads = ["game", "rounds", "staked", "net", "return"].map {
      "<th scope=\"col\">\(HTMLText.escaped(strings.text("stats.\($0)")))</th>"
    }
    return "<table><tr>\(heads.joined())</tr>\(rows.joined())</table>\n"
  }

  private func heading(_ key: String) -> String { "<h2>\(HTMLText.escaped(strings.text(key)))</h2>\n" }
  private func paragraph(_ key: String) -> String { "<p>\(HTMLText.escaped(strings.text(key)))</p>" }
}

/// The course of the net as a drawing within a page.
struct CurveDrawing {
  private let points: [StatisticsReport.Point]
  private let facts: StatisticsFacts
  private let width = 900.0
  private let height = 280.0
  private let margin = 12.0

  init(_ points: [StatisticsReport.Point], _ facts: StatisticsFacts) {
    self.points = points
    self.facts = facts
  }

  /// The drawing; empty where there is no course yet.
  var text: String {
    let amounts = points.map { Double($0.net.hundredths) }
    guard let least = points.map(\.net).min(), let greatest = points.map(\.net).max(), points.count > 1 else {
      return ""
    }
    let low = min(Double(least.hundredths), 0), high = max(Double(greatest.hundredths), 0)
    let span = max(1, high - low)
    func y(_ amount: Double) -> Double { margin + (high - amount) / span * (height - 2 * margin) }
    let step = width / Double(points.count - 1)
    let line = amounts.enumerated().map { place, amount in
      "\(HTMLText.decimal(Double(place) * step)),\(HTMLText.decimal(y(amount)))"
    }.joined(separator: " ")
    let zero = HTMLText.decimal(y(0)), end = HTMLText.decimal(width)
    let last = points.last.map { facts.change($0.net) } ?? ""
    return """
      <svg viewBox="0 0 \(Int(width)) \(Int(height))" role="img" aria-label="\(HTMLText.escaped(last))">
      <polygon class="area" points="0,\(zero) \(line) \(end),\(zero)"/>
      <line class="zero" x1="0" x2="\(end)" y1="\(zero)" y2="\(zero)"/>
      <polyline class="net" points="\(line)"/>
      <text x="8" y="\(HTMLText.decimal(margin + 12))">\(HTMLText.escaped(facts.change(max(greatest, .zero))))</text>
      <text x="8" y="\(HTMLText.decimal(height - margin))">\(HTMLText.escaped(facts.change(min(least, .zero))))</text>
      </svg>

      """
  }
}
