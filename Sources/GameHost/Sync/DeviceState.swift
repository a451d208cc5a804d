import CasinoKit

/// What a device has besides its log: settings, hints and the games' own data, in one file that it alone writes.
struct DeviceState: Equatable {
  static let fileName = "state.json"
  static let format = 1
  /// The longest file that is read.
  static let greatestLength = 2 * 1024 * 1024
  private static let greatestSettings = 5_000
  private static let owners = ["game", "host", "hint"]

  /// A setting or a hint with its own last change.
  struct Setting: Equatable {
    var game: String
    var owner: String
    var key: String
    var value: String
    var changedAt: Int

    /// Whether it can be one: its words short and fit to be shown, its time not beyond all counting.
    var isPlain: Bool {
      DeviceState.owners.contains(owner) && DeviceState.isTime(changedAt) && !key.isEmpty
        && [game, key].allSatisfy { Sanitizer.text($0, limit: Sanitizer.greatestWord) == $0 }
        && Sanitizer.text(value, limit: Sanitizer.greatestTitle) == value
    }
  }

  /// The device's copy of what a game keeps for itself.
  struct GameCopy: Equatable {
    var game: String
    var data: JSONValue
    var changedAt: Int
  }

  /// What the device is called.
  var name: String
  var settings: [Setting]
  var copies: [GameCopy]
}

extension DeviceState {
  /// The file's content without its check: the same state gives the same bytes.
  var content: [UInt8] {
    let settings = settings.map { setting in
      JSONText.list([
        JSONText.quoted(setting.game), JSONText.quoted(setting.owner), JSONText.quoted(setting.key),
        JSONText.quoted(setting.value), String(setting.changedAt),
      ])
    }
    let copies = copies.map { copy in
      JSONText.list([JSONText.quoted(copy.game), JSONText.text(copy.data), String(copy.changedAt)])
    }
    let text = JSONText.object([
      ("format", String(Self.format)), ("name", JSONText.quoted(name)), ("settings", JSONText.list(settings)),
      ("data", JSONText.list(copies)),
    ])
    return Array(text.utf8)
  }

  /// The whole file.
  func file(after check: LineCheck) -> [UInt8] {
    let content = content
    return CheckedLine.bytes(content, check: check.following(content))
  }

  /// Reads a file.
  /// - Throws: a `LineFault` where it is not whole or not to be believed.
  init(file: [UInt8], after check: LineCheck) throws(LineFault) {
    guard file.last == 0x0A, let (content, found) = CheckedLine.parts(file.dropLast()) else { throw .noLine }
    guard check.following(content) == found else { throw .wrongCheck }
    let fields = try LineFields(content), format = try fields.number("format")
    guard format == Self.format else { throw .newer("format \(format)") }
    name = try fields.text("name")
    settings = []
    for parts in try Self.lists(fields, "settings", most: Self.greatestSettings) {
      guard let setting = Self.setting(parts) else { throw .field("settings") }
      settings.append(setting)
    }
    copies = []
    for parts in try Self.lists(fields, "data", most: 100) {
      guard let copy = Self.copy(parts) else { throw .field("data") }
      copies.append(copy)
    }
  }

  private static func lists(
    _ fields: LineFields, _ key: String, most: Int
  ) throws(LineFault) -> [[JSONValue]] {
    guard case .list(let values) = try fields.anyValue(key), values.count <= most else { throw .field(key) }
    var lists: [[JSONValue]] = []
    for value in values {
      guard case .list(let parts) = value else { throw .field(key) }
      lists.append(parts)
    }
    return lists
  }

  private static func setting(_ parts: [JSONValue]) -> Setting? {
    guard parts.count == 5, case .text(let game) = parts[0], case .text(let owner) = parts[1],
      case .text(let key) = parts[2], case .text(let value) = parts[3], case .integer(let changed) = parts[4]
    else { return nil }
    let setting = Setting(game: game, owner: owner, key: key, value: value, changedAt: changed)
    return setting.isPlain ? setting : nil
  }

  private static func copy(_ parts: [JSONValue]) -> GameCopy? {
    guard parts.count == 3, case .text(let game) = parts[0], case .integer(let changed) = parts[2], isTime(changed),
      (try? LineFields(["game": .text(game)]).game("game")) != nil,
      JSONText.text(parts[1]).utf8.count <= Store.greatestData
    else { return nil }
    return GameCopy(game: game, data: parts[1], changedAt: changed)
  }

  /// Changes count up even where a clock was ahead by ages.
  private static func isTime(_ seconds: Int) -> Bool { (0...1 << 60).contains(seconds) }
}

extension LineFields {
  /// A value that is checked by its reader.
  func anyValue(_ key: String) throws(LineFault) -> JSONValue {
    guard let value = fields[key] else { throw .field(key) }
    return value
  }
}
