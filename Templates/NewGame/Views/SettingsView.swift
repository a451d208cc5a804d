import CasinoKit

/// The settings of the table: its limits and rules, then those that are the player's everywhere.
struct SettingsView: View {
  let state: GameState<NewGameGame>

  var body: some View {
    SheetContainerView(title: "action.settings") {
      SettingsSectionsView(state)
      HostValue(.settings)
    }
  }
}
