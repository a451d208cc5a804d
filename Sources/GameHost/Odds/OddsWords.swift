import CasinoKit

/// Odds in words and figures.
extension Strings {
  /// A share with its sign: `+12.34%`, `−0.50%`.
  func signedPercent(_ share: Double) -> String {
    let figure = percent(abs(share))
    return share < 0 ? "−\(figure)" : "+\(figure)"
  }

  /// What a line is worth: exactly, or within its margin; of a bet that the game worked out, the house edge.
  func worth(of line: OddsPicture.Line, in picture: OddsPicture) -> String {
    if picture.report != nil { return text("text.odds.figure", .text(text("odds.edge")), .text(percent(-line.value))) }
    guard let margin = line.margin else { return signedPercent(line.value) }
    return text("odds.within", .text(signedPercent(line.value)), .text(percent(margin)))
  }

  /// The word beside the best line; nil for all others.
  func mark(_ place: Int, in picture: OddsPicture) -> String? {
    guard !picture.isOfBets, place == picture.best, picture.lines.count > 1 else { return nil }
    return text(picture.isBestSure ? "odds.best" : "odds.leads")
  }

  /// Where the figures come from.
  func source(of picture: OddsPicture) -> String {
    switch picture.source {
    case .exact: text("odds.exact")
    case .rollouts(let rounds, .strategy): text("odds.byStrategy", .count(rounds), .text(amount(Chips(rounds))))
    case .rollouts(let rounds, .random): text("odds.atRandom", .count(rounds), .text(amount(Chips(rounds))))
    }
  }

  /// A picture as a table tells it.
  func lines(of picture: OddsPicture) -> [String] {
    if let report = picture.report { return lines(of: report) }
    let lines = picture.lines.enumerated().map { place, line in
      let worth = worth(of: line, in: picture)
      return text(
        "text.odds", .text(line.name),
        .text(mark(place, in: picture).map { text("odds.marked", .text(worth), .text($0)) } ?? worth))
    }
    return lines + notes(of: picture)
  }

  /// What a game says of its bets, with every figure.
  private func lines(of report: OddsReport) -> [String] {
    report.lines.map { line in
      let figures = zip(report.columns, line.figures).compactMap { column, figure in
        figure.map { text("text.odds.figure", .text(text("odds.\(column)")), .text(percent($0))) }
      }
      return text("text.odds", .text(line.name), .text(figures.joined(separator: text("list.separator"))))
    } + report.notes
  }

  /// What is to be said below the figures.
  func notes(of picture: OddsPicture) -> [String] {
    [source(of: picture)] + (picture.notes.isEmpty ? [text("odds.shares")] : picture.notes)
      + (picture.isOfBets ? [] : [text("odds.advised")])
  }
}
