import CasinoKit

/// The settings of the table.
struct SettingsView: View {
  let state: GameState<BaccaratGame>

  var body: some View {
    SheetContainerView(title: "action.settings") {
      SettingsSectionsView(state)
      SheetSection(title: "section.everyTable") {
        SpeedPicker()
        VolumePicker()
        BalancePicker()
        HostValue(.settings)
      }
    }
  }
}
