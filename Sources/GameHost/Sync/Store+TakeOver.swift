import CasinoKit

extension Store {
  /// Goes on as another device, where the data folder turns out to be a copy of another or an older state of itself:
  /// the folder knows more, or something else, of this device's log. In a transaction of its own.
  ///
  /// The lines that both have stay the old device's: their rows move to its range. All else was played here and keeps
  /// its numbers, under a new name; of a round whose shoe moved, that is forgotten, its cards are not. The shoe in play is the old device's too, and its next seed may have been used
  /// there: nobody shall be dealt cards that may be known.
  /// - Parameters:
  ///   - wallet: the wallet, with the old writer.
  ///   - line: the number of the last line that both have.
  /// - Throws: `handIsOpen` while a hand is under way, which is finished first.
  func goOnAsAnotherDevice(_ wallet: Wallet, common line: Int) throws(SyncError) {
    let isOpen = try syncing { () throws(StoreError) in
      try database.first(
        "SELECT 1 FROM rounds WHERE account IN \(Self.accountsOfWallet("?")) AND closed_at IS NULL",
        SQLValue(wallet.account)
      ) { _ in true } ?? false
    }
    guard !isOpen else { throw .handIsOpen }
    try syncing { () throws(StoreError) in
      let uuid = try Randomness.bytes(16)
      try database.transaction { () throws(StoreError) in
        let own = try ownDevice()
        let old = try device(of: wallet.writer, name: try name(of: own))
        try move(Move(wallet: wallet, own: own, old: old, last: own.row(line)))
        try database.run("UPDATE profiles SET uuid = ? WHERE id = ?", .blob(uuid), SQLValue(wallet.profile))
        try forgetSegments(of: own, profile: wallet.profile)
        try settleOpenings(of: wallet.account, writer: try writer(of: wallet.profile))
        try rebuildSums()
      }
    }
  }

  private struct Move {
    let wallet: Wallet
    let own: DeviceID
    let old: DeviceID
    /// The last row of the log that moves.
    let last: Int

    var distance: Int { old.row(0) - own.row(0) }
  }

  private func move(_ move: Move) throws(StoreError) {
    let accounts = Self.accountsOfWallet("\(move.wallet.account.number)"), step = move.distance
    // Until the end of the transaction rows may point to where others have moved from.
    try database.run("PRAGMA defer_foreign_keys = ON")
    func choose(_ name: String, _ kind: LogKind, from rows: String) throws(StoreError) {
      try database.script(
        """
        CREATE TEMP TABLE \(name) AS SELECT row AS id FROM log JOIN \(rows) ON row = \(rows).id
        \(kind == .shoeLaid ? "JOIN tables ON tables.id = shoes.holder" : "")
        WHERE log.kind = \(kind.rawValue) AND account IN \(accounts)
          AND log.id BETWEEN \(move.own.rows.lowerBound) AND \(move.last)
        """)
    }
    try choose("moved_rounds", .round, from: "rounds")
    try choose("moved_entries", .entry, from: "entries")
    try choose("moved_shoes", .shoeLaid, from: "shoes")
    // A movement between wallet and purse is told once and has two entries.
    try database.script(
      "INSERT INTO moved_entries SELECT wager FROM entries WHERE kind = 'purse' AND id IN (SELECT id FROM moved_entries)"
    )
    try database.script(
      """
      DELETE FROM log WHERE id BETWEEN \(move.own.rows.lowerBound) AND \(move.last) AND (
        kind = 0 AND row IN moved_rounds OR kind = 1 AND row IN moved_entries OR kind IN (2, 3) AND row IN moved_shoes);
      UPDATE entries SET id = id + \(step), round = round + \(step) WHERE round IN moved_rounds;
      UPDATE entries SET wager = wager + \(step) WHERE kind = 'purse' AND id IN moved_entries;
      UPDATE entries SET id = id + \(step) WHERE id IN moved_entries;
      UPDATE tables SET last_round = last_round + \(step) WHERE last_round IN moved_rounds;
      UPDATE rounds SET shoe = NULL WHERE shoe IN moved_shoes AND id NOT IN moved_rounds;
      UPDATE rounds SET id = id + \(step), shoe = shoe + \(step) WHERE id IN moved_rounds;
      UPDATE shoes SET predecessor = NULL WHERE predecessor IN moved_shoes AND id NOT IN moved_shoes;
      UPDATE shoes SET predecessor = predecessor + \(step) WHERE predecessor IN moved_shoes;
      UPDATE seeds SET id = id + \(step) WHERE id IN (SELECT seed FROM shoes WHERE id IN moved_shoes);
      UPDATE shoes SET id = id + \(step), seed = seed + \(step) WHERE id IN moved_shoes;
      UPDATE tables SET shoe = NULL WHERE account IN \(accounts);
      UPDATE seeds SET used_at = \(seconds) WHERE used_at IS NULL AND holder IN (
        SELECT id FROM tables WHERE account IN \(accounts));
      UPDATE game_data SET device = \(move.old.number) WHERE device = \(move.own.number) AND holder IN (
        SELECT id FROM tables WHERE account IN \(accounts));
      DROP TABLE moved_rounds; DROP TABLE moved_entries; DROP TABLE moved_shoes;
      """)
  }
}
