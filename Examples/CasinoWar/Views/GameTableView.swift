import CasinoKit

/// The whole table: bar, felt, what can be done, and the sheets over it.
struct GameTableView: View {
  let state: GameState<CasinoWarGame>

  var body: some View {
    TableFrameView(state, felt: Design.felt) {
      CasinoWarTableLayoutView(state: state)
    } sheet: { sheet in
      if sheet == .rules { RulesHelpView(state: state) }
      if sheet == .settings { SettingsView(state: state) }
      if sheet == .statistics { StatisticsSheetView(state: state) }
    }
  }
}
