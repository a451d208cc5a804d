import CasinoKit

/// What a player may decide, in the order of the buttons.
enum BlackjackMove: UInt8, GameMove {
  case hit, stand, double, split, surrender, insurance, noInsurance, evenMoney

  var key: Character {
    switch self {
    case .hit: "h"
    case .stand: "s"
    case .double: "d"
    case .split: "p"
    case .surrender: "r"
    case .insurance: "y"
    case .noInsurance: "n"
    case .evenMoney: "e"
    }
  }
}
