import CasinoKit
import Foundation

/// A schema, or a part of one, as it is held against values.
indirect enum SchemaRule: Sendable {
  case anything
  case nothing
  case reference(String)
  case type(String)
  case oneOfValues([JSONValue])
  case pattern(NSRegularExpression, String)
  case length(ClosedRange<Int>)
  case count(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  case items(SchemaRule)
  case required([String])
  case fields([String: SchemaRule], others: SchemaRule)
  case names(SchemaRule)
  case all([SchemaRule])
  case any([SchemaRule])
  case one([SchemaRule])
  case conditional(SchemaRule, then: SchemaRule, otherwise: SchemaRule)
}

/// Turns the JSON of a schema into rules.
struct SchemaReader {
  private static let annotations: Set = ["$schema", "$id", "title", "description", "$comment", "examples"]
  /// Keywords that are read with the one that they belong to.
  private static let companions = ["then": "if", "else": "if"]

  let names: Set<String>

  mutating func rule(_ schema: JSONValue, at place: String) throws -> SchemaRule {
    if case .bool(let isAllowed) = schema { return isAllowed ? .anything : .nothing }
    guard let keywords = schema.fields else { throw JSONSchema.Fault.unknownKeyword("\(schema)", at: place) }
    var rules: [SchemaRule] = []
    for (keyword, value) in keywords.sorted(by: { $0.key < $1.key }) where !Self.annotations.contains(keyword) {
      if let owner = Self.companions[keyword], keywords[owner] != nil { continue }
      if keyword == "additionalProperties", keywords["properties"] != nil { continue }
      let found = try simple(keyword, value, at: place) ?? nested(keyword, value, among: keywords, at: place)
      guard let found else { throw JSONSchema.Fault.unknownKeyword(keyword, at: place) }
      rules.append(found)
    }
    return rules.count == 1 ? rules[0] : .all(rules)
  }

  private func simple(_ keyword: String, _ value: JSONValue, at place: String) throws -> SchemaRule? {
    switch (keyword, value) {
    case ("$ref", .text(let text)):
      let name = String(text.dropFirst("#/$defs/".count))
      guard text.hasPrefix("#/$defs/"), names.contains(name) else {
        throw JSONSchema.Fault.unknownReference(text, at: place)
      }
      return .reference(name)
    case ("type", .text(let type)): return .type(type)
    case ("const", let value): return .oneOfValues([value])
    case ("enum", .list(let values)): return .oneOfValues(values)
    case ("pattern", .text(let text)):
      guard text.hasPrefix("^"), text.hasSuffix("$"), let pattern = try? NSRegularExpression(pattern: text) else {
        throw JSONSchema.Fault.badPattern(text, at: place)
      }
      return .pattern(pattern, text)
    case ("minLength", .integer(let bound)): return .length(bound...Int.max)
    case ("maxLength", .integer(let bound)): return .length(0...bound)
    case ("minItems", .integer(let bound)): return .count(bound...Int.max)
    case ("maxItems", .integer(let bound)): return .count(0...bound)
    case ("minimum", .integer(let bound)): return .number(Double(bound)...Double.infinity)
    case ("maximum", .integer(let bound)): return .number(-Double.infinity...Double(bound))
    case ("required", .list(let names)): return .required(names.compactMap(\.text))
    default: return nil
    }
  }

  private mutating func nested(
    _ keyword: String, _ value: JSONValue, among keywords: [String: JSONValue], at place: String
  ) throws -> SchemaRule? {
    func optional(_ name: String, _ reader: inout SchemaReader) throws -> SchemaRule {
      try keywords[name].map { try reader.rule($0, at: "\(place)/\(name)") } ?? .anything
    }
    switch keyword {
    case "items": return .items(try rule(value, at: "\(place)/items"))
    case "propertyNames": return .names(try rule(value, at: "\(place)/propertyNames"))
    case "properties":
      var fields: [String: SchemaRule] = [:]
      for (name, field) in value.fields ?? [:] { fields[name] = try rule(field, at: "\(place)/properties/\(name)") }
      return .fields(fields, others: try optional("additionalProperties", &self))
    case "additionalProperties": return .fields([:], others: try optional(keyword, &self))
    case "oneOf", "anyOf", "allOf":
      var rules: [SchemaRule] = []
      for each in value.items ?? [] { rules.append(try rule(each, at: "\(place)/\(keyword)")) }
      return keyword == "oneOf" ? .one(rules) : keyword == "anyOf" ? .any(rules) : .all(rules)
    case "if":
      return .conditional(
        try rule(value, at: "\(place)/if"), then: try optional("then", &self), otherwise: try optional("else", &self))
    default: return nil
    }
  }
}
