import CasinoKit

/// What the player may choose at the table.
enum CasinoWarSettings: GameSettings {
  static let options = [
    SettingOption("decks", CasinoWarRules.deckCounts.map(String.init), initial: "6"),
    .toggle("bonus"),
  ]

  static func rules(_ values: SettingValues) throws(SettingError) -> CasinoWarRules {
    CasinoWarRules(decks: try values.read("decks") { Int($0) }, bonus: values.isOn("bonus"))
  }
}
