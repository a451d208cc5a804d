import CasinoKit

/// The whole table: bar, felt, what can be done, and the sheets over it.
struct GameTableView: View {
  let state: GameState<BlackjackGame>

  var body: some View {
    ZStack {
      TableBackgroundView(Design.felt)
      VStack {
        TopBarView(title: BlackjackGame.info.name) { state.open($0) }
        BlackjackTableLayoutView(state: state)
        if state.isBetting {
          ChipSelectorView(selected: state.selectedChip, available: chips) { state.selectChip($0) }
        }
        ActionButtonsView(state)
      }
      if state.isBigWin { ConfettiView() }
      if state.isGameOver { GameOverView() }
    }
    .sheet(isPresented: state.sheet == .rules, onDismiss: state.closeSheet) { RulesHelpView(state: state) }
    .sheet(isPresented: state.sheet == .settings, onDismiss: state.closeSheet) { SettingsView(state: state) }
    .sheet(isPresented: state.sheet == .statistics, onDismiss: state.closeSheet) {
      StatisticsSheetView(state: state)
    }
  }

  /// The chips that the table's limits take.
  private var chips: [ChipDenomination] {
    ChipDenomination.allCases.filter { $0.value <= state.limits.main.upperBound }
  }
}
