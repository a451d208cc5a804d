import CasinoKit

/// The rules in force, and what every hand returns and costs.
// NEXT: tell the rules; each bet with what it pays and what the house keeps.
struct RulesHelpView: View {
  let state: GameState<NewGameGame>

  private var strings: Strings { state.strings }
  private var pays: PayTable { state.rules.pays }

  var body: some View {
    SheetContainerView(title: "action.rules") {
      SheetSection(title: "rules.aim") {
        Text("rules.aim.text")
        Text("rules.draw.text")
        Text("rules.shoe")
      }
      SheetSection(title: "rules.table") { TableRulesView(state) }
      SheetSection(title: "bet.main") {
        ForEach(NewGameResult.allCases.filter { $0 != .lose }.reversed()) { result in
          FactView(
            strings.text("outcome.\(result.rawValue)"),
            strings.text("rules.returns", .text(strings.amount(Chips(pays.returned(for: result))))))
        }
        FactView(strings.text("rules.edge"), strings.percent(1 - pays.bestReturn))
        FactView(
          strings.text("rules.best"), strings.text("rules.best.returns", .text(strings.percent(pays.bestReturn))))
      }
      HostValue(.fairness)
    }
  }
}
