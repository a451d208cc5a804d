import CasinoKit

/// Raises from a six: below it a raise loses more than the first stake in the long run.
struct BestPlay: GameStrategy {
  func move(_ engine: borrowing BrokenEngine, using generator: inout Xoshiro256) -> BrokenMove {
    guard let card = engine.player else { return .fold }
    return card.rank.aceHigh >= Rank.six.aceHigh ? .raise : .fold
  }
}
