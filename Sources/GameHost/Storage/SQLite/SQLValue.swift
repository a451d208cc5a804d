/// A value that goes into a statement.
enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])
}

extension SQLValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  init(integerLiteral value: Int) { self = .integer(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(nilLiteral: ()) { self = .null }

  /// The number of a row, or nothing.
  init(_ id: (some RowNumber)?) { self = id.map { .integer($0.number) } ?? .null }
  /// A text, or nothing.
  init(_ text: String?) { self = text.map(SQLValue.text) ?? .null }
  /// A number, or nothing.
  init(_ number: Int?) { self = number.map(SQLValue.integer) ?? .null }
}
