import CasinoKit

extension TableSession {
  /// Begins to ask what the moves of the decision are worth or, between rounds, the bets. A round that is asked about is
  /// marked from then on. A program of the game tells what was seen; another one, which gets nothing else, is asked.
  /// - Returns: nil where the game works out none.
  /// - Throws: `ModuleFailure` where one of the programs fails; the table's own goes on.
  func askOdds(pace: OddsPace = OddsPace()) throws -> OddsInquiry? {
    guard let start = startProgram, let question = try oddsQuestion(start) else { return nil }
    let connection = try start(game)
    do {
      let inquiry = try OddsInquiry(question, connection, pace: pace)
      if !question.isOfBets { try bank.markAdvised() }
      return inquiry
    } catch {
      connection.end()
      throw error
    }
  }

  private func oddsQuestion(_ start: (Game) throws(ModuleFailure) -> ModuleConnection) throws -> OddsQuestion? {
    guard hasOpenRound else {
      let names = game.manifest.bets.map { bet in
        (id: bet.id, name: scene.actions.first { $0.id == "bet.\(bet.id)" }?.title ?? bet.id)
      }
      return OddsQuestion(
        betsBy: gameSettings, counted: nil, names: names, cards: values.cardsRemaining, language: strings.language)
    }
    guard let kept = try bank.roundUnderWay() else { return nil }
    let teller = try start(game)
    defer { teller.end() }
    let seen = try SeenRound(
      kept.round, isFreshShoe: kept.isFirst, connection: teller, language: strings.language)
    return seen.map { OddsQuestion($0, counted: nil, language: strings.language) }
  }
}
