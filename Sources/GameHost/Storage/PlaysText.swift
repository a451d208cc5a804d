import CasinoKit

/// The plays of a round as they are kept: `[{"main":"100.00"},["insurance",{"insurance":"50.00"}],"stand"]`. The deal
/// is its stakes, a move without stakes its word alone.
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
    let stakes = JSONValue.object(play.stakes.mapValues { .text($0.description) })
    if play.move == Play.deal { return JSONText.text(stakes) }
    return JSONText.text(play.stakes.isEmpty ? .text(play.move) : .list([.text(play.move), stakes]))
  }

  private static func play(_ value: JSONValue) -> Play? {
    switch value {
    case .text(let move): return Play(move)
    // Format 1 wrote {"move":…,"stakes":{…}}.
    case .object(let fields):
      guard case .text(let move) = fields["move"], case .object(let stakes) = fields["stakes"] else {
        return play(Play.deal, fields)
      }
      return play(move, stakes)
    case .list(let parts):
      guard parts.count == 2, case .text(let move) = parts[0], case .object(let stakes) = parts[1] else { return nil }
      return play(move, stakes)
    case .null, .bool, .integer, .number: return nil
    }
  }

  private static func play(_ move: String, _ stakes: [String: JSONValue]) -> Play? {
    var amounts: [String: Chips] = [:]
    for (bet, value) in stakes {
      guard case .text(let text) = value, let amount = Chips(text) else { return nil }
      amounts[bet] = amount
    }
    return Play(move, stakes: amounts)
  }
}
