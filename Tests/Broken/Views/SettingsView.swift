import CasinoKit

/// The settings of the table, then those that are the player's everywhere.
struct SettingsView: View {
  let state: GameState<BrokenGame>

  var body: some View {
    SheetContainerView(title: "action.settings") {
      if Defect.settingHidden.isHere || Defect.settingShowsInitial.isHere {
        faulty
      } else {
        SettingsSectionsView(state)
      }
      HostValue(.settings)
      if Defect.noKey.isHere { Button("action.rules", id: "book") { state.open(.rules) } }
    }
  }

  /// Without the first setting, or with values that are not those in force.
  private var faulty: some View {
    SheetSection(title: "section.rules") {
      ForEach(BrokenSettings.options.dropFirst(Defect.settingHidden.isHere ? 1 : 0)) { option in
        SettingPicker(option, value: Defect.settingHidden.isHere ? state.settings[option.key] : option.initial) {
          state.choose($0, for: option.key)
        }
      }
    }
  }
}
