/// The statistics sheet of a game that keeps no data of its own: the host's figures.
public struct StandardStatisticsView<Module: GameModule>: View {
  /// Shows the figures of a table.
  public init(state: GameState<Module>) {}

  /// The sheet.
  public var body: some View {
    SheetContainerView(title: "action.statistics") { StatisticsView() }
  }
}
