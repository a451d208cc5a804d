import CasinoKit

/// The whole table, and the sheets over it.
struct GameTableView: View {
  let state: GameState<BrokenGame>

  private var sheets: [TableSheet] {
    TableSheet.standard.filter { sheet in
      switch Defect.current {
      case .noRules: sheet != .rules
      case .noSettings: sheet != .settings
      case .noStatistics: sheet != .statistics
      default: true
      }
    }
  }

  var body: some View {
    TableFrameView(state, felt: Design.felt, sheets: sheets) {
      BrokenTableLayoutView(state: state)
    } sheet: { sheet in
      if sheet == .rules { RulesHelpView(state: state) }
      if sheet == .settings { SettingsView(state: state) }
      if sheet == .statistics { StatisticsSheetView(state: state) }
    }
  }
}
