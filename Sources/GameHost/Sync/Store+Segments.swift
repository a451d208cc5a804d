import CasinoKit

/// How far a file of a log was written or read.
struct SegmentRecord: Equatable {
  /// The bytes of its complete lines.
  var bytes = 0
  /// The number of the last line.
  var line = 0
  /// The checks of the lines; of an own file that of the last.
  var checks: [UInt8] = []
  /// The file as it was last seen, see `FileStatus`.
  var status = ""

  /// The check of the last line.
  var last: LineCheck? { LineCheck(bytes: checks.suffix(LineCheck.length)) }
  /// Whether it is long enough to be closed.
  var isClosed: Bool { bytes >= Segment.length }
}

/// The files of a log: `000001.jsonl` and so on. A file that has reached its length never changes again.
enum Segment {
  /// The length, in bytes, with which a file is closed.
  static let length = 256 * 1024
  /// The longest file that is read.
  static let greatestLength = 4 * 1024 * 1024
  static let greatestNumber = 999_999

  static func name(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".jsonl"
  }

  static func number(_ name: String) -> Int? {
    guard name.hasSuffix(".jsonl"), let number = Int(name.dropLast(6)), number > 0, self.name(number) == name else {
      return nil
    }
    return number
  }
}

extension Store {
  /// What is known of the files of a device's log, by their numbers.
  func segments(of device: DeviceID, profile: ProfileID) throws(StoreError) -> [Int: SegmentRecord] {
    let rows = try database.rows(
      "SELECT number, bytes, line, checks, status FROM segments WHERE profile = ? AND device = ?", SQLValue(profile),
      SQLValue(device)
    ) {
      (
        $0.integer(0),
        SegmentRecord(bytes: $0.integer(1), line: $0.integer(2), checks: $0.bytes(3), status: $0.text(4))
      )
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// Keeps what is known of a file. In a transaction.
  func keep(_ record: SegmentRecord, of number: Int, device: DeviceID, profile: ProfileID) throws(StoreError) {
    try database.run(
      "INSERT OR REPLACE INTO segments (profile, device, number, bytes, line, checks, status) VALUES (?, ?, ?, ?, ?, ?, ?)",
      SQLValue(profile), SQLValue(device), .integer(number), .integer(record.bytes), .integer(record.line),
      .blob(record.checks), .text(record.status))
  }

  /// Forgets what is known of the files of a device's log, or of all. In a transaction.
  func forgetSegments(of device: DeviceID?, profile: ProfileID) throws(StoreError) {
    try database.run(
      "DELETE FROM segments WHERE profile = ?1 AND (device = ?2 OR ?2 IS NULL)", SQLValue(profile), SQLValue(device))
  }

  /// The row of another device; a new one where it was never heard of. In a transaction.
  func device(of writer: WriterID, name: String) throws(StoreError) -> DeviceID {
    if let known = try knownDevice(of: writer) { return known }
    try database.run("INSERT INTO devices (uuid, name) VALUES (?, ?)", .blob(writer.bytes), .text(name))
    return DeviceID(number: database.lastRow)
  }

  /// The row of another device that was heard of.
  func knownDevice(of writer: WriterID) throws(StoreError) -> DeviceID? {
    try database.first("SELECT id FROM devices WHERE uuid = ?", .blob(writer.bytes)) { $0.id(0) }
  }

  /// What a device is called.
  func name(of device: DeviceID) throws(StoreError) -> String {
    try database.first("SELECT name FROM devices WHERE id = ?", SQLValue(device)) { $0.text(0) } ?? ""
  }

  /// Takes everything of another device's log out of the record again, where its files turn out to be others than
  /// those that were read. In a transaction.
  func forget(_ device: DeviceID, account: AccountID, profile: ProfileID, writer: WriterID) throws(StoreError) {
    let low = SQLValue.integer(device.rows.lowerBound), high = SQLValue.integer(device.rows.upperBound)
    try database.run(
      """
      UPDATE accounts SET balance = balance
        - (SELECT ifnull(sum(amount), 0) FROM entries WHERE account = accounts.id AND entries.id BETWEEN ?2 AND ?3)
      WHERE id IN \(Self.accountsOfWallet("?1"))
      """, SQLValue(account), low, high)
    // A shoe may follow another of the device, and rounds of a copied data folder may have begun with one.
    try database.run("UPDATE shoes SET predecessor = NULL WHERE predecessor BETWEEN ? AND ?", low, high)
    for table in ["entries", "rounds", "shoes", "seeds"] {
      if table == "shoes" { try database.run("UPDATE rounds SET shoe = NULL WHERE shoe BETWEEN ? AND ?", low, high) }
      try database.run("DELETE FROM \(table) WHERE id BETWEEN ? AND ?", low, high)
    }
    for table in ["statistics", "outcomes"] {
      try database.run("DELETE FROM \(table) WHERE device = ?", SQLValue(device))
    }
    try forgetSegments(of: device, profile: profile)
    try settleOpenings(of: account, writer: writer)
  }
}
