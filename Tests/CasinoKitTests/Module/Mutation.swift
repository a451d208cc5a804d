import CasinoKit
import Foundation
import TestSupport

/// A message with one thing changed.
struct Mutation {
  var path: String
  var message: JSONValue
  /// The message as a line.
  var line: Data { (try? JSONEncoder().encode(message)) ?? Data() }
  /// Whether what changed is the module's own, in which it may write what it likes.
  var isFree: Bool {
    ["rules", "round.rules", "data", "dataCopies[0]", "commit.data"].contains { path == $0 || path.hasPrefix($0 + ".") }
  }
  /// Whether a field was added where names are the game's own.
  var isInMap: Bool {
    ["stakes", "lastStakes", "settings", "hands", "bets", "results", "outcomes", "cards", "tallies"].contains {
      path.hasSuffix("\($0).later")
    }
  }

  /// Each value in turn becomes one of another type.
  static func wrongTypes(of line: Data) throws -> [Mutation] {
    try every(line) { value in if case .text = value { .integer(7) } else { .text("x") } }
  }

  /// Each text in turn says something else.
  static func otherTexts(of line: Data) throws -> [Mutation] {
    try every(line) { value in if case .text = value { .text("?") } else { nil } }
  }

  /// Each field in turn is left out.
  static func leftOut(of line: Data) throws -> [Mutation] {
    try everyObject(line) { fields in
      fields.keys.sorted().map { key in (key, fields.filter { $0.key != key }) }
    }
  }

  /// Each object in turn has a field more.
  static func added(to line: Data) throws -> [Mutation] {
    try everyObject(line) { fields in [("later", fields.merging(["later": .list([.null])]) { $1 })] }
  }

  private static func every(_ line: Data, _ change: (JSONValue) -> JSONValue?) throws -> [Mutation] {
    try mutations(of: line) { value, path in
      change(value).map { [(path, $0)] } ?? []
    }
  }

  private static func everyObject(
    _ line: Data, _ change: ([String: JSONValue]) -> [(String, [String: JSONValue])]
  ) throws -> [Mutation] {
    try mutations(of: line) { value, path in
      (value.fields.map(change) ?? []).map { (path.isEmpty ? $0 : "\(path).\($0)", .object($1)) }
    }
  }

  private static func mutations(
    of line: Data, _ change: (JSONValue, String) -> [(String, JSONValue)]
  ) throws -> [Mutation] {
    let message = try JSONDecoder().decode(JSONValue.self, from: line)
    return variants(of: message, at: "", change).map { Mutation(path: $0, message: $1) }
  }

  private static func variants(
    of value: JSONValue, at path: String, _ change: (JSONValue, String) -> [(String, JSONValue)]
  ) -> [(String, JSONValue)] {
    var found = change(value, path)
    switch value {
    case .object(let fields):
      for (key, field) in fields.sorted(by: { $0.key < $1.key }) {
        found += variants(of: field, at: path.isEmpty ? key : "\(path).\(key)", change).map { place, inner in
          (place, .object(fields.merging([key: inner]) { $1 }))
        }
      }
    case .list(let items):
      for (index, item) in items.enumerated() {
        found += variants(of: item, at: "\(path)[\(index)]", change).map { place, inner in
          (place, .list(items[..<index] + [inner] + items[(index + 1)...]))
        }
      }
    default: break
    }
    return found
  }
}
