import CasinoKit

/// What the player may do when the cards are of one rank.
enum CasinoWarMove: UInt8, GameMove, Codable { case war, surrender }
