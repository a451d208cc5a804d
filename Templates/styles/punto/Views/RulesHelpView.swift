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
        Text("rules.half")
        Text("rules.rounding")
      }
      SheetSection(title: "rules.table") { TableRulesView(state) }
      ForEach(NewGameBet.allCases) { bet in
        SheetSection(title: "bet.\(bet.rawValue)") {
          FactView(
            strings.text("outcome.win"),
            strings.text(
              "rules.payLine", .text(strings.odds(state.rules.pays(bet))), .text(strings.percent(odds.chance(of: bet))))
          )
          FactView(strings.text("rules.edge"), strings.percent(odds.edge(of: bet)))
        }
      }
      HostValue(.fairness)
    }
  }
}
