import CasinoKit

/// The player's wishes for every table, which the host keeps.
struct HostSettings: Equatable {
  /// The settings in the order of the sheet. Their words are `setting.<key>` of the host's catalogue.
  static let options = [
    SettingOption("speed", ["slow", "normal", "fast", "instant"], initial: "normal"),
    SettingOption.toggle("reducedMotion"),
    SettingOption("theme", ["auto", "dark", "light"]),
    SettingOption.toggle("fourColour"),
    SettingOption.toggle("mouse", initial: true),
    SettingOption("hints", ["on", "off", "again"]),
    SettingOption.toggle("sound", initial: true),
    SettingOption("volume", ["25", "50", "75", "100"], initial: "75"),
    SettingOption.toggle("bell"),
    SettingOption.toggle("sessionClock"),
    SettingOption("lossLimit", ["off", "100", "500", "1000", "5000", "10000"]),
  ]
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
  func pickers(_ strings: Strings) -> [SceneNode] {
    Self.options.map { option in
      func read(_ value: String) -> String {
        strings.value(value, ofSetting: option.key)
      }
      let title = strings.text("setting.\(option.key)"), value = values[option.key]
      let id = Self.prefix + option.key
      return SceneNode(
        option.values == ["on", "off"] ? .toggle : .picker, id: id, text: title, label: "\(title): \(read(value))",
        detail: read(value), action: SceneAction(id: id, title: title),
        children: option.values.map { each in
          SceneNode(
            .text, id: "\(id).\(each)", text: read(each), detail: each, marks: each == value ? [.selected] : [])
        })
    }
  }
}
