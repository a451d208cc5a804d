import CasinoKit
import Foundation

/// A JSON Schema (draft 2020-12), as far as the project's own schemas go: a keyword that it does not know is an
/// error, so that no rule is ever passed over in silence.
public struct JSONSchema: Sendable {
  /// Why a schema cannot be used.
  public enum Fault: Error, Equatable {
    /// The schema uses a keyword that this validator does not know, or not with such a value.
    case unknownKeyword(String, at: String)
    /// A `$ref` leads nowhere.
    case unknownReference(String, at: String)
    /// A pattern is no regular expression for a whole text.
    case badPattern(String, at: String)
  }

  let definitions: [String: SchemaRule]

  /// Reads a schema and looks through the whole of it.
  /// - Throws: `Fault` for what this validator does not take.
  public init(_ data: Data) throws {
    let root = try JSONDecoder().decode(JSONValue.self, from: data)
    let sources = root["$defs"]?.fields ?? [:]
    var reader = SchemaReader(names: Set(sources.keys))
    _ = try reader.rule(.object(root.fields?.filter { $0.key != "$defs" } ?? [:]), at: "#")
    var found: [String: SchemaRule] = [:]
    for (name, source) in sources { found[name] = try reader.rule(source, at: "#/$defs/\(name)") }
    definitions = found
  }

  /// What is wrong with a value, as a definition of the schema sees it; empty where nothing is.
  public func errors(in value: JSONValue, definition: String) -> [String] {
    guard let rule = definitions[definition] else { return ["the schema has no \(definition)"] }
    return SchemaCheck(definitions: definitions).errors(value, rule).map { "$\($0.path): \($0.text)" }.sorted()
  }
}

extension JSONValue {
  /// The value of a field; nil where there is none.
  public subscript(key: String) -> JSONValue? { fields?[key] }
  /// The fields of an object.
  public var fields: [String: JSONValue]? { if case .object(let fields) = self { fields } else { nil } }
  /// The values of a list.
  public var items: [JSONValue]? { if case .list(let items) = self { items } else { nil } }
  /// A text.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// An integer.
  public var integer: Int? { if case .integer(let number) = self { number } else { nil } }
}
