import CasinoKit

/// What the player may choose at a baccarat table.
enum BaccaratSettings: GameSettings {
  static let options = [
    SettingOption("decks", BaccaratRules.deckCounts.map(String.init), initial: "8"),
    SettingOption("commission", BaccaratRules.Commission.allCases.map(\.rawValue)),
    SettingOption("tie", BaccaratRules.Tie.allCases.map(\.rawValue)),
  ]

  static func rules(_ values: SettingValues) throws(SettingError) -> BaccaratRules {
    BaccaratRules(
      decks: try values.read("decks") { Int($0) }, commission: try values.read("commission") { .init(rawValue: $0) },
      tie: try values.read("tie") { .init(rawValue: $0) })
  }
}
