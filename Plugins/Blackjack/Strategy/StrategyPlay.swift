/// What a strategy does with a total. The raw value is its letter in charts.
enum TotalPlay: UInt8, CaseIterable, Sendable {
  case hit = 0x48  // H
  case stand = 0x53  // S
  case doubleOrHit = 0x44  // D
  case doubleOrStand = 0x64  // d
  case surrenderOrHit = 0x52  // R
  case surrenderOrStand = 0x72  // r

  /// What is done with two cards, where it may be done.
  @inline(__always) var first: BlackjackMove? {
    switch self {
    case .hit, .stand: nil
    case .doubleOrHit, .doubleOrStand: .double
    case .surrenderOrHit, .surrenderOrStand: .surrender
    }
  }

  /// What is done otherwise.
  @inline(__always) var otherwise: BlackjackMove {
    switch self {
    case .hit, .doubleOrHit, .surrenderOrHit: .hit
    case .stand, .doubleOrStand, .surrenderOrStand: .stand
    }
  }
}

/// What a strategy does with a pair that may be split. The raw value is its letter in charts.
enum PairPlay: UInt8, CaseIterable, Sendable {
  case asTotal = 0x2D  // -
  case split = 0x50  // P
  case surrenderOrSplit = 0x52  // R
}
