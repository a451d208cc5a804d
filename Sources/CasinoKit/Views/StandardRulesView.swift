/// The rules sheet of a small game: its aim (`rules.aim.text` of its catalogue, else its summary), the rules and limits in
/// force, and what every bet pays at most and costs. A game with more to tell writes its own.
public struct StandardRulesView<Module: GameModule>: View {
  private let state: GameState<Module>

  /// Tells the rules of a table.
  public init(state: GameState<Module>) { self.state = state }

  /// The sheet.
  public var body: some View {
    SheetContainerView(title: "action.rules") {
      SheetSection(title: "section.rules") {
        Text(verbatim: state.strings.firstKnown(["rules.aim.text", "game.summary"]) ?? Module.summary)
        TableRulesView(state)
      }
      ForEach(Module.Engine.Bet.allCases) { bet in
        SheetSection(title: "bet.\(bet.rawValue)") {
          FactView(state.strings.text("rules.pays"), state.strings.odds(bet.greatestPayout))
          ForEach(Module.edge(of: bet).map { [$0] } ?? []) { edge in
            FactView(state.strings.text("rules.edge"), state.strings.percent(edge))
          }
        }
      }
      HostValue(.fairness)
    }
  }
}
