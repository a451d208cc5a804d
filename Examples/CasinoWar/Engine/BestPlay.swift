import CasinoKit

/// Goes to every war: that loses less than half the ante.
struct BestPlay: GameStrategy {
  func move(_ engine: borrowing CasinoWarEngine, using generator: inout Xoshiro256) -> CasinoWarMove { .war }
}
