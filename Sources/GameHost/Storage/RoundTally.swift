import CasinoKit

/// What a round came to, added up from its entries: insurance, splits and doubles are all one round.
struct RoundTally: Equatable {
  /// A bet and how it ended.
  struct Key: Hashable {
    var bet: String
    var outcome: String
  }

  /// How often something happened, and the chips of it.
  struct Sum: Equatable {
    var count = 0
    var staked: Chips = .zero
    var returned: Chips = .zero

    static func += (left: inout Sum, right: Sum) {
      left.count += right.count
      left.staked += right.staked
      left.returned += right.returned
    }
  }

  private(set) var staked: Chips = .zero
  private(set) var returned: Chips = .zero
  private(set) var outcomes: [Key: Sum] = [:]
  /// The wagers that are not settled.
  private(set) var open: [RoundLedger.Wager: Chips] = [:]

  /// What was won or lost.
  var net: Chips { returned - staked }

  /// Adds entries up.
  init(_ entries: [LedgerEntry]) {
    for entry in entries {
      switch entry {
      case .stake(let bet, let wager, let amount):
        staked += amount
        open[RoundLedger.Wager(bet: bet, number: wager), default: .zero] += amount
      case .settle(let bet, let wager, _, let outcome, let amount):
        returned += amount
        let stake = open.removeValue(forKey: RoundLedger.Wager(bet: bet, number: wager)) ?? .zero
        outcomes[Key(bet: bet, outcome: outcome), default: Sum()] += Sum(count: 1, staked: stake, returned: amount)
      }
    }
  }
}
