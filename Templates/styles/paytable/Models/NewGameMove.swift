import CasinoKit

/// What a player may decide, in the order of the buttons. A card that is held is released by the same move.
// NEXT: name the moves; each has a key of its own.
enum NewGameMove: UInt8, GameMove {
  case draw, hold1, hold2, hold3, hold4, hold5

  /// The place of the card that is held; nil for the draw.
  var place: Int? { self == .draw ? nil : Int(rawValue) - 1 }

  /// The move that holds the card at a place.
  init?(place: Int) { self.init(rawValue: UInt8(place + 1)) }

  var key: Character { place.map { Character(String($0 + 1)) } ?? "d" }
}
