/// The settings of a table: the limits, then each of the game's own.
public struct SettingsSectionsView<Module: GameModule>: View {
  private let state: GameState<Module>
  private let wishes: Set<String>

  /// Shows the settings of a table.
  /// - Parameters:
  ///   - state: the table as it stands.
  ///   - wishes: the keys of settings that are the player's wishes and no rules; the game shows them itself.
  public init(_ state: GameState<Module>, without wishes: Set<String> = []) {
    self.state = state
    self.wishes = wishes
  }

  /// Sections with a picker for each setting.
  public var body: some View {
    SheetSection(title: "section.limits") {
      SettingPicker(
        SettingOption("limits", TableLimits.allCases.map(\.rawValue)), value: state.limits.rawValue
      ) { value in
        if let limits = TableLimits(rawValue: value) {
          state.choose(limits)
        } else {
          state.choose(value, for: "limits")
        }
      }
      LimitFactsView(limits: state.limits, strings: state.strings)
    }
    if !rules.isEmpty {
      SheetSection(title: "section.rules") {
        ForEach(rules) { option in
          SettingPicker(option, value: state.settings[option.key]) { state.choose($0, for: option.key) }
        }
        if !state.isBetting { Text("settings.later") }
      }
    }
  }

  private var rules: [SettingOption] { Module.Settings.options.filter { !wishes.contains($0.key) } }
}

/// The rules of a table as facts: each of the game's settings with its value, then the limits. For a rules sheet.
public struct TableRulesView<Module: GameModule>: View {
  private let state: GameState<Module>
  private let wishes: Set<String>

  /// Tells the rules of a table.
  /// - Parameters:
  ///   - state: the table as it stands.
  ///   - wishes: the keys of settings that are the player's wishes and no rules.
  public init(_ state: GameState<Module>, without wishes: Set<String> = []) {
    self.state = state
    self.wishes = wishes
  }

  /// A fact for each rule.
  public var body: some View {
    ForEach(Module.Settings.options.filter { !wishes.contains($0.key) }) { option in
      FactView(
        state.strings.text("setting.\(option.key)"),
        state.strings.value(state.settings[option.key], ofSetting: option.key))
    }
    LimitFactsView(limits: state.limits, strings: state.strings)
  }
}

/// What a main bet and a side bet may be.
private struct LimitFactsView: View {
  let limits: TableLimits
  let strings: Strings

  var body: some View {
    FactView(strings.text("limits.main"), strings.range(limits.main))
    FactView(strings.text("limits.side"), strings.range(limits.side))
  }
}
