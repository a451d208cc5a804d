import CasinoKit

/// What an entry of the log is about.
enum LogKind: Int, Sendable {
  /// A round that is over.
  case round = 0
  /// An entry that belongs to no round.
  case entry = 1
  /// A shoe was laid: the commitment to its seed.
  case shoeLaid = 2
  /// A shoe is over: its seed.
  case shoeEnded = 3
}

extension Store {
  /// The device that this file writes for.
  func ownDevice() throws(StoreError) -> DeviceID {
    if let known = knownDevice { return known }
    guard let own: DeviceID = try database.first("SELECT value FROM meta WHERE key = 'device'", read: { $0.id(0) })
    else { throw .unreadable("device") }
    knownDevice = own
    return own
  }

  /// The number of this device's next row of a table. In a transaction.
  func nextRow(of table: String) throws(StoreError) -> Int {
    let rows = try ownDevice().rows
    let last = try database.first(
      "SELECT max(id) FROM \(table) WHERE id BETWEEN ? AND ?", .integer(rows.lowerBound), .integer(rows.upperBound)
    ) { $0.optionalInteger(0) }
    return (last ?? nil).map { $0 + 1 } ?? rows.lowerBound
  }

  /// Notes what happened with a wallet or a purse, for other devices; a practice stack's is its own. In a transaction.
  func log(_ kind: LogKind, row: Int, of account: AccountID) throws(StoreError) {
    let isTold = try database.first("SELECT kind != 'practice' FROM accounts WHERE id = ?", SQLValue(account)) {
      $0.integer(0) == 1
    }
    guard isTold == true else { return }
    try database.run(
      "INSERT INTO log (id, kind, row) VALUES (?, ?, ?)", .integer(try nextRow(of: "log")), .integer(kind.rawValue),
      .integer(row))
  }
}
