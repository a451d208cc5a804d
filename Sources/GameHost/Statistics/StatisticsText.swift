import CasinoKit
import FoundationEssentials

/// What `casino stats` prints for people.
enum StatisticsText {
  /// The page.
  /// - Parameter title: the game's name, or that of all games.
  static func page(_ report: StatisticsReport, title: String, _ strings: Strings) -> String {
    let facts = StatisticsFacts(report, strings)
    var parts = [[title]]
    guard report.sums.rounds + report.sums.voided > 0 else {
      return title + "\n" + strings.text("stats.none") + "\n"
    }
    parts.append(TextColumns(rows: facts.sums.map { [$0.name, $0.value] }, rightAligned: [1], indent: 2).lines)
    let curve = CurveText().lines(report.curve.map(\.net), label: facts.change)
    if !curve.isEmpty { parts.append([strings.text("stats.curve")] + curve.map { "  " + $0 }) }
    if report.game == nil, report.games.count > 1 {
      let rows = report.games.map { part in
        [
          part.game, strings.amount(Chips(part.sums.rounds)), strings.amount(part.sums.staked),
          facts.change(part.sums.net), part.sums.returnShare.map(strings.percent) ?? StatisticsFacts.none,
        ]
      }
      parts.append(table("stats.games", ["game", "rounds", "staked", "net", "return"], rows, strings))
    }
    let rows = report.outcomes.map { line in
      (report.game == nil ? [line.game] : [])
        + [
          strings.firstKnown(["bet.\(line.bet)"]) ?? line.bet,
          strings.firstKnown(["outcome.\(line.outcome)"]) ?? line.outcome,
          strings.amount(Chips(line.sum.count)), strings.amount(line.sum.staked),
          facts.change(line.sum.returned - line.sum.staked),
        ]
    }
    let heads = (report.game == nil ? ["game"] : []) + ["bet", "outcome.name", "count", "staked", "net"]
    parts.append(table("stats.section.outcomes", heads, rows, strings))
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func table(_ title: String, _ heads: [String], _ rows: [[String]], _ strings: Strings) -> [String] {
    let names = heads.map { strings.text("stats.\($0)") }
    let words = Set(["game", "bet", "outcome.name"])
    let right = Set(heads.indices.filter { !words.contains(heads[$0]) })
    return [strings.text(title)] + TextColumns(rows: [names] + rows, rightAligned: right, indent: 2).lines
  }
}

extension StatisticsReport {
  /// The report as one JSON object.
  var json: String {
    JSONText.object(
      [("game", game.map(JSONText.quoted) ?? "null")] + Self.fields(sums)
        + [
          ("outcomes", JSONText.list(outcomes.map(Self.json))),
          (
            "games",
            JSONText.list(games.map { JSONText.object([("game", JSONText.quoted($0.game))] + Self.fields($0.sums)) })
          ),
          (
            "curve",
            JSONText.list(
              curve.map {
                JSONText.object([
                  ("time", JSONText.quoted($0.time.formatted(.iso8601))), ("net", Self.amount($0.net)),
                ])
              })
          ),
        ])
  }

  /// How bets ended as comma-separated values.
  var csv: String {
    let lines = outcomes.map { line in
      [
        line.game, line.bet, line.outcome, String(line.sum.count), line.sum.staked.description,
        line.sum.returned.description, (line.sum.returned - line.sum.staked).description,
      ]
      .map(CSVText.field).joined(separator: ",")
    }
    return (["game,bet,outcome,count,staked,returned,net"] + lines).map { $0 + "\r\n" }.joined()
  }

  private static func fields(_ sums: GameSums) -> [(String, String)] {
    [
      ("rounds", String(sums.rounds)), ("won", String(sums.won)), ("lost", String(sums.lost)),
      ("pushed", String(sums.pushed)), ("voided", String(sums.voided)), ("advised", String(sums.advised)),
      ("wagered", amount(sums.staked)), ("returned", amount(sums.returned)), ("net", amount(sums.net)),
      ("return", sums.returnShare.map { String($0) } ?? "null"), ("biggestWin", amount(sums.biggest)),
      ("streak", String(sums.streak)), ("bestStreak", String(sums.bestStreak)),
      ("worstStreak", String(sums.worstStreak)),
    ]
  }

  private static func json(_ line: Line) -> String {
    JSONText.object([
      ("game", JSONText.quoted(line.game)), ("bet", JSONText.quoted(line.bet)),
      ("outcome", JSONText.quoted(line.outcome)), ("count", String(line.sum.count)),
      ("staked", amount(line.sum.staked)), ("returned", amount(line.sum.returned)),
    ])
  }

  private static func amount(_ amount: Chips) -> String { JSONText.quoted(amount.description) }
}

/// Comma-separated values (RFC 4180).
enum CSVText {
  /// A field, in quotes where it needs them. What a spreadsheet would take for a formula gets an apostrophe.
  static func field(_ text: String) -> String {
    let isFormula = text.first.map { "=@".contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.contains(where: { "\",\r\n".contains($0) }) else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
