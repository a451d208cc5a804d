import CasinoKit

/// What hands return, named by the full house and the flush.
// NEXT: say what each outcome returns.
enum PayTable: String, CaseIterable, Codable {
  case nineSix = "9/6"
  case eightFive = "8/5"

  /// What goes back for one chip, the chip included.
  func returned(for result: NewGameResult) -> Int {
    switch result {
    case .lose: 0
    case .jacksOrBetter: 1
    case .twoPairs: 2
    case .threeOfAKind: 3
    case .straight: 4
    case .flush: self == .nineSix ? 6 : 5
    case .fullHouse: self == .nineSix ? 9 : 8
    case .fourOfAKind: 25
    case .straightFlush: 50
    case .royalFlush: 800
    }
  }

  /// What comes back of a chip in the long run with best play; `OddsTests` counts it.
  var bestReturn: Double { self == .nineSix ? 0.995_439_043_695_125 : 0.972_984_337_505_587 }
}
