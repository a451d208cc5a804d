import CasinoKit

/// What the player may choose at the table.
// NEXT: offer a setting for each rule.
enum NewGameSettings: GameSettings {
  static let options = [SettingOption("pays", PayTable.allCases.map(\.rawValue))]

  static func rules(_ values: SettingValues) throws(SettingError) -> NewGameRules {
    NewGameRules(pays: try values.read("pays") { PayTable(rawValue: $0) })
  }
}
