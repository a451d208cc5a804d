import CasinoKit

/// Holds what is worth the most, then draws.
// NEXT: decide as the best player would, or take this file away: then simulations play at random.
struct BestPlay: GameStrategy {
  private let odds: NewGameOdds?
  private var cards: [Card] = []
  private var best: [Bool] = []

  /// - Parameter odds: what holding is worth; without them it draws with what is held.
  init(odds: NewGameOdds?) { self.odds = odds }

  mutating func move(_ engine: borrowing NewGameEngine, using generator: inout Xoshiro256) -> NewGameMove {
    guard let odds else { return .draw }
    if cards != engine.cards {
      cards = engine.cards
      best = odds.best(cards).held
    }
    let held = engine.held
    return best.indices.first { best[$0] != held[$0] }.flatMap(NewGameMove.init(place:)) ?? .draw
  }
}
