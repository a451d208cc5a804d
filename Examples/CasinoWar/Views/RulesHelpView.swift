import CasinoKit

/// The rules in force, and what every bet pays and costs.
struct RulesHelpView: View {
  let state: GameState<CasinoWarGame>

  private var strings: Strings { state.strings }
  private var odds: CasinoWarOdds { CasinoWarOdds(rules: state.rules) }

  var body: some View {
    SheetContainerView(title: "action.rules") {
      SheetSection(title: "rules.aim") {
        Text("rules.aim.text")
        Text("rules.war.text")
        Text(state.rules.bonus ? "rules.bonus.on" : "rules.bonus.off")
        Text("rules.rounding")
      }
      SheetSection(title: "rules.table") { TableRulesView(state) }
      SheetSection(title: "bet.ante") {
        FactView(strings.text("outcome.win"), strings.odds(CasinoWarBet.ante.greatestPayout))
        FactView(strings.text("rules.best"), strings.text("rules.best.war"))
        edge(.ante)
      }
      SheetSection(title: "bet.tie") {
        FactView(
          strings.text("rules.tie"),
          strings.text(
            "rules.payLine", .text(strings.odds(CasinoWarBet.tiePays)), .text(strings.percent(odds.chanceOfTie))))
        edge(.tie)
      }
      HostValue(.fairness)
    }
  }

  private func edge(_ bet: CasinoWarBet) -> some View {
    FactView(strings.text("rules.edge"), strings.percent(odds.edge(of: bet)))
  }
}
