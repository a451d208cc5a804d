import CasinoKit

/// The whole table: bar, felt, what can be done, and the sheets over it.
struct GameTableView: View {
  let state: GameState<BaccaratGame>

  var body: some View {
    TableFrameView(state, felt: Design.felt, sheets: TableSheet.standard + [.roads]) {
      BaccaratTableLayoutView(state: state)
    } sheet: { sheet in
      switch sheet {
      case .rules: RulesHelpView(state: state)
      case .settings: SettingsView(state: state)
      case .roads: RoadsSheetView(state: state)
      default: StatisticsSheetView()
      }
    }
  }
}
