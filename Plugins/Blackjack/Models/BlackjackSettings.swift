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
    SettingOption.toggle("advice"),
  ]

  static func rules(_ values: SettingValues) throws(SettingError) -> BlackjackRules {
    var rules = BlackjackRules()
    rules.decks = try read("decks", values) { Int($0) }
    rules.soft17 = try read("soft17", values) { .init(rawValue: $0) }
    rules.pays = try read("pays", values) { Ratio($0) }
    rules.double = try read("double", values) { .init(rawValue: $0) }
    rules.das = values.isOn("das")
    rules.hands = try read("hands", values) { Int($0) }
    rules.split = try read("split", values) { .init(rawValue: $0) }
    rules.resplitAces = values.isOn("resplitAces")
    rules.hitSplitAces = values.isOn("hitSplitAces")
    rules.surrender = try read("surrender", values) { .init(rawValue: $0) }
    rules.hole = try read("hole", values) { .init(rawValue: $0) }
    rules.penetrationPercent = try read("penetration", values) { penetration($0, decks: rules.decks) }
    rules.perfectPairs = try read("perfectPairs", values) { .init(rawValue: $0) }
    rules.twentyOnePlus3 = try read("21+3", values) { .init(rawValue: $0) }
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

  private static func read<Value>(
    _ key: String, _ values: SettingValues, as value: (String) -> Value?
  ) throws(SettingError) -> Value {
    guard let value = value(values[key]) else {
      throw .badValue(
        key: key, value: values[key], allowed: options.first { $0.key == key }?.values ?? [])
    }
    return value
  }
}
