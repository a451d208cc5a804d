import CasinoKit

/// Cards that `--cards` put on top of a shoe when so many of its cards were dealt.
struct Arrangement: Hashable, Sendable {
  /// How many cards were dealt.
  var position: Int
  /// The cards that come next.
  var cards: [Card]
}

extension Arrangement: CustomStringConvertible {
  /// The form in the shoe's record: `0:TS 9D 9H 8C`.
  var description: String { "\(position):" + cards.map(\.description).joined(separator: " ") }

  /// Reads the form of the shoe's record.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let position = Int(parts[0]), let cards = try? Card.list(String(parts[1])) else {
      return nil
    }
    self.init(position: position, cards: cards)
  }
}
