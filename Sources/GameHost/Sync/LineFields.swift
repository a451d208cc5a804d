import CasinoKit
import FoundationEssentials

/// What is wrong with a line of a log.
enum LineFault: Error, Equatable, Sendable {
  /// It is no line of a log.
  case noLine
  /// It is not the line that was written there.
  case wrongCheck
  /// A newer program wrote it.
  case newer(String)
  /// A field is missing or has a value that it cannot have.
  case field(String)
  /// Its round does not add up.
  case unsound
  /// It speaks of a shoe that is not there.
  case unknownShoe
  /// The seed is not the one that was committed to.
  case wrongSeed
  /// Another profile of this machine has the rows already.
  case takenElsewhere
}

/// The fields of a line from outside, each read within its bounds.
struct LineFields {
  /// The greatest number of a row, a round or a line.
  static let greatestNumber = 1 << DeviceID.bits - 1
  /// The last second of the year 9999.
  static let greatestTime = 253_402_300_799

  let fields: [String: JSONValue]

  /// Reads an object.
  init(_ bytes: [UInt8]) throws(LineFault) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)), case .object(let fields) = value
    else { throw .noLine }
    self.fields = fields
  }

  /// Takes an object.
  init(_ fields: [String: JSONValue]) { self.fields = fields }

  func has(_ key: String) -> Bool { fields[key] != nil }

  func value(_ key: String) throws(LineFault) -> JSONValue {
    guard let value = fields[key], value.isPlain() else { throw .field(key) }
    return value
  }

  func number(_ key: String, _ range: ClosedRange<Int> = 1...LineFields.greatestNumber) throws(LineFault) -> Int {
    guard case .integer(let number) = fields[key], range.contains(number) else { throw .field(key) }
    return number
  }

  func time(_ key: String) throws(LineFault) -> Int { try number(key, 0...Self.greatestTime) }

  func isTrue(_ key: String) throws(LineFault) -> Bool {
    switch fields[key] {
    case nil: return false
    case .bool(let value): return value
    default: throw .field(key)
    }
  }

  /// A text as it may be shown, of bounded length.
  func text(_ key: String, _ lengths: ClosedRange<Int> = 1...Sanitizer.greatestWord) throws(LineFault) -> String {
    guard case .text(let text) = fields[key], lengths.contains(text.unicodeScalars.count),
      Sanitizer.text(text, limit: lengths.upperBound) == text
    else { throw .field(key) }
    return text
  }

  func amount(_ key: String) throws(LineFault) -> Chips {
    guard case .text(let text) = fields[key], let amount = Chips(text) else { throw .field(key) }
    return amount
  }

  /// The word of a game: lower-case letters, digits, hyphens.
  func game(_ key: String) throws(LineFault) -> String {
    let word = try text(key)
    guard word.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }) else {
      throw .field(key)
    }
    return word
  }

  func bytes(_ key: String, count: Int) throws(LineFault) -> [UInt8] {
    guard case .text(let text) = fields[key], let bytes = Hexadecimal.bytes(text), bytes.count == count else {
      throw .field(key)
    }
    return bytes
  }

  /// Cards without anything between them: `ASTD`.
  func cards(_ key: String) throws(LineFault) -> [Card] {
    guard let value = fields[key] else { return [] }
    guard case .text(let text) = value, text.utf8.count.isMultiple(of: 2), text.utf8.count <= 4_000 else {
      throw .field(key)
    }
    var cards: [Card] = [], letters = Array(text.utf8)[...]
    while let rank = letters.popFirst(), let suit = letters.popFirst() {
      guard let card = Card(String(decoding: [rank, suit], as: UTF8.self)) else { throw .field(key) }
      cards.append(card)
    }
    return cards
  }
}

extension JSONValue {
  /// Whether every text in it may be shown as it is, and nothing lies too deep.
  func isPlain(depth: Int = 0) -> Bool {
    guard depth < 12 else { return false }
    switch self {
    case .null, .bool, .integer: return true
    case .number(let number): return number.isFinite
    case .text(let text): return Sanitizer.text(text, limit: Sanitizer.greatestTitle) == text
    case .list(let values): return values.allSatisfy { $0.isPlain(depth: depth + 1) }
    case .object(let fields):
      return fields.allSatisfy { JSONValue.text($0).isPlain(depth: depth) && $1.isPlain(depth: depth + 1) }
    }
  }
}
