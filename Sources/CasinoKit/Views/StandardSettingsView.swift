/// The settings sheet of a game that has none but rules: its limits and rules, then those that are the player's
/// everywhere.
public struct StandardSettingsView<Module: GameModule>: View {
  private let state: GameState<Module>

  /// Shows the settings of a table.
  public init(state: GameState<Module>) { self.state = state }

  /// The sheet.
  public var body: some View {
    SheetContainerView(title: "action.settings") {
      SettingsSectionsView(state)
      HostValue(.settings)
    }
  }
}
