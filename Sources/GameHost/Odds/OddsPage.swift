import CasinoKit

/// What `casino odds` prints of a picture.
enum OddsPage {
  /// A table of the figures, and where they come from.
  static func lines(_ picture: OddsPicture, _ strings: Strings) -> [String] {
    let heads = ["", strings.text("odds.value"), "±", ""]
    let rows = picture.lines.enumerated().map { place, line in
      [
        line.name, strings.signedPercent(line.value), line.margin.map(strings.percent) ?? "",
        strings.mark(place, in: picture) ?? "",
      ]
    }
    let columns = picture.margin > 0 ? [0, 1, 2, 3] : [0, 1, 3]
    let table = TextColumns(
      rows: ([heads] + rows).map { row in columns.map { row[$0] } }, rightAligned: Set(1..<columns.count - 1)
    ).lines
    return table + [""]
      + strings.notes(of: picture).flatMap { TextColumns.wrapped($0, width: TextColumns.pageWidth) }
  }

  /// The figures as one JSON object.
  static func json(_ picture: OddsPicture, game: String, round: Int?, type: String? = nil) -> String {
    let lines = picture.lines.enumerated().map { place, line in
      var fields = [("id", JSONText.quoted(line.id)), ("value", String(line.value))]
      if let margin = line.margin { fields += [("margin", String(margin)), ("rounds", String(line.samples))] }
      if place == picture.best, !picture.isOfBets { fields.append(("best", picture.isBestSure ? "true" : "false")) }
      return JSONText.object(fields)
    }
    var fields = type.map { [("type", JSONText.quoted($0))] } ?? []
    fields += [("game", JSONText.quoted(game))]
    if let round { fields.append(("round", String(round))) }
    switch picture.source {
    case .exact: fields.append(("source", JSONText.quoted("exact")))
    case .rollouts(_, let player): fields.append(("source", JSONText.quoted(player.rawValue)))
    }
    return JSONText.object(fields + [("odds", JSONText.list(lines))]) + "\n"
  }
}
