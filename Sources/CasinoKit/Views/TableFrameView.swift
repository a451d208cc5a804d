/// A whole table: the bar, the game's own part of the felt, what can be done, and the sheets over it.
///
///     TableFrameView(state, felt: .blue) {
///       TableLayoutView(state: state)
///     } sheet: { sheet in
///       if sheet == .rules { RulesHelpView(state: state) }
///     }
public struct TableFrameView<Module: GameModule>: View {
  private let state: GameState<Module>
  private let felt: CasinoDesign.Palette.Felt
  private let sheets: [TableSheet]
  private let layout: () -> ViewGroup
  private let sheet: (TableSheet) -> ViewGroup

  /// Lays a table.
  /// - Parameters:
  ///   - state: the table as it stands.
  ///   - felt: its cloth.
  ///   - sheets: the sheets that the bar opens.
  ///   - layout: what lies on the felt.
  ///   - sheet: what is in a sheet.
  public init(
    _ state: GameState<Module>, felt: CasinoDesign.Palette.Felt, sheets: [TableSheet] = TableSheet.standard,
    @ViewBuilder layout: @escaping () -> ViewGroup, @ViewBuilder sheet: @escaping (TableSheet) -> ViewGroup
  ) {
    self.state = state
    self.felt = felt
    self.sheets = sheets
    self.layout = layout
    self.sheet = sheet
  }

  /// The table, and the sheet that is open over it.
  public var body: some View {
    ZStack {
      TableBackgroundView(felt)
      VStack {
        TopBarView(title: state.gameName, sheets: sheets) { state.open($0) }
        layout()
        if state.isBetting {
          ChipSelectorView(selected: state.selectedChip, available: state.chips) { state.selectChip($0) }
        }
        ActionButtonsView(state)
      }
      if state.isBigWin { ConfettiView() }
      if state.isGameOver { GameOverView() }
    }
    .dynamicTooltip(state.tooltips)
    .sheet(isPresented: state.sheet != nil, onDismiss: state.closeSheet) {
      ForEach(state.sheet.map { [$0] } ?? []) { sheet($0) }
    }
  }
}

extension GameState {
  /// The chips that the table's limits take.
  public var chips: [ChipDenomination] { ChipDenomination.allCases.filter { $0.value <= limits.main.upperBound } }
}
