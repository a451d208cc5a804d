import CasinoKit
import FoundationEssentials

/// The wallet and the record: everything that the host keeps, in one SQLite file.
///
/// A commit is durable when its call returns, and all or nothing. Several programs may have the file open: amounts
/// are read when they are needed and settings are kept one by one, so none writes back what it once read.
final class Store {
  /// What a wallet and, without `--stack`, a practice stack starts with, unless the player chose otherwise.
  static let startingStack: Chips = 10_000
  /// The key of the player's wish for what a new stack holds.
  static let startingBalanceKey = "startingBalance"

  /// The connection to the file.
  let database: Database
  /// The device that the file writes for, once it was asked for.
  var knownDevice: DeviceID?
  private let now: () -> Date

  /// Opens the store of a folder; makes both where they are missing.
  /// - Parameter now: the clock.
  /// - Throws: `StoreError.damaged` when the file was damaged: it is kept under the name that the error tells, and
  ///   the next opening starts afresh. `newerVersion`, `foreignFile` and all else leave the file as it is.
  static func open(in folder: URL, now: @escaping () -> Date) throws(StoreError) -> Store {
    Store(try StoreFile(in: folder, now: now).open(), now: now)
  }

  /// Opens the store of a folder where there is one that can be read as it is; nothing is made or mended.
  static func existing(in folder: URL) throws(StoreError) -> Store? {
    let path = folder.appending(path: StoreFile.name).path
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let database = try Database(path: path)
    let version: Int? = try database.first("PRAGMA user_version") { $0.integer(0) }
    guard version == Schema.version else { return nil }
    return Store(database) { Date() }
  }

  /// Keeps things in an open file.
  init(_ database: Database, now: @escaping () -> Date) {
    self.database = database
    self.now = now
  }

  /// The time, in seconds since 1970.
  var seconds: Int { Int(now().timeIntervalSince1970) }
  /// The time as a value of a statement.
  var time: SQLValue { .integer(seconds) }

  /// What the table's stack holds now. Another program may have changed it.
  func balance(of table: TableRecord) throws(StoreError) -> Chips { try balance(of: table.account) }

  /// What a stack holds now.
  func balance(of account: AccountID) throws(StoreError) -> Chips {
    let balance = try database.first("SELECT balance FROM accounts WHERE id = ?", SQLValue(account)) {
      Chips(hundredths: $0.integer(0))
    }
    guard let balance else { throw .unreadable("account \(account.number)") }
    return balance
  }

  /// What a profile's wallet holds now.
  func walletBalance(profile: ProfileID = .standard) throws(StoreError) -> Chips {
    try balance(
      of: try database.transaction { () throws(StoreError) in
        try account(.wallet, game: nil, profile: profile, start: try startingBalance(of: profile))
      })
  }

  /// What a new stack of a profile holds.
  func startingBalance(of profile: ProfileID) throws(StoreError) -> Chips {
    try settings(in: .host, profile: profile)[Self.startingBalanceKey].flatMap { Chips($0) } ?? Self.startingStack
  }

  /// Writes an entry that belongs to no round and moves the balance. In a transaction.
  /// - Parameter isLogged: whether other devices learn of it; a purse is opened by what first goes into it.
  func move(_ amount: Chips, kind: String, account: AccountID, isLogged: Bool = true) throws(StoreError) {
    try database.run(
      """
      INSERT INTO entries (id, account, kind, amount, at) VALUES (?, ?, ?, ?, ?)
      """, .integer(try nextRow(of: "entries")), SQLValue(account), .text(kind), .integer(amount.hundredths), time)
    if isLogged { try log(.entry, row: database.lastRow, of: account) }
    try database.run(
      "UPDATE accounts SET balance = balance + ? WHERE id = ?", .integer(amount.hundredths), SQLValue(account))
  }
}
