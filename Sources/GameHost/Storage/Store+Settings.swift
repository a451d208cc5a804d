import CasinoKit
import FoundationEssentials

/// Whose settings they are.
enum SettingScope: Hashable, Sendable {
  /// The host's, at every table.
  case host
  /// The host's, at a game's tables: its limits.
  case table(String)
  /// A game's own.
  case game(String)
  /// The hints of a game that were shown, and how they went; an empty value is one that may be shown again.
  case hints(String)

  /// The columns of the table.
  var columns: (game: SQLValue, owner: SQLValue) {
    switch self {
    case .host: ("", "host")
    case .table(let game): (.text(game), "host")
    case .game(let game): (.text(game), "game")
    case .hints(let game): (.text(game), "hint")
    }
  }
}

extension Store {
  /// The greatest length of a game's own data, in bytes.
  static let greatestData = 64 * 1024

  /// A game's own settings, those that were ever changed.
  func settings(game: String, profile: ProfileID = .standard) throws(StoreError) -> [String: String] {
    try settings(in: .game(game), profile: profile)
  }

  /// Settings that were ever changed.
  func settings(in scope: SettingScope, profile: ProfileID = .standard) throws(StoreError) -> [String: String] {
    Dictionary(uniqueKeysWithValues: try orderedSettings(in: scope, profile: profile).map { ($0.key, $0.value) })
  }

  /// Settings that were ever changed, those that were changed first in front.
  func orderedSettings(in scope: SettingScope, profile: ProfileID) throws(StoreError) -> [(key: String, value: String)]
  {
    try database.rows(
      "SELECT key, value FROM settings WHERE profile = ? AND game = ? AND owner = ? ORDER BY changed_at, key",
      SQLValue(profile), scope.columns.game, scope.columns.owner
    ) { ($0.text(0), $0.text(1)) }
  }

  /// The language that a player chose; nil where it cannot be read, which another question to the record will tell.
  func language(of profile: ProfileID) -> String? { try? settings(in: .host, profile: profile)[LanguageChoice.key] }

  /// The limits that were chosen for a game's tables.
  func limits(game: String, profile: ProfileID = .standard) throws(StoreError) -> TableLimits? {
    try settings(in: .table(game), profile: profile)["limits"].flatMap(TableLimits.init(rawValue:))
  }

  /// Keeps settings at once. Only those that are given change.
  func save(settings: [String: String], in scope: SettingScope, profile: ProfileID = .standard) throws(StoreError) {
    try database.transaction { () throws(StoreError) in try save(settings, in: scope, profile: profile) }
  }

  /// Writes settings. In a transaction.
  func save(_ settings: [String: String], in scope: SettingScope, profile: ProfileID) throws(StoreError) {
    for (key, value) in settings {
      try database.run(
        """
        INSERT INTO settings (profile, game, owner, key, value, changed_at) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET value = excluded.value,
          changed_at = max(excluded.changed_at, settings.changed_at + 1) WHERE value != excluded.value
        """, SQLValue(profile), scope.columns.game, scope.columns.owner, .text(key), .text(value), time)
    }
  }

  /// The game's own data at a table; a practice table has data of its own.
  func gameData(at table: TableRecord) throws(StoreError) -> JSONValue? {
    let text = try database.first(
      "SELECT data FROM game_data WHERE holder = ? AND device = ?", SQLValue(table.id), SQLValue(try ownDevice())
    ) { $0.text(0) }
    return try text.map(JSONText.value)
  }

  /// Writes the game's own data. In a transaction.
  /// - Throws: `StoreError.dataTooLong` above 64 kB.
  func save(_ data: JSONValue, at table: TableRecord) throws(StoreError) {
    let text = JSONText.text(data)
    guard text.utf8.count <= Self.greatestData else {
      throw .dataTooLong(bytes: text.utf8.count, most: Self.greatestData)
    }
    try database.run(
      """
      INSERT INTO game_data (holder, device, data, changed_at) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET data = excluded.data,
        changed_at = max(excluded.changed_at, game_data.changed_at + 1) WHERE data != excluded.data
      """, SQLValue(table.id), SQLValue(try ownDevice()), .text(text), time)
  }
}
