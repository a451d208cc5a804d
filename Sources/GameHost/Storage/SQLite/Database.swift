import CSQLite

/// A connection to an SQLite file: prepared statements, transactions and errors with a meaning.
final class Database {
  /// How long a write must last.
  enum Durability: String {
    /// It survives the end of the program; the next `full` write makes it survive a power cut too.
    case normal = "NORMAL"
    /// It survives a power cut.
    case full = "FULL"
  }

  /// The path of the file.
  let path: String
  private let connection: OpaquePointer
  private var statements: [String: Statement] = [:]
  private var durability: Durability?

  /// Opens a file that is there.
  init(path: String) throws(StoreError) {
    self.path = path
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let result = sqlite3_open_v2(path, &opened, flags, nil)
    guard result == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw StoreError(sqlite: result, text: String(cString: sqlite3_errstr(result)), path: path)
    }
    connection = opened
    sqlite3_busy_timeout(connection, 5_000)
    guard sqlite3_db_readonly(connection, "main") == 0 else { throw .readOnly(path: path) }
    try run("PRAGMA foreign_keys = ON")
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(connection)
  }

  /// A number that changes when another connection has written.
  func version() throws(StoreError) -> Int { try first("PRAGMA data_version") { $0.integer(0) } ?? 0 }

  /// How many rows the last statement changed.
  var changes: Int { Int(sqlite3_changes(connection)) }

  /// The number of the row that was inserted last.
  var lastRow: Int { Int(sqlite3_last_insert_rowid(connection)) }

  /// How long a statement waits for another program's lock before it fails with `busy`.
  func wait(milliseconds: Int32) { sqlite3_busy_timeout(connection, milliseconds) }

  /// Runs a statement for what it does.
  func run(_ sql: String, _ values: SQLValue...) throws(StoreError) {
    let statement = try prepare(sql, values)
    defer { statement.reset() }
    while try step(statement) {}
  }

  /// Runs several statements without parameters.
  func script(_ sql: String) throws(StoreError) { try check(sqlite3_exec(connection, sql, nil, nil, nil)) }

  /// Goes through the rows one by one; other statements may run meanwhile.
  func each(
    _ sql: String, _ values: SQLValue..., body: (Statement) throws(StoreError) -> Void
  ) throws(StoreError) {
    let statement = try prepare(sql, values)
    defer { statement.reset() }
    while try step(statement) { try body(statement) }
  }

  /// Reads every row.
  func rows<Value>(
    _ sql: String, _ values: SQLValue..., read: (Statement) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    let statement = try prepare(sql, values)
    defer { statement.reset() }
    var found: [Value] = []
    while try step(statement) { found.append(try read(statement)) }
    return found
  }

  /// Reads the first row; nil where there is none.
  func first<Value>(
    _ sql: String, _ values: SQLValue..., read: (Statement) throws(StoreError) -> Value
  ) throws(StoreError) -> Value? {
    let statement = try prepare(sql, values)
    defer { statement.reset() }
    return try step(statement) ? try read(statement) : nil
  }

  /// Does everything or, when anything throws, nothing.
  func transaction<Value>(
    _ durability: Durability = .full, _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try write(durability)
    try run("BEGIN IMMEDIATE")
    do throws(StoreError) {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // A full disk may have ended the transaction already.
      if sqlite3_get_autocommit(connection) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Chooses how long the next writes must last. Between transactions only.
  func write(_ wanted: Durability) throws(StoreError) {
    guard wanted != durability else { return }
    try script("PRAGMA synchronous = \(wanted.rawValue)")
    durability = wanted
  }

  private func prepare(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> Statement {
    if let known = statements[sql] {
      try check(known.bind(values))
      return known
    }
    guard let statement = Statement(sql, connection: connection) else { throw failure(sqlite3_errcode(connection)) }
    statements[sql] = statement
    try check(statement.bind(values))
    return statement
  }

  private func step(_ statement: Statement) throws(StoreError) -> Bool {
    switch statement.step() {
    case SQLITE_ROW: true
    case SQLITE_DONE: false
    case let result: throw failure(result)
    }
  }

  private func check(_ result: Int32) throws(StoreError) {
    guard result == SQLITE_OK else { throw failure(result) }
  }

  private func failure(_ result: Int32) -> StoreError {
    StoreError(sqlite: result, text: String(cString: sqlite3_errmsg(connection)), path: path)
  }
}
