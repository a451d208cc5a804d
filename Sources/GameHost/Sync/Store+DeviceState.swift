import CasinoKit

extension Store {
  /// What other devices learn of this one besides its log.
  func deviceState(of wallet: Wallet) throws(StoreError) -> DeviceState {
    let own = try ownDevice()
    let settings = try database.rows(
      "SELECT game, owner, key, value, changed_at FROM settings WHERE profile = ? ORDER BY game, owner, key",
      SQLValue(wallet.profile)
    ) {
      DeviceState.Setting(
        game: $0.text(0), owner: $0.text(1), key: $0.text(2), value: $0.text(3), changedAt: $0.integer(4))
    }
    let copies = try database.rows(
      """
      SELECT games.name, data, game_data.changed_at FROM game_data JOIN tables ON tables.id = holder
      JOIN games ON games.id = tables.game WHERE account = ? AND device = ? ORDER BY games.name
      """, SQLValue(wallet.account), SQLValue(own)
    ) { row throws(StoreError) in
      DeviceState.GameCopy(game: row.text(0), data: try JSONText.value(row.text(1)), changedAt: row.integer(2))
    }
    return DeviceState(name: try name(of: own), settings: settings.filter(\.isPlain), copies: copies)
  }

  /// Takes over what another device changed later. Of two changes at one time the greater value stands, so that all
  /// devices agree. In a transaction.
  /// - Returns: how many settings and hints changed here.
  func merge(_ state: DeviceState, of device: DeviceID, into wallet: Wallet) throws(StoreError) -> Int {
    var count = 0
    for setting in state.settings {
      try database.run(
        """
        INSERT INTO settings (profile, game, owner, key, value, changed_at) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at
        WHERE excluded.changed_at > settings.changed_at
          OR excluded.changed_at = settings.changed_at AND excluded.value > settings.value
        """, SQLValue(wallet.profile), .text(setting.game), .text(setting.owner), .text(setting.key),
        .text(setting.value), .integer(setting.changedAt))
      count += database.changes
    }
    for copy in state.copies {
      let table = try table(try game(copy.game, profile: wallet.profile), wallet.account)
      try database.run(
        """
        INSERT INTO game_data (holder, device, data, changed_at) VALUES (?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET data = excluded.data, changed_at = excluded.changed_at
        WHERE excluded.changed_at > game_data.changed_at
          OR excluded.changed_at = game_data.changed_at AND excluded.data > game_data.data
        """, SQLValue(table), SQLValue(device), .text(JSONText.text(copy.data)), .integer(copy.changedAt))
    }
    try database.run(
      "UPDATE devices SET name = ?1 WHERE id = ?2 AND name != ?1", .text(state.name), SQLValue(device))
    return count
  }

  /// The other devices' copies of a game's own data at a table, in an order that does not change.
  func otherCopies(at table: TableRecord) throws(StoreError) -> [JSONValue] {
    try database.rows(
      """
      SELECT data FROM game_data JOIN devices ON devices.id = device WHERE holder = ? AND device != ?
      ORDER BY devices.uuid
      """, SQLValue(table.id), SQLValue(try ownDevice())
    ) { row throws(StoreError) in try JSONText.value(row.text(0)) }
  }
}
