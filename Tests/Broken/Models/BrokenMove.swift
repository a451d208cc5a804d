import CasinoKit

/// What a player may decide.
enum BrokenMove: UInt8, GameMove {
  case raise, fold

  var key: Character { self == .raise || Defect.keyTwice.isHere ? "r" : "f" }
}
