import CasinoKit

/// The rules in force, and what every bet pays and costs.
// NEXT: tell the rules; each bet with what it pays and what the house keeps.
struct RulesHelpView: View {
  let state: GameState<NewGameGame>

  private var strings: Strings { state.strings }
  private var odds: NewGameOdds { NewGameOdds(rules: state.rules) }

  var body: some View {
    SheetContainerView(title: "action.rules") {
      SheetSection(title: "rules.aim") {
        Text("rules.aim.text")
        Text("rules.raise.text")
        Text("rules.dealer.text", .text(name(NewGameRules.dealerPlaysFrom)))
        Text(state.rules.tie == .push ? "rules.tie.push" : "rules.tie.lose")
        Text("rules.rounding")
      }
      SheetSection(title: "rules.table") { TableRulesView(state) }
      SheetSection(title: "bet.ante") {
        FactView(strings.text("outcome.win"), strings.odds(NewGameBet.ante.greatestPayout))
        FactView(strings.text("rules.best"), strings.text("rules.best.raise", .text(name(odds.lowestRaise))))
        edge(.ante)
      }
      SheetSection(title: "bet.pair") {
        FactView(
          strings.text("rules.pair"),
          strings.text(
            "rules.payLine", .text(strings.odds(NewGameBet.pairPays)), .text(strings.percent(odds.chanceOfPair))))
        edge(.pair)
      }
      HostValue(.fairness)
    }
  }

  private func name(_ rank: Rank) -> String { strings.text("rank.\(rank)") }

  private func edge(_ bet: NewGameBet) -> some View {
    FactView(strings.text("rules.edge"), strings.percent(odds.edge(of: bet)))
  }
}
