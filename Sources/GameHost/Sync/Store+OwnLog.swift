import CasinoKit

extension Store {
  /// Own lines of a wallet's log after a number, in order.
  func ownLines(of account: AccountID, after number: Int, body: (LogLine) -> Bool) throws(StoreError) {
    let own = try ownDevice(), chunk = 200
    var last = number
    while true {
      let rows: [(id: Int, kind: Int, row: Int)] = try database.rows(
        "SELECT id, kind, row FROM log WHERE id > ? AND id <= ? ORDER BY id LIMIT ?", .integer(own.row(last)),
        .integer(own.rows.upperBound), .integer(chunk)
      ) { ($0.integer(0), $0.integer(1), $0.integer(2)) }
      for (id, kind, row) in rows {
        last = RowID<Rows.Device>(number: id).own
        guard let kind = LogKind(rawValue: kind) else { throw .unreadable("log \(id)") }
        guard let event = try event(kind, row: row, of: account) else { continue }
        guard body(LogLine(number: last, event: event)) else { return }
      }
      if rows.count < chunk { return }
    }
  }

  /// What an entry of the log is about; nil where it is another wallet's.
  private func event(_ kind: LogKind, row: Int, of account: AccountID) throws(StoreError) -> LogEvent? {
    switch kind {
    case .round: try loggedRound(RoundID(number: row), of: account).map(LogEvent.round)
    case .entry:
      if let purse = try loggedPurse(row, of: account) {
        .purse(purse)
      } else {
        try loggedEntry(row, of: account).map(LogEvent.entry)
      }
    case .shoeLaid: try loggedShoe(ShoeID(number: row), of: account).map(LogEvent.shoe)
    case .shoeEnded: try loggedSeed(ShoeID(number: row), of: account).map(LogEvent.seed)
    }
  }

  private func loggedRound(_ id: RoundID, of account: AccountID) throws(StoreError) -> LoggedRound? {
    let round = try database.first(
      """
      SELECT number, games.name, rules.version, rules.rules, plays, hands, net, balance, shoe, position, dealt,
        opened_at, closed_at, advised, state IS 'voided', account
      FROM rounds JOIN games ON games.id = rounds.game JOIN rules ON rules.id = rounds.rules
      WHERE rounds.id = ? AND account IN \(Self.accountsOfWallet("?"))
      """, SQLValue(id), SQLValue(account)
    ) { row throws(StoreError) -> LoggedRound in
      let shoe: ShoeID? = row.optionalID(8), purse = try purseOrigin(of: row.id(15))
      return LoggedRound(
        row: id.own, number: row.integer(0), game: purse?.game ?? row.text(1), version: row.text(2),
        rules: try JSONText.value(row.text(3)), plays: try JSONText.value(row.text(4)),
        hands: row.isNull(5) ? nil : try JSONText.value(row.text(5)), entries: [],
        net: Chips(hundredths: row.integer(6)), balance: Chips(hundredths: row.integer(7)),
        openedAt: row.integer(11), closedAt: row.integer(12),
        shoe: shoe.flatMap { $0.device == id.device ? $0.own : nil },
        position: row.optionalInteger(9), dealt: row.bytes(10).filter { $0 < Deck.size }.map { Card(index: $0) },
        isAdvised: row.integer(13) == 1, isVoided: row.integer(14) == 1, purse: purse?.origin)
    }
    guard var round else { return nil }
    let rows = try database.rows("SELECT id FROM entries WHERE round = ? ORDER BY id", SQLValue(id)) {
      RowID<Rows.Round>(number: $0.integer(0)).own
    }
    round.entries = zip(rows, try entries(of: id)).map { LoggedRound.Entry(row: $0, entry: $1) }
    return round
  }

  private func loggedEntry(_ id: Int, of account: AccountID) throws(StoreError) -> LoggedEntry? {
    try database.first(
      "SELECT kind, ifnull(wager, amount), at FROM entries WHERE id = ? AND account = ?", .integer(id),
      SQLValue(account)
    ) { row throws(StoreError) in
      guard let kind = LoggedEntry.Kind(rawValue: row.text(0)) else { throw .unreadable("entry \(id)") }
      return LoggedEntry(
        row: RowID<Rows.Round>(number: id).own, kind: kind, amount: Chips(hundredths: row.integer(1)),
        at: row.integer(2))
    }
  }

  private func loggedShoe(_ id: ShoeID, of account: AccountID) throws(StoreError) -> LoggedShoe? {
    try database.first(
      """
      SELECT games.name, commitment, client_seed, nonce, decks, cut, opened_at, predecessor, missing, burned, account
      FROM shoes
      JOIN seeds ON seeds.id = seed JOIN tables ON tables.id = shoes.holder JOIN games ON games.id = tables.game
      WHERE shoes.id = ? AND account IN \(Self.accountsOfWallet("?"))
      """, SQLValue(id), SQLValue(account)
    ) { row throws(StoreError) -> LoggedShoe in
      let predecessor: ShoeID? = row.optionalID(7), purse = try purseOrigin(of: row.id(10))
      return LoggedShoe(
        row: id.own, game: purse?.game ?? row.text(0), commitment: row.bytes(1), clientSeed: row.text(2),
        nonce: row.integer(3),
        decks: row.integer(4), cut: row.integer(5), at: row.integer(6),
        predecessor: predecessor.flatMap { $0.device == id.device ? $0.own : nil },
        missing: row.bytes(8).filter { $0 < Deck.size }.map { Card(index: $0) }, burned: row.integer(9),
        purse: purse?.origin)
    }
  }

  private func loggedSeed(_ id: ShoeID, of account: AccountID) throws(StoreError) -> LoggedSeed? {
    try database.first(
      """
      SELECT server, ended_at, position, arranged FROM shoes JOIN seeds ON seeds.id = seed
      JOIN tables ON tables.id = shoes.holder WHERE shoes.id = ? AND account IN \(Self.accountsOfWallet("?"))
      """, SQLValue(id), SQLValue(account)
    ) {
      LoggedSeed(
        shoe: id.own, server: $0.bytes(0), at: $0.integer(1), position: $0.integer(2),
        arranged: $0.isNull(3) ? nil : $0.text(3))
    }
  }
}
