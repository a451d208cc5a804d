import CasinoKit

/// The whole table: bar, felt, what can be done, and the sheets over it.
struct GameTableView: View {
  let state: GameState<BlackjackGame>

  var body: some View {
    ZStack {
      TableBackgroundView(Design.felt) { FeltPatternView() }
      VStack {
        TopBarView(title: BlackjackGame.info.name) { state.open($0) }
        BlackjackTableLayoutView(state: state)
        if state.isBetting {
          ChipSelectorView(selected: state.selectedChip, available: state.chips) { state.selectChip($0) }
        }
        ActionButtonsView(state)
      }.overlay {
        if state.isBigWin { ConfettiView() }
        if state.isGameOver { wayOn }
      }
    }
    .dynamicTooltip(state.tooltips)
    .sheet(isPresented: state.sheet != nil, onDismiss: state.closeSheet) {
      if state.sheet == .rules { RulesHelpView(state: state) }
      if state.sheet == .settings { SettingsView(state: state) }
      if state.sheet == .statistics { StatisticsSheetView(state: state) }
    }
  }

  /// At the end of the chips: a new stack, or the way out.
  private var wayOn: some View {
    GameOverView { Button("action.leave", id: GameOverView.leave, key: "Q") {} }
  }
}
