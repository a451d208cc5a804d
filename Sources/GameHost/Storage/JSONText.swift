import CasinoKit
import FoundationEssentials

/// JSON in a fixed order of keys: equal values give equal texts on every machine.
enum JSONText {
  /// Writes a value, the keys of objects in their alphabetical order.
  static func text(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): value.isFinite ? String(value) : "null"
    case .text(let value): quoted(value)
    case .list(let values): list(values.map(text))
    case .object(let fields): object(fields.sorted { $0.key < $1.key }.map { ($0.key, text($0.value)) })
    }
  }

  /// Writes an object of fields whose values are JSON already, in the given order.
  static func object(_ fields: [(key: String, value: String)]) -> String {
    "{" + fields.map { "\(quoted($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// Writes a list of values that are JSON already.
  static func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// Writes a text in quotation marks.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        quoted += (scalar.value < 0x10 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Reads a value.
  /// - Throws: `StoreError.unreadable` where the text is no JSON.
  static func value(_ text: String) throws(StoreError) -> JSONValue {
    do {
      return try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    } catch {
      throw .unreadable(text)
    }
  }
}
