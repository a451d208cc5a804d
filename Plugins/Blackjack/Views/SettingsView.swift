import CasinoKit

/// The settings of the table.
struct SettingsView: View {
  let state: GameState<BlackjackGame>

  var body: some View {
    SheetContainerView(title: "action.settings") {
      SettingsSectionsView(state, without: [BlackjackSettings.advice.key])
      SheetSection(title: "section.help") {
        SettingsToggle(BlackjackSettings.advice, isOn: state.settings.isOn(BlackjackSettings.advice.key)) { isOn in
          SoundManager.shared.play(Design.adviceSound)
          state.choose(isOn ? "on" : "off", for: BlackjackSettings.advice.key)
        }
      }
      SheetSection(title: "section.everyTable") {
        SpeedPicker()
        VolumePicker()
        BalancePicker()
        HostValue(.settings)
      }
    }
  }
}
