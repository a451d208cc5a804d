import CasinoKit

/// The rules in force, and what every bet pays and costs.
struct RulesHelpView: View {
  let state: GameState<BrokenGame>

  private var strings: Strings { state.strings }

  var body: some View {
    SheetContainerView(title: "action.rules") {
      SheetSection(title: "rules.aim") {
        Text("rules.aim.text")
        Text("rules.raise.text")
        Text(state.rules.ties == .push ? "rules.ties.push" : "rules.ties.lose")
        Text("rules.rounding")
      }
      SheetSection(title: "rules.table") {
        if Defect.rulesWithoutLimits.isHere { Text("rules.rounding") } else { TableRulesView(state) }
      }
      bet(.main)
      if !Defect.rulesForgetBet.isHere { bet(.suited) }
    }
  }

  private func bet(_ bet: BrokenBet) -> some View {
    SheetSection(title: "bet.\(bet.rawValue)") {
      if !Defect.rulesWithoutPayout.isHere {
        FactView(strings.text("outcome.win"), strings.odds(bet.greatestPayout))
      }
      if let edge = BrokenGame.edge(of: bet), state.rules == BrokenRules() {
        FactView(strings.text("rules.edge"), strings.percent(edge))
      }
    }
  }
}
