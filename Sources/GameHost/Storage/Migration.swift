import CasinoKit
import FoundationEssentials
import Glibc

/// Brings a file of an older format forward: a copy is kept first, then everything changes in one transaction.
struct Migration {
  let database: Database
  /// The format of the file.
  let version: Int
  /// The time, for what is not known of the past.
  let now: Date

  /// Does it.
  /// - Throws: a `StoreError`; the file is then as it was.
  func run() throws(StoreError) {
    try keepCopy()
    // Tables that others point to are made anew, which SQLite allows only while it does not look at the pointers.
    try database.run("PRAGMA foreign_keys = OFF")
    defer { try? database.run("PRAGMA foreign_keys = ON") }
    try database.transaction { () throws(StoreError) in
      // Another program may have been quicker.
      let found = try database.first("PRAGMA user_version") { $0.integer(0) }
      guard found == version else { return }
      if version < 2 { try toVersion2() }
      if version < 3 { try toVersion3() }
      try database.script("PRAGMA user_version = \(Schema.version)")
    }
  }

  /// The name of the copy that is kept of a file of a format.
  static func copy(of path: String, version: Int) -> String { "\(path).format-\(version)" }

  private func keepCopy() throws(StoreError) {
    let copy = Self.copy(of: database.path, version: version)
    guard access(copy, F_OK) != 0 else { return }
    let draft = "\(copy).new"
    unlink(draft)
    do throws(StoreError) {
      try database.run("VACUUM INTO ?", .text(draft))
    } catch {
      unlink(draft)
      throw error
    }
    guard rename(draft, copy) == 0 else { throw .cannotOpen(path: copy, reason: .system(errno)) }
  }

  // MARK: - To format 2

  private func toVersion2() throws(StoreError) {
    try database.script(Schema.devices)
    try database.run(
      "INSERT INTO devices (id, uuid, name) SELECT 0, value, ? FROM meta WHERE key = 'device'",
      .text(HostName.current))
    try database.script("UPDATE meta SET value = 0 WHERE key = 'device'; INSERT INTO meta VALUES ('profile', 1);")
    try database.script(
      "ALTER TABLE tables ADD COLUMN build TEXT; ALTER TABLE shoes ADD COLUMN burned INTEGER NOT NULL DEFAULT 0")
    try remake("accounts", Schema.accounts, columns: "id, profile, kind, game, start, balance")
    try remake(
      "entries", Schema.entries, columns: "id, account, round, kind, amount, at, bet, wager, hand, outcome")
    try remake(
      "rounds", Schema.rounds,
      columns: """
        id, game, number, account, rules, shoe, position, plays, hands, net, balance, opened_at, closed_at, state
        """,
      values: """
        id, game, number, account, rules, shoe, position, plays, hands, net, balance, opened_at, closed_at,
        nullif(nullif(state, 'open'), 'closed')
        """, keeping: "id, cards")
    try database.script(Schema.roundIndexes + Schema.entryIndexes + Schema.log + Schema.statistics + Schema.links)
    let store = Store(database, now: { now })
    try store.writeDealtCards(counts: "old_rounds")
    try database.script("DROP TABLE old_rounds")
    try store.writeLogOfOldFile()
    try store.rebuildSums()
  }

  // MARK: - To format 3

  private func toVersion3() throws(StoreError) {
    try remake("entries", Schema.entries, columns: "id, account, round, kind, amount, at, bet, wager, hand, outcome")
    try database.script(Schema.entryIndexes + Schema.trust)
    // What was played with a wallet before origins were kept was a game of the house.
    try database.run(
      """
      INSERT INTO origins SELECT DISTINCT games.name, ?, 0 FROM games JOIN rounds ON rounds.game = games.id
      JOIN accounts ON accounts.id = rounds.account WHERE accounts.kind = 'wallet'
      """, SQLValue(GameOrigin.bundled.kept))
  }

  /// Makes a table anew and copies its rows.
  /// - Parameter kept: columns that are left in a table `old_<name>`.
  private func remake(
    _ name: String, _ creation: String, columns: String, values: String? = nil, keeping kept: String? = nil
  ) throws(StoreError) {
    try database.script("CREATE TEMP TABLE copied AS SELECT * FROM \(name)")
    if let kept { try database.script("CREATE TABLE old_\(name) AS SELECT \(kept) FROM \(name)") }
    try database.script("DROP TABLE \(name)")
    try database.script(creation)
    try database.script("INSERT INTO \(name) (\(columns)) SELECT \(values ?? columns) FROM copied; DROP TABLE copied")
  }
}

extension Store {
  /// Writes which cards rounds used, from their shoes, where only their number was kept.
  fileprivate func writeDealtCards(counts table: String) throws(StoreError) {
    let rounds: [(RoundID, ShoeID, Int, Int)] = try database.rows(
      """
      SELECT rounds.id, shoe, position, \(table).cards FROM rounds JOIN \(table) ON \(table).id = rounds.id
      WHERE shoe IS NOT NULL ORDER BY shoe, position
      """
    ) { ($0.id(0), $0.id(1), $0.integer(2), $0.integer(3)) }
    var shoes = ShoeReader(store: self)
    for (id, shoe, position, count) in rounds {
      let cards = try shoes.cards(count, from: shoe, at: position)
      try database.run("UPDATE rounds SET dealt = ? WHERE id = ?", .blob(cards.map(\.index)), SQLValue(id))
    }
  }

  /// Writes the log of what happened before there was one.
  fileprivate func writeLogOfOldFile() throws(StoreError) {
    try database.script(
      """
      INSERT INTO log (kind, row) SELECT kind, row FROM (
        SELECT 1 AS kind, entries.id AS row, at AS time FROM entries
          JOIN accounts ON accounts.id = account WHERE accounts.kind = 'wallet' AND round IS NULL
        UNION ALL SELECT 0, rounds.id, closed_at FROM rounds
          JOIN accounts ON accounts.id = account WHERE accounts.kind = 'wallet' AND closed_at IS NOT NULL
        UNION ALL SELECT 2, shoes.id, opened_at FROM shoes JOIN tables ON tables.id = holder
          JOIN accounts ON accounts.id = account WHERE accounts.kind = 'wallet'
        UNION ALL SELECT 3, shoes.id, ended_at FROM shoes JOIN tables ON tables.id = holder
          JOIN accounts ON accounts.id = account WHERE accounts.kind = 'wallet' AND ended_at IS NOT NULL)
      ORDER BY time, CASE kind WHEN 2 THEN 0 WHEN 1 THEN 1 WHEN 0 THEN 2 ELSE 3 END, row
      """)
  }
}
