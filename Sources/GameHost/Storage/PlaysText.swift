import CasinoKit

/// The plays of a round as they are kept: `[{"move":"deal","stakes":{"main":"100.00"}},"hit","stand"]`, a move
/// without stakes being its word alone.
enum PlaysText {
  /// No plays.
  static let none = "[]"

  /// Adds a play at the end.
  static func adding(_ play: Play, to plays: String) -> String {
    let start = plays == none ? "[" : plays.dropLast() + ","
    return start + text(play) + "]"
  }

  /// Reads the plays.
  /// - Throws: `StoreError.unreadable` where the text holds anything else.
  static func plays(_ text: String) throws(StoreError) -> [Play] {
    guard case .list(let values) = try JSONText.value(text) else { throw .unreadable(text) }
    var plays: [Play] = []
    for value in values {
      guard let play = play(value) else { throw .unreadable(text) }
      plays.append(play)
    }
    return plays
  }

  private static func text(_ play: Play) -> String {
    guard !play.stakes.isEmpty else { return JSONText.quoted(play.move) }
    let stakes = play.stakes.mapValues { JSONValue.text($0.description) }
    return JSONText.text(.object(["move": .text(play.move), "stakes": .object(stakes)]))
  }

  private static func play(_ value: JSONValue) -> Play? {
    if case .text(let move) = value { return Play(move) }
    guard case .object(let fields) = value, case .text(let move) = fields["move"],
      case .object(let stakes) = fields["stakes"]
    else { return nil }
    var amounts: [String: Chips] = [:]
    for (bet, value) in stakes {
      guard case .text(let text) = value, let amount = Chips(text) else { return nil }
      amounts[bet] = amount
    }
    return Play(move, stakes: amounts)
  }
}
