/// The settings of a table: the limits, then each of the game's own.
public struct SettingsSectionsView<Module: GameModule>: View {
  private let state: GameState<Module>

  /// Shows the settings of a table.
  public init(_ state: GameState<Module>) { self.state = state }

  /// Sections with a picker for each setting.
  public var body: some View {
    SheetSection(title: "section.limits") {
      SettingPicker(
        SettingOption("limits", TableLimits.allCases.map(\.rawValue)), value: state.limits.rawValue
      ) { value in
        if let limits = TableLimits(rawValue: value) {
          state.choose(limits)
        } else {
          state.choose(value, for: "limits")
        }
      }
      FactView(state.strings.text("limits.main"), state.strings.range(state.limits.main))
      FactView(state.strings.text("limits.side"), state.strings.range(state.limits.side))
    }
    SheetSection(title: "section.rules") {
      ForEach(Module.Settings.options) { option in
        SettingPicker(option, value: state.settings[option.key]) { state.choose($0, for: option.key) }
      }
      if !state.isBetting { Text("settings.later") }
    }
  }
}
