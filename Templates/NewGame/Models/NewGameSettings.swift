import CasinoKit

/// What the player may choose at the table.
// NEXT: offer a setting for each rule.
enum NewGameSettings: GameSettings {
  static let options = [
    SettingOption("decks", NewGameRules.deckCounts.map(String.init), initial: "6"),
    SettingOption("tie", NewGameRules.Tie.allCases.map(\.rawValue)),
  ]

  static func rules(_ values: SettingValues) throws(SettingError) -> NewGameRules {
    NewGameRules(
      decks: try values.read("decks") { Int($0) }, tie: try values.read("tie") { NewGameRules.Tie(rawValue: $0) })
  }
}
