import CasinoKit

extension TextTable {
  /// The odds of the decision at hand or of the bets; those that the game declares where it works out none.
  func oddsLines() throws -> [String] {
    do {
      guard let inquiry = try session.askOdds(pace: .told) else { return declaredEdges() }
      try inquiry.wait { _ in true }
      guard let picture = inquiry.picture else {
        return inquiry.end == .noCardsFit ? [strings.text("odds.noCardsFit")] : declaredEdges()
      }
      return strings.lines(of: picture)
    } catch let failure as ModuleFailure {
      // The table's own program goes on.
      return [strings.happened(failure, session.game.manifest.info.name)]
    }
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
