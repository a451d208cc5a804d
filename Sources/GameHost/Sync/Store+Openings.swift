import CasinoKit

extension Store {
  /// Lets one opening of a wallet count. In a transaction.
  ///
  /// Every device opens the wallet with a stack of its own; together they have one. The earliest counts, of two at
  /// one time that of the lesser writer: so which it is follows from the openings alone, in whatever order they come.
  /// Those that do not count stay in the ledger with no amount, and with what they were in `wager`.
  func settleOpenings(of account: AccountID, writer own: WriterID) throws(StoreError) {
    struct Opening {
      var id: Int
      var at: Int
      var writer: [UInt8]
      var counted: Int
      var amount: Int
    }
    let ownDevice = try ownDevice()
    let openings = try database.rows(
      """
      SELECT entries.id, at, amount, ifnull(wager, amount), devices.uuid FROM entries
      LEFT JOIN devices ON devices.id = entries.id >> \(DeviceID.bits)
      WHERE account = ? AND round IS NULL AND kind = 'opening'
      """, SQLValue(account)
    ) { row in
      let device = RowID<Rows.Round>(number: row.integer(0)).device
      return Opening(
        id: row.integer(0), at: row.integer(1), writer: device == ownDevice ? own.bytes : row.bytes(4),
        counted: row.integer(2), amount: row.integer(3))
    }
    let winner = openings.min { left, right in
      if left.at != right.at { return left.at < right.at }
      if left.writer != right.writer { return left.writer.lexicographicallyPrecedes(right.writer) }
      return left.id < right.id
    }
    var change = 0
    for opening in openings {
      let isCounted = opening.id == winner?.id, wanted = isCounted ? opening.amount : 0
      try database.run(
        "UPDATE entries SET amount = ?, wager = ? WHERE id = ?", .integer(wanted),
        isCounted ? .null : .integer(opening.amount), .integer(opening.id))
      change += wanted - opening.counted
    }
    try database.run("UPDATE accounts SET balance = balance + ? WHERE id = ?", .integer(change), SQLValue(account))
  }
}
