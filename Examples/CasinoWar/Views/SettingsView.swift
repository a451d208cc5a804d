import CasinoKit

/// The settings sheet, as the kit shows it.
typealias SettingsView = StandardSettingsView<CasinoWarGame>
