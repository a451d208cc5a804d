/// One setting of a game: its key, the values that it takes and the one it starts with.
public struct SettingOption: Codable, Hashable, Sendable {
  /// The key of `--set key=value`, of the settings sheet and of the catalogue (`setting.<key>`).
  public var key: String
  /// The values that it takes, in the order in which they are shown.
  public var values: [String]
  /// The value that it starts with.
  public var initial: String

  /// Describes a setting. `initial` is the first value where it is not given.
  public init(_ key: String, _ values: [String], initial: String? = nil) {
    self.key = key
    self.values = values
    self.initial = initial ?? values.first ?? ""
  }

  /// Describes a setting that is on or off.
  public static func toggle(_ key: String, initial: Bool = false) -> SettingOption {
    SettingOption(key, ["on", "off"], initial: initial ? "on" : "off")
  }
}

/// Why values of settings are refused. `Words` puts it into the player's language.
public enum SettingError: Error, Equatable, Sendable {
  /// The game has no such setting.
  case unknownKey(String, known: [String])
  /// The setting does not take the value.
  case badValue(key: String, value: String, allowed: [String])
  /// Two values contradict each other, as this key of the game's catalogue explains.
  case conflict(String, keys: [String])
}

/// A game's settings: what the player may choose, and the rules that follow from the choice.
public protocol GameSettings: Sendable {
  associatedtype Rules: GameRules

  /// The settings in the order of the sheet.
  static var options: [SettingOption] { get }
  /// The rules that follow from the values.
  /// - Throws: `SettingError.conflict` where values contradict each other.
  static func rules(_ values: SettingValues) throws(SettingError) -> Rules
}

extension GameSettings {
  /// None unless the game says otherwise.
  public static var options: [SettingOption] { [] }
}

/// The values of settings, each one that its option takes.
public struct SettingValues: Equatable, Sendable {
  private var values: [String: String] = [:]
  /// The settings that there are.
  public let options: [SettingOption]

  /// The initial values.
  public init(_ options: [SettingOption]) {
    self.options = options
    for option in options { values[option.key] = option.initial }
  }

  /// The initial values but for some.
  /// - Throws: `SettingError` as `set`, of the first such key in order.
  public init(_ options: [SettingOption], changed: [String: String]) throws(SettingError) {
    self.init(options)
    for (key, value) in changed.sorted(by: { $0.key < $1.key }) { try set(key, value) }
  }

  /// The value of a setting; empty for an unknown key.
  public subscript(key: String) -> String { values[key] ?? "" }

  /// Whether a toggle is on.
  public func isOn(_ key: String) -> Bool { self[key] == "on" }

  /// Reads a value as what it stands for.
  /// - Throws: `SettingError.badValue` where it stands for nothing.
  public func read<Value>(_ key: String, as value: (String) -> Value?) throws(SettingError) -> Value {
    if let read = value(self[key]) { return read }
    throw .badValue(key: key, value: self[key], allowed: options.first { $0.key == key }?.values ?? [])
  }

  /// Changes a value.
  /// - Throws: `SettingError` for an unknown key or a value that the setting does not take.
  public mutating func set(_ key: String, _ value: String) throws(SettingError) {
    guard let option = options.first(where: { $0.key == key }) else {
      throw .unknownKey(key, known: options.map(\.key))
    }
    guard option.values.contains(value) else {
      throw .badValue(key: key, value: value, allowed: option.values)
    }
    values[key] = value
  }

  /// The values that differ from the initial ones.
  public var changed: [String: String] {
    values.filter { key, value in options.first { $0.key == key }?.initial != value }
  }
}
