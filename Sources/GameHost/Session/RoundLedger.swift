import CasinoKit

/// The chips of a round as the host keeps them: which wagers are open, and which are settled.
struct RoundLedger: Equatable, Sendable {
  /// A wager's name.
  struct Wager: Hashable, Comparable, Sendable {
    /// The bet's word.
    var bet: String
    /// The wager's number.
    var number: Int

    static func < (left: Wager, right: Wager) -> Bool { (left.bet, left.number) < (right.bet, right.number) }
  }

  /// What is staked and not settled.
  private(set) var open: [Wager: Chips] = [:]
  /// What is settled.
  private(set) var settled: Set<Wager> = []
  /// The sum of all stakes.
  private(set) var staked: Chips = .zero
  /// The sum of all returns.
  private(set) var returned: Chips = .zero
  /// Whether the round has begun and is not over.
  var isUnderWay: Bool { !open.isEmpty }

  /// Takes a movement of chips.
  /// - Throws: `ModuleFailure` for an amount or a wager that cannot be; the ledger is then as it was.
  mutating func take(_ entry: LedgerEntry, bets: [String: Manifest.Bet]) throws(ModuleFailure) {
    switch entry {
    case .stake(let bet, let number, let amount): try stake(amount, on: Wager(bet: bet, number: number), bets: bets)
    case .settle(let bet, let number, _, _, let returned):
      try settle(Wager(bet: bet, number: number), returned: returned, bets: bets)
    }
  }

  private mutating func stake(
    _ amount: Chips, on wager: Wager, bets: [String: Manifest.Bet]
  ) throws(ModuleFailure) {
    guard bets[wager.bet] != nil else { throw .unknownBet(wager.bet) }
    guard amount > .zero else { throw .badAmount(bet: wager.bet, amount: amount) }
    guard !settled.contains(wager) else { throw .settledTwice(bet: wager.bet, number: wager.number) }
    staked = try Self.sum(staked, amount, bet: wager.bet)
    open[wager, default: .zero] += amount
  }

  private mutating func settle(
    _ wager: Wager, returned amount: Chips, bets: [String: Manifest.Bet]
  ) throws(ModuleFailure) {
    guard let bet = bets[wager.bet] else { throw .unknownBet(wager.bet) }
    guard !settled.contains(wager) else { throw .settledTwice(bet: wager.bet, number: wager.number) }
    guard let stake = open[wager] else { throw .unknownWager(bet: wager.bet, number: wager.number) }
    guard amount >= .zero else { throw .badAmount(bet: wager.bet, amount: amount) }
    let greatest = Self.greatestReturn(of: stake, bet.greatestPayout)
    guard amount <= greatest else {
      throw .settledAboveGreatest(bet: wager.bet, returned: amount, greatest: greatest)
    }
    returned = try Self.sum(returned, amount, bet: wager.bet)
    open[wager] = nil
    settled.insert(wager)
  }

  /// A sum beyond the greatest amount is no sum of a table's; so none of many entries overflows either.
  private static func sum(_ left: Chips, _ right: Chips, bet: String) throws(ModuleFailure) -> Chips {
    let sum = left + right
    guard sum <= .greatest else { throw .badAmount(bet: bet, amount: right) }
    return sum
  }

  /// The stake and what it can win at most, rounded down; never beyond the greatest amount.
  private static func greatestReturn(of stake: Chips, _ payout: Ratio) -> Chips {
    let product = stake.hundredths.multipliedReportingOverflow(by: payout.numerator)
    if product.overflow { return .greatest }
    return min(stake + Chips(hundredths: product.partialValue / payout.denominator), .greatest)
  }
}
