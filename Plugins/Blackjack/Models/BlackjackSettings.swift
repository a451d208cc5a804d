import CasinoKit

/// What the player may choose at a blackjack table.
enum BlackjackSettings: GameSettings {
  static let options = [
    SettingOption("decks", ["1", "2", "4", "6", "8"], initial: "6"),
    SettingOption("soft17", BlackjackRules.Soft17.allCases.map(\.rawValue)),
    SettingOption("pays", ["3:2", "6:5", "1:1"]),
    SettingOption("double", BlackjackRules.Double.allCases.map(\.rawValue)),
    SettingOption.toggle("das", initial: true),
    SettingOption("hands", ["2", "3", "4"], initial: "4"),
    SettingOption("split", BlackjackRules.Split.allCases.map(\.rawValue)),
    SettingOption.toggle("resplitAces"),
    SettingOption.toggle("hitSplitAces"),
    SettingOption("surrender", BlackjackRules.Surrender.allCases.map(\.rawValue)),
    SettingOption("hole", BlackjackRules.Hole.allCases.map(\.rawValue)),
    SettingOption("penetration", ["auto"] + penetrations.map(\.text)),
    SettingOption("perfectPairs", PerfectPairs.allCases.map(\.rawValue)),
    SettingOption("21+3", TwentyOnePlus3.allCases.map(\.rawValue)),
    advice,
  ]
  /// The player's wish to be told the best move; no rule.
  static let advice = SettingOption.toggle("advice")

  static func rules(_ values: SettingValues) throws(SettingError) -> BlackjackRules {
    var rules = BlackjackRules()
    rules.decks = try values.read("decks") { Int($0) }
    rules.soft17 = try values.read("soft17") { .init(rawValue: $0) }
    rules.pays = try values.read("pays") { Ratio($0) }
    rules.double = try values.read("double") { .init(rawValue: $0) }
    rules.das = values.isOn("das")
    rules.hands = try values.read("hands") { Int($0) }
    rules.split = try values.read("split") { .init(rawValue: $0) }
    rules.resplitAces = values.isOn("resplitAces")
    rules.hitSplitAces = values.isOn("hitSplitAces")
    rules.surrender = try values.read("surrender") { .init(rawValue: $0) }
    rules.hole = try values.read("hole") { .init(rawValue: $0) }
    rules.penetrationPercent = try values.read("penetration") { penetration($0, decks: rules.decks) }
    rules.perfectPairs = try values.read("perfectPairs") { .init(rawValue: $0) }
    rules.twentyOnePlus3 = try values.read("21+3") { .init(rawValue: $0) }
    if rules.hole == .noCard, rules.surrender == .late {
      throw .conflict("conflict.surrenderNeedsHoleCard", keys: ["surrender", "hole"])
    }
    return rules
  }

  private static let penetrations = stride(from: 50, through: 90, by: 5).map { percent in
    (percent: percent, text: percent % 10 == 0 ? "0.\(percent / 10)" : "0.\(percent)")
  }

  /// One and two decks are dealt to the half, more to three quarters, unless the player chose a share.
  private static func penetration(_ text: String, decks: Int) -> Int? {
    if text == "auto" { return decks <= 2 ? 50 : 75 }
    return penetrations.first { $0.text == text }?.percent
  }
}
