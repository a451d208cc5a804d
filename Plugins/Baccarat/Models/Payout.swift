import CasinoKit

/// How a bet ends, and what it wins. The one place that says what bets are paid: rounds are settled and odds are
/// counted by it.
enum Payout: Hashable, Sendable {
  case win(Ratio)
  case push
  case lose

  /// Settles a bet.
  init(of bet: BaccaratBet, in coup: Coup, by rules: BaccaratRules) {
    switch bet {
    case .player: self = Self.main(.player, coup) { Ratio(1) }
    case .banker: self = Self.banker(coup, rules)
    case .tie: self = Self.when(coup.winner == .tie, pays: rules.tie.pays)
    case .playerPair: self = Self.when(coup.player.isPair, pays: 11)
    case .bankerPair: self = Self.when(coup.banker.isPair, pays: 11)
    case .dragonBonusPlayer: self = Self.dragonBonus(.player, coup)
    case .dragonBonusBanker: self = Self.dragonBonus(.banker, coup)
    case .dragon7: self = Self.when(Self.isDragon7(coup), pays: 40)
    case .panda8:
      self = Self.when(coup.winner == .player && coup.player.total == 8 && coup.player.cards == 3, pays: 25)
    case .super6: self = Self.when(Self.isSix(coup), pays: 12)
    }
  }

  /// What a stake wins; nil where it wins nothing.
  var wins: Ratio? { if case .win(let ratio) = self { ratio } else { nil } }

  /// The outcome's word.
  var outcome: BetOutcome {
    switch self {
    case .win: .win
    case .push: .push
    case .lose: .lose
    }
  }

  /// What goes back for a stake, the stake included. A commission that does not fit a hundredth is rounded up.
  func returned(for stake: Chips) -> Chips {
    switch self {
    case .win(let ratio): stake + stake.times(ratio)
    case .push: stake
    case .lose: .zero
    }
  }

  /// What a stake of one brings in the long run where this comes of it for certain.
  var value: Double {
    switch self {
    case .win(let ratio): Double(ratio.numerator) / Double(ratio.denominator)
    case .push: 0
    case .lose: -1
    }
  }

  // MARK: - The bets

  /// What a win by so much pays, for a hand without a natural.
  static let dragonBonus: [(margin: Int, pays: Int)] = [(9, 30), (8, 10), (7, 6), (6, 4), (5, 2), (4, 1)]

  private static func when(_ isWon: Bool, pays: Int) -> Payout { isWon ? .win(Ratio(pays)) : .lose }

  /// A bet on a hand: a tie returns it.
  private static func main(_ side: Coup.Winner, _ coup: Coup, pays: () -> Ratio) -> Payout {
    coup.winner == .tie ? .push : coup.winner == side ? .win(pays()) : .lose
  }

  private static func banker(_ coup: Coup, _ rules: BaccaratRules) -> Payout {
    if rules.commission == .ez, isDragon7(coup) { return .push }
    return main(.banker, coup) {
      switch rules.commission {
      case .fivePercent: Ratio(19, 20)
      case .fourPercent: Ratio(24, 25)
      case .notTaken: isSix(coup) ? Ratio(1, 2) : Ratio(1)
      case .ez: Ratio(1)
      }
    }
  }

  private static func isSix(_ coup: Coup) -> Bool { coup.winner == .banker && coup.banker.total == 6 }

  private static func isDragon7(_ coup: Coup) -> Bool {
    coup.winner == .banker && coup.banker.total == 7 && coup.banker.cards == 3
  }

  /// A natural wins even money and is returned in a tie; others win by four or more.
  private static func dragonBonus(_ side: Coup.Winner, _ coup: Coup) -> Payout {
    let isNatural = coup.side(side)?.isNatural ?? false
    if coup.winner == .tie { return isNatural ? .push : .lose }
    guard coup.winner == side else { return .lose }
    if isNatural { return .win(Ratio(1)) }
    return dragonBonus.first { $0.margin == coup.margin }.map { .win(Ratio($0.pays)) } ?? .lose
  }
}
