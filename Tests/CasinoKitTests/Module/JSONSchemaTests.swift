import CasinoKit
import Foundation
import TestSupport
import Testing

@Suite struct JSONSchemaTests {
  private func errors(_ value: String, _ schema: String) throws -> [String] {
    let all = try JSONSchema(Data(#"{"$defs":{"it":\#(schema),"small":{"maximum":3}}}"#.utf8))
    return all.errors(in: try JSONDecoder().decode(JSONValue.self, from: Data(value.utf8)), definition: "it")
  }

  @Test(arguments: [
    (#"{"type":"string"}"#, #""a""#, "1"), (#"{"type":"integer"}"#, "1", "1.5"),
    (#"{"type":"number"}"#, "1.5", #""1""#),
    (#"{"type":"boolean"}"#, "true", "0"), (#"{"type":"null"}"#, "null", "0"), (#"{"type":"array"}"#, "[]", "{}"),
    (#"{"type":"object"}"#, "{}", "[]"), (#"{"const":1}"#, "1", "2"), (#"{"enum":["a","b"]}"#, #""b""#, #""c""#),
    (#"{"minimum":2}"#, "2", "1"), (#"{"maximum":2}"#, "2", "2.5"), (#"{"minItems":1}"#, "[1]", "[]"),
    (#"{"maxItems":1}"#, "[1]", "[1,2]"), (#"{"minLength":2}"#, #""ab""#, #""a""#),
    (#"{"maxLength":2}"#, #""ab""#, #""abc""#), (#"{"pattern":"^a+$"}"#, #""aa""#, #""aa\n""#),
    (#"{"items":{"type":"integer"}}"#, "[1,2]", #"[1,"2"]"#), (#"{"required":["a"]}"#, #"{"a":1}"#, #"{"b":1}"#),
    (#"{"properties":{"a":{"const":1}}}"#, #"{"b":2}"#, #"{"a":2}"#),
    (#"{"properties":{"a":true},"additionalProperties":{"const":1}}"#, #"{"a":2,"b":1}"#, #"{"b":2}"#),
    (#"{"propertyNames":{"maxLength":1}}"#, #"{"a":1}"#, #"{"ab":1}"#), ("true", "1", ""), ("false", "", "1"),
    (##"{"$ref":"#/$defs/small"}"##, "3", "4"), (#"{"allOf":[{"minimum":1},{"maximum":3}]}"#, "2", "4"),
    (#"{"anyOf":[{"const":1},{"minimum":1}]}"#, "1", "0"), (#"{"oneOf":[{"const":1},{"minimum":1}]}"#, "2", "1"),
    (#"{"oneOf":[{"const":1},{"minimum":1}]}"#, "2", "0"),
    (#"{"if":{"type":"string"},"then":{"minLength":2},"else":{"minimum":2}}"#, #""ab""#, #""a""#),
    (#"{"if":{"type":"string"},"then":{"minLength":2},"else":{"minimum":2}}"#, "2", "1"),
  ])
  func keyword(_ schema: String, takes good: String, refuses bad: String) throws {
    if !good.isEmpty { #expect(try errors(good, schema) == []) }
    if !bad.isEmpty { #expect(try !errors(bad, schema).isEmpty) }
  }

  @Test(arguments: [
    (#"{"minimun":1}"#, JSONSchema.Fault.unknownKeyword("minimun", at: "#/$defs/it")),
    (#"{"items":{"oneOf":[{"not":{}}]}}"#, .unknownKeyword("not", at: "#/$defs/it/items/oneOf")),
    (##"{"$ref":"#/$defs/none"}"##, .unknownReference("#/$defs/none", at: "#/$defs/it")),
    (#"{"pattern":"^($"}"#, .badPattern("^($", at: "#/$defs/it")),
    (#"{"pattern":"a"}"#, .badPattern("a", at: "#/$defs/it")),
  ])
  func refusesSchemasThatItDoesNotUnderstand(_ schema: String, fault: JSONSchema.Fault) {
    #expect(throws: fault) { try errors("1", schema) }
  }
}
