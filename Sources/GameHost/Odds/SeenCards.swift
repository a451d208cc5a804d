import CasinoKit

/// Which of the cards that were drawn the player has seen.
enum SeenCards {
  /// Holds the cards of a round against what the table showed of them.
  /// - Parameters:
  ///   - drawn: the cards in the order of drawing.
  ///   - events: what happened, in order.
  /// - Returns: each card that lies open, and nil for each that does not; nil where the events show cards that were not
  ///   drawn.
  static func seen(of drawn: [Card], in events: [GameEvent]) -> [Card?]? {
    var seen: [Card?] = Array(repeating: nil, count: drawn.count), faceDown: [HandID: [Int]] = [:], next = 0
    for event in events {
      switch event {
      case .cardDealt(_, let card?):
        // A game may draw a card without showing it; nobody has seen that.
        guard let place = drawn[next...].firstIndex(of: card) else { return nil }
        seen[place] = card
        next = place + 1
      case .cardDealt(let hand, nil):
        guard next < drawn.count else { return nil }
        faceDown[hand, default: []].append(next)
        next += 1
      case .cardFlipped(let hand, let card):
        let known = faceDown[hand]?.first { seen[$0] == nil && drawn[$0] == card }
        // A hand that was split has another name now.
        guard let place = known ?? drawn.indices.first(where: { seen[$0] == nil && drawn[$0] == card }) else {
          return nil
        }
        seen[place] = card
      default: break
      }
    }
    return seen
  }
}
