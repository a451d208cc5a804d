import CasinoKit
import Foundation

/// Holds values against the rules of a schema.
struct SchemaCheck {
  /// What is wrong, and where, from the value that was looked at.
  struct Finding {
    var path = ""
    var text: String
  }

  let definitions: [String: SchemaRule]

  /// What is wrong with a value; empty where nothing is.
  func errors(_ value: JSONValue, _ rule: SchemaRule) -> [Finding] {
    switch rule {
    case .anything: return []
    case .nothing: return [Finding(text: "must not be there")]
    case .reference(let name): return errors(value, definitions[name] ?? .nothing)
    case .all(let rules): return rules.flatMap { errors(value, $0) }
    case .any(let rules):
      return rules.contains { errors(value, $0).isEmpty } ? [] : [Finding(text: "\(value) is nothing that fits")]
    case .one(let rules): return exactlyOne(value, rules)
    case .conditional(let condition, let then, let otherwise):
      return errors(value, errors(value, condition).isEmpty ? then : otherwise)
    case .items, .required, .fields, .names: return parts(value, rule)
    default: return problem(value, rule).map { [Finding(text: $0)] } ?? []
    }
  }

  private func parts(_ value: JSONValue, _ rule: SchemaRule) -> [Finding] {
    switch (value, rule) {
    case (.list(let items), .items(let rule)):
      return items.enumerated().flatMap { index, item in within("[\(index)]", item, rule) }
    case (.object(let fields), .required(let names)):
      return names.filter { fields[$0] == nil }.map { Finding(text: "needs \($0)") }
    case (.object(let fields), .names(let rule)): return fields.keys.flatMap { errors(.text($0), rule) }
    case (.object(let fields), .fields(let known, let others)):
      return fields.flatMap { name, field in within(".\(name)", field, known[name] ?? others) }
    default: return []
    }
  }

  private func within(_ name: @autoclosure () -> String, _ value: JSONValue, _ rule: SchemaRule) -> [Finding] {
    let found = errors(value, rule)
    return found.isEmpty ? [] : found.map { Finding(path: name() + $0.path, text: $0.text) }
  }

  private func problem(_ value: JSONValue, _ rule: SchemaRule) -> String? {
    switch (rule, value) {
    case (.type(let type), _): value.isA(type) ? nil : "\(value) is no \(type)"
    case (.oneOfValues(let values), _): values.contains(value) ? nil : "\(value) is not among \(values)"
    case (.pattern(let pattern, let source), .text(let text)):
      pattern.takesAll(of: text) ? nil : "\"\(text)\" is not \(source)"
    case (.length(let range), .text(let text)):
      range.contains(text.unicodeScalars.count) ? nil : "\"\(text)\" has no length of \(range)"
    case (.count(let range), .list(let items)): range.contains(items.count) ? nil : "\(items.count) are not \(range)"
    case (.number(let range), .integer(let number)): range.contains(Double(number)) ? nil : "\(number) is not \(range)"
    case (.number(let range), .number(let number)): range.contains(number) ? nil : "\(number) is not \(range)"
    default: nil
    }
  }

  private func exactlyOne(_ value: JSONValue, _ rules: [SchemaRule]) -> [Finding] {
    // Fixed fields name the kind that was meant; only what is wrong with that is worth telling.
    let meant = rules.filter { hasFixedFields(value, $0) }
    if meant.count == 1 { return errors(value, meant[0]) }
    let matches = rules.count { errors(value, $0).isEmpty }
    return matches == 1 ? [] : [Finding(text: "is of \(matches) kinds: \(value["type"] ?? value)")]
  }

  /// Whether a rule has fields of one fixed value, and the value has just those.
  private func hasFixedFields(_ value: JSONValue, _ rule: SchemaRule) -> Bool {
    switch rule {
    case .reference(let name): return hasFixedFields(value, definitions[name] ?? .nothing)
    case .all(let rules): return rules.contains { hasFixedFields(value, $0) }
    case .fields(let known, _):
      var hasAny = false
      for case (let name, .oneOfValues(let values)) in known where values.count == 1 {
        guard value[name] == values[0] else { return false }
        hasAny = true
      }
      return hasAny
    default: return false
    }
  }
}

extension NSRegularExpression {
  fileprivate func takesAll(of text: String) -> Bool {
    let all = NSRange(text.startIndex..., in: text)
    return firstMatch(in: text, range: all)?.range == all
  }
}

extension JSONValue {
  fileprivate func isA(_ type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .integer: type == "integer" || type == "number"
    case .number: type == "number"
    case .text: type == "string"
    case .list: type == "array"
    case .object: type == "object"
    }
  }
}
