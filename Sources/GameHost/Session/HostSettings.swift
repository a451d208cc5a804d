import CasinoKit

/// The player's wishes for every table, which the host keeps.
struct HostSettings: Equatable {
  /// The settings in the order of the sheet. Their words are `setting.<key>` of the host's catalogue.
  static let options = [
    SettingOption("speed", ["slow", "normal", "fast", "instant"], initial: "normal"),
    SettingOption.toggle("reducedMotion"),
    SettingOption("textScale", TextScale.allCases.map(\.rawValue), initial: TextScale.regular.rawValue),
    SettingOption("theme", ["auto", "dark", "light"]),
    SettingOption.toggle("fourColour"),
    SettingOption(LanguageChoice.key, [LanguageChoice.automatic] + LanguageChoice.offered),
    SettingOption(InterfaceChoice.key, InterfaceChoice.values),
    SettingOption.toggle("mouse", initial: true),
    SettingOption("hints", ["on", "off", "again"]),
    SettingOption.toggle("sound", initial: true),
    SettingOption("volume", ["25", "50", "75", "100"], initial: "75"),
    SettingOption.toggle("bell"),
    SettingOption.toggle("sessionClock"),
    SettingOption("lossLimit", ["off", "100", "500", "1000", "5000", "10000"]),
    SettingOption(
      Store.startingBalanceKey, ["1000", "5000", "10000", "25000", "100000"],
      initial: String(Store.startingStack.hundredths / 100)),
  ]
  /// The settings whose values are amounts of chips.
  private static let amounts: Set<String> = ["lossLimit", Store.startingBalanceKey]
  /// What stands before the key in the action that changes a setting.
  static let prefix = "host.set."

  /// The player's part in the seeds of shoes, which is typed and no setting of the sheet.
  static let clientSeed = "clientSeed"

  private(set) var values = SettingValues(options)

  /// Takes what was kept; what is unknown by now is left out.
  init(_ kept: [String: String] = [:]) {
    for (key, value) in kept { try? values.set(key, value) }
  }

  /// What the player wants to lose at most at one sitting.
  var lossLimit: Chips? { Chips(values["lossLimit"]) }
  /// What the next new stack holds.
  var startingBalance: Chips { Chips(values[Store.startingBalanceKey]) ?? Store.startingStack }
  /// How large the table is drawn.
  var textScale: TextScale { TextScale(rawValue: values["textScale"]) ?? .regular }

  /// A setting's value as it is read.
  static func read(_ value: String, of key: String, _ strings: Strings) -> String {
    if amounts.contains(key), let amount = Chips(value) { return strings.amount(amount) }
    return strings.value(value, ofSetting: key)
  }

  /// Changes a setting to a value, or to the next one.
  /// - Returns: the value; nil where there is no such setting or value.
  mutating func change(_ key: String, to value: String?) -> String? {
    guard let option = Self.options.first(where: { $0.key == key }),
      let place = option.values.firstIndex(of: values[key])
    else { return nil }
    let wanted = value ?? option.values[(place + 1) % option.values.count]
    return (try? values.set(key, wanted)).map { wanted }
  }

  /// The pickers of the settings sheet.
  /// - Parameter others: the settings that the sheet shows at places of their own.
  func pickers(_ strings: Strings, without others: Set<String> = []) -> [SceneNode] {
    Self.options.filter { !others.contains($0.key) }.map { picker($0, strings, id: Self.prefix + $0.key) }
  }

  /// The picker of one setting; nil where there is no such setting.
  func picker(_ key: String, _ strings: Strings, id: String) -> SceneNode? {
    Self.options.first { $0.key == key }.map { picker($0, strings, id: id) }
  }

  private func picker(_ option: SettingOption, _ strings: Strings, id: String) -> SceneNode {
    let title = strings.text("setting.\(option.key)"), value = values[option.key]
    let shown = Self.read(value, of: option.key, strings)
    return SceneNode(
      option.values == ["on", "off"] ? .toggle : .picker, id: id, text: title, label: strings.fact(title, shown),
      detail: shown, action: SceneAction(id: Self.prefix + option.key, title: title),
      children: option.values.map { each in
        SceneNode(
          .text, id: "\(id).\(each)", text: Self.read(each, of: option.key, strings), detail: each,
          marks: each == value ? [.selected] : [])
      })
  }
}
