import CasinoKit

/// The pictures on the cards.
enum CardArt {
  /// A suit, 5 by 3 cells, in quarter blocks.
  static func suit(_ suit: Suit) -> [String] {
    switch suit {
    case .spades: [" ▄█▄ ", "▟███▙", "▀▚█▞▀"]
    case .hearts: ["▟█▄█▙", "▜███▛", " ▝█▘ "]
    case .diamonds: [" ▄█▄ ", "█████", " ▀█▀ "]
    case .clubs: [" ▐█▌ ", "▟███▙", " ▗█▖ "]
    }
  }

  /// The suit of a large ace, 9 by 5 cells.
  static func largeSuit(_ suit: Suit) -> [String] {
    switch suit {
    case .spades: ["   ▗█▖   ", " ▗▟███▙▖ ", "▟███████▙", "▜██▛█▜██▛", "  ▗▄█▄▖  "]
    case .hearts: ["▗▟█▙ ▟█▙▖", "█████████", "▜███████▛", " ▝▜███▛▘ ", "   ▝█▘   "]
    case .diamonds: ["   ▗█▖   ", " ▗▟███▙▖ ", "█████████", " ▝▜███▛▘ ", "   ▝█▘   "]
    case .clubs: ["   ▟█▙   ", "   ▜█▛   ", "▟█▙▝█▘▟█▙", "▜█▛▘█▝▜█▛", "  ▗▄█▄▖  "]
    }
  }

  /// Where the pips of a large card lie: columns 3, 6 and 9, rows 1 to 7.
  static func pips(_ rank: Rank) -> [Point] {
    let places: [(Int, Int)] =
      switch rank {
      case .two: [(6, 1), (6, 7)]
      case .three: [(6, 1), (6, 4), (6, 7)]
      case .four: [(3, 1), (9, 1), (3, 7), (9, 7)]
      case .five: [(3, 1), (9, 1), (6, 4), (3, 7), (9, 7)]
      case .six: [(3, 1), (9, 1), (3, 4), (9, 4), (3, 7), (9, 7)]
      case .seven: [(3, 1), (9, 1), (6, 2), (3, 4), (9, 4), (3, 7), (9, 7)]
      case .eight: [(3, 1), (9, 1), (6, 2), (3, 4), (9, 4), (6, 6), (3, 7), (9, 7)]
      case .nine: [(3, 1), (9, 1), (3, 3), (9, 3), (6, 4), (3, 5), (9, 5), (3, 7), (9, 7)]
      case .ten: [(3, 1), (9, 1), (6, 2), (3, 3), (9, 3), (3, 5), (9, 5), (6, 6), (3, 7), (9, 7)]
      default: []
      }
    return places.map { Point(column: $0.0, row: $0.1) }
  }

  /// A court, 5 by 6 half-cells: Y gold, S skin, E eye, H hair, R robe, B second cloth, F feather.
  static func court(_ rank: Rank) -> [String] {
    switch rank {
    case .king: ["Y.Y.Y", "YYYYY", ".SSS.", ".ESE.", ".HHH.", "RRHRR"]
    case .queen: ["..Y..", ".YYY.", "HSSSH", "HESEH", "HSSSH", "HRYRH"]
    case .jack: [".BBBF", "BBBBF", ".SSS.", ".ESE.", ".SSS.", "BRYRB"]
    default: []
    }
  }

  /// A large court's upper half, 9 by 7 half-cells, P its paper; the lower half is it turned by half a turn.
  static func largeCourt(_ rank: Rank) -> [String] {
    switch rank {
    case .king: ["PYPPYPPYP", "PYYYYYYYP", "PYRYRYRYP", "PPSSSSSPP", "PPSESESPP", "PPHHSHHPP", "BBRHHHRBB"]
    case .queen: ["PPPPYPPPP", "PPYYYYYPP", "PHHHHHHHP", "PHSSSSSHP", "PHSESESHP", "PHHSRSHHP", "RRHYYYHRR"]
    case .jack: ["PPPBBBBPF", "PPBBBBBFP", "PYYYYYYYP", "PPHSSSHPP", "PPHESEHPP", "PPHSSSHPP", "RBBYYYBBR"]
    default: []
    }
  }

  /// Whether the line of the back's pattern goes through a half-cell within the rim.
  /// - Parameters:
  ///   - column: from the rim on, 0 is the first.
  ///   - half: half rows within the rim, 0 is the first.
  static func isBackLine(_ column: Int, _ half: Int, columns: Int, halves: Int) -> Bool {
    let across = abs(column - columns / 2)
    let down = half < halves / 2 ? halves / 2 - 1 - half : half - halves / 2
    return (across + down) % 3 == 0
  }

  /// A suit in ASCII, 5 by 3.
  static func plainSuit(_ suit: Suit) -> [String] {
    switch suit {
    case .spades: ["  .  ", " / \\ ", "(_,_)"]
    case .hearts: [" _ _ ", "( v )", " \\ / "]
    case .diamonds: ["  .  ", " < > ", "  '  "]
    case .clubs: ["  o  ", " o o ", "  |  "]
    }
  }
}
