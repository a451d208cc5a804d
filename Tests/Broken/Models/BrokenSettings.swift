import CasinoKit

/// What the player may choose at the table.
enum BrokenSettings: GameSettings {
  static let options = [
    SettingOption("decks", ["1", "2"]), SettingOption("ties", BrokenRules.Ties.allCases.map(\.rawValue)),
  ]

  static func rules(_ values: SettingValues) throws(SettingError) -> BrokenRules {
    let rules = BrokenRules(
      decks: try values.read("decks") { Defect.settingRefused.isHere && $0 == "2" ? nil : Int($0) },
      ties: try values.read("ties") { BrokenRules.Ties(rawValue: $0) })
    if rules.decks == 2 {
      if Defect.settingTraps.isHere { fatalError("two decks") }
      if Defect.conflictWithoutWords.isHere, rules.ties == .lose {
        throw .conflict("conflict.decks", keys: ["decks", "ties"])
      }
    }
    return rules
  }
}
