import CasinoKit

/// What a player may decide, in the order of the buttons.
// NEXT: name the moves; each has a key of its own.
enum NewGameMove: UInt8, GameMove {
  case raise, fold
}
