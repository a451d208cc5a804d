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
    """
    <!doctype html>
    <html lang="\(HTMLText.escaped(strings.language))">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(HTMLText.escaped(title))</title>
    <style>\(Self.style)</style>
    <main>
    <h1>\(HTMLText.escaped(title))</h1>
    \(report.sums.rounds + report.sums.voided == 0 ? paragraph("stats.none") : sections)
    </main>
    </html>

    """
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

  private static let style = """
    :root{color-scheme:light dark;--felt:#0b5d3b;--ink:#14231c;--quiet:#54645c;--paper:#f6f4ec;--card:#fff;\
    --line:#d9d5c7;--win:#0a6b3f;--lose:#a3242f;--push:#6a6a50}
    @media (prefers-color-scheme:dark){:root{--felt:#2fae78;--ink:#eceae0;--quiet:#a9b4ad;--paper:#101713;\
    --card:#18221c;--line:#2c3a32;--win:#5fd39a;--lose:#ff8b8b;--push:#cfc99a}}
    body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
    main{max-width:60rem;margin:auto;padding:2rem 1rem}
    h1{font-weight:650;border-bottom:3px solid var(--felt);padding-bottom:.4rem}
    h2{font-size:1.1rem;margin:2rem 0 .6rem}
    dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:.8rem;margin:1.5rem 0}
    dl div{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.7rem 1rem}
    dt{color:var(--quiet);font-size:.85rem}dd{margin:0;font-size:1.3rem;font-variant-numeric:tabular-nums}
    .win dd{color:var(--win)}.lose dd{color:var(--lose)}
    svg{width:100%;height:auto;background:var(--card);border:1px solid var(--line);border-radius:.6rem}
    svg text{fill:var(--quiet);font-size:12px}svg .net{fill:none;stroke:var(--felt);stroke-width:2}
    svg .area{fill:var(--felt);opacity:.14}svg .zero{stroke:var(--quiet);stroke-dasharray:4 4}
    table{width:100%;border-collapse:collapse;background:var(--card);border:1px solid var(--line)}
    th,td{text-align:right;padding:.35rem .8rem;border-bottom:1px solid var(--line);font-variant-numeric:tabular-nums}
    th[scope=row],th:first-child{text-align:left;font-weight:500}
    .bar{width:40%}.bar i{display:block;height:.8rem;border-radius:.4rem;background:var(--push)}
    .bar .win{background:var(--win)}.bar .lose{background:var(--lose)}
    """
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

/// Text for a page.
enum HTMLText {
  /// A text in which nothing is a sign of the language.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, sign in
      switch sign {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(sign)
      }
    }
  }

  /// A number with two decimals at most.
  static func decimal(_ number: Double) -> String { String((number * 100).rounded() / 100) }
}
