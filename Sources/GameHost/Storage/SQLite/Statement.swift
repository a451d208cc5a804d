import CSQLite

/// A prepared statement. Bound and stepped by its `Database` alone; a row is read while it is the current one.
final class Statement {
  private let handle: OpaquePointer
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  /// Prepares a statement.
  /// - Returns: nil where SQLite refuses; the connection holds the reason.
  init?(_ sql: String, connection: OpaquePointer) {
    var prepared: OpaquePointer?
    let result = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard result == SQLITE_OK, let prepared else { return nil }
    handle = prepared
  }

  deinit { sqlite3_finalize(handle) }

  /// Sets the parameters, in order.
  func bind(_ values: [SQLValue]) -> Int32 {
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let result =
        switch value {
        case .null: sqlite3_bind_null(handle, place)
        case .integer(let number): sqlite3_bind_int64(handle, place, Int64(number))
        case .text(let text): sqlite3_bind_text(handle, place, text, Int32(text.utf8.count), Self.copied)
        case .blob(let bytes): sqlite3_bind_blob(handle, place, bytes, Int32(bytes.count), Self.copied)
        }
      guard result == SQLITE_OK else { return result }
    }
    return SQLITE_OK
  }

  /// Goes to the next row.
  func step() -> Int32 { sqlite3_step(handle) }

  /// Makes the statement ready for the next use.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }
}

extension Statement {
  /// Whether a column of the row is empty.
  func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

  /// A column of the row as a number; 0 where it is empty.
  func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(handle, Int32(column))) }

  /// A column of the row as a number.
  func optionalInteger(_ column: Int) -> Int? { isNull(column) ? nil : integer(column) }

  /// A column of the row as a text; empty where it is empty.
  func text(_ column: Int) -> String {
    guard let start = sqlite3_column_text(handle, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// A column of the row as bytes; none where it is empty.
  func bytes(_ column: Int) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, Int32(column)) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, Int32(column)))))
  }

  /// A column of the row as a row's number.
  func id<Row>(_ column: Int) -> RowID<Row> { RowID(number: integer(column)) }

  /// A column of the row as a row's number.
  func optionalID<Row>(_ column: Int) -> RowID<Row>? { optionalInteger(column).map(RowID.init(number:)) }
}
