import CasinoKit

/// The rules in force, and what every bet pays and costs.
struct RulesHelpView: View {
  let state: GameState<BlackjackGame>

  private var strings: Strings { state.strings }
  private var rules: BlackjackRules { state.rules }

  var body: some View {
    SheetContainerView(title: "rules.title") {
      SheetSection(title: "rules.aim") {
        Text("rules.aim.text")
        Text("rules.moves.text")
        NaturalExampleView(rules: rules, strings: strings)
        Text("rules.rounding")
      }
      SheetSection(title: "rules.table") {
        TableRulesView(state, without: [BlackjackSettings.advice.key])
        ChipsLineView(chips: state.chips, limits: state.limits, strings: strings)
      }
      SheetSection(title: "bet.main") { mainBet }
      SheetSection(title: "bet.insurance") { insurance }
      SheetSection(title: "bet.perfectPairs") {
        ForEach(PerfectPairs.Kind.allCases) { kind in
          payLine(
            "pair.\(kind)", rules.perfectPairs.payout(for: kind), ways: kind.ways(decks: rules.decks),
            of: PerfectPairs.total(decks: rules.decks))
        }
        edge(rules.perfectPairs.houseEdge(decks: rules.decks))
      }
      SheetSection(title: "bet.21+3") {
        ForEach(TwentyOnePlus3.Kind.allCases) { kind in
          payLine(
            "poker.\(kind)", rules.twentyOnePlus3.payout(for: kind), ways: kind.ways(decks: rules.decks),
            of: TwentyOnePlus3.total(decks: rules.decks))
        }
        edge(rules.twentyOnePlus3.houseEdge(decks: rules.decks))
      }
      HostValue(.fairness)
    }
  }

  @ViewBuilder private var mainBet: some View {
    FactView(strings.text("rules.natural"), strings.odds(rules.pays))
    FactView(strings.text("rules.win"), strings.odds(Ratio(1)))
    FactView(strings.text("rules.push"), strings.text("rules.returned"))
    if rules.surrender == .late { FactView(strings.text("move.surrender"), strings.text("rules.half")) }
    if rules == BlackjackRules(), let edge = BlackjackGame.edge(of: .main) { self.edge(edge) }
  }

  @ViewBuilder private var insurance: some View {
    let (tens, total) = Insurance.ways(decks: rules.decks)
    FactView(
      strings.text("rules.insurance"),
      strings.text(
        "rules.payLine", .text(strings.odds(Insurance.pays)), .text(strings.percent(Double(tens) / Double(total)))))
    edge(Insurance.houseEdge(decks: rules.decks))
    if rules.pays == Ratio(3, 2) { Text("rules.evenMoney") }
  }

  private func payLine(_ key: String, _ pays: Int, ways: Int, of total: Int) -> some View {
    FactView(
      strings.text(key),
      strings.text(
        "rules.payLine", .text(strings.odds(Ratio(pays))), .text(strings.percent(Double(ways) / Double(total)))))
  }

  private func edge(_ edge: Double) -> some View {
    FactView(strings.text("rules.edge"), strings.percent(edge))
  }
}
