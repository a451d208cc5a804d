import CasinoKit

extension TextTable {
  /// The odds of the decision at hand or of the bets; those that the game declares where it works out none.
  func oddsLines() throws -> [String] {
    guard let report = try session.odds() else { return declaredEdges() }
    if let refusal = report.refusal { return [refusal] }
    return report.lines.map { line in
      let figures = zip(report.columns, line.figures).compactMap { column, figure in
        figure.map {
          strings.text("text.odds.figure", .text(strings.text("odds.\(column)")), .text(strings.percent($0)))
        }
      }
      return strings.text(
        "text.odds", .text(line.name), .text(figures.joined(separator: strings.text("list.separator"))))
    } + report.notes
  }

  private func declaredEdges() -> [String] {
    let lines = session.game.manifest.bets.compactMap { bet in
      bet.edge.map { edge in
        let name = session.scene.actions.first { $0.id == "bet.\(bet.id)" }?.title ?? bet.id
        return strings.text(
          "text.odds", .text(name),
          .text(strings.text("text.odds.figure", .text(strings.text("odds.edge")), .text(strings.percent(edge)))))
      }
    }
    return lines.isEmpty ? [strings.text("text.noOdds")] : lines
  }
}
