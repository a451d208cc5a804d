/// Who draws the table: `--ui`, else `CASINO_UI`, else the player's kept choice, else the terminal where it can.
struct InterfaceChoice: Equatable {
  /// The key of the setting.
  static let key = "interface"
  /// The values of the setting: the first leaves it to the terminal.
  static let values = ["auto", PlayOptions.Interface.terminal.rawValue, PlayOptions.Interface.text.rawValue]
  /// The environment's variable.
  static let variable = "CASINO_UI"

  /// What was chosen; nil where nothing was.
  let chosen: PlayOptions.Interface?
  /// The value of the variable, where it means nothing.
  let unknown: String?

  /// Chooses.
  /// - Parameters:
  ///   - option: what `--ui` names.
  ///   - variable: what the environment names; empty is nothing.
  ///   - setting: the value of the setting.
  init(option: PlayOptions.Interface?, variable: String?, setting: String) {
    let named = variable.flatMap { $0.isEmpty ? nil : $0 }
    let read = named.flatMap(PlayOptions.Interface.init(rawValue:))
    chosen = option ?? read ?? PlayOptions.Interface(rawValue: setting)
    unknown = read == nil ? named : nil
  }
}
