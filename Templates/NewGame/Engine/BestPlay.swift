import CasinoKit

/// Raises where that loses less than the ante.
// NEXT: decide as the best player would, or take this file away: then simulations play at random.
struct BestPlay: GameStrategy {
  private let raises: [Bool]

  init(rules: NewGameRules) {
    let odds = NewGameOdds(rules: rules)
    raises = (0...Rank.allCases.count).map { place in Rank(rawValue: UInt8(place)).map(odds.raises) ?? false }
  }

  func move(_ engine: borrowing NewGameEngine, using generator: inout Xoshiro256) -> NewGameMove {
    guard let card = engine.player else { return .fold }
    return raises[Int(card.rank.rawValue)] ? .raise : .fold
  }
}
