import CasinoKit

extension BlackjackEngine {
  /// Settles a bet beside the hands.
  /// - Parameter pays: what it won to one; nil where it lost.
  mutating func settle(
    _ bet: BlackjackBet, _ stake: Chips, pays: Int?, _ table: inout some Table<BlackjackBet>
  ) {
    let returns = pays.map { stake * ($0 + 1) } ?? .zero
    table.settle(bet, as: pays == nil ? BetOutcome.lose : .win, returns: returns)
  }

  /// Settles a hand's main bet. Hands are settled from left to right.
  @inline(__always) mutating func settleHand(
    as outcome: BlackjackResult, returns: Chips, wager: Int, _ table: inout some Table<BlackjackBet>
  ) {
    table.settle(.main, number: wager, hand: settledHands, as: outcome, returns: returns)
    settledHands += 1
  }

  /// Pays a natural once the dealer is known to have none.
  mutating func payNatural(_ table: inout some Table<BlackjackBet>) {
    settleHand(as: .blackjack, returns: returns(.blackjack, spot.stake), wager: spot.wager, &table)
    beginDealerTurn(&table)
  }

  @inline(__always) mutating func settleNextHand(_ table: inout some Table<BlackjackBet>) {
    settleHand(&table)
    if settledHands == handCount { finish(&table) }
  }

  /// Settles what is left, where nobody looks on. Of a single hand all follows from what both hands are worth.
  @inline(__always) mutating func settleHands(_ table: inout some Table<BlackjackBet>) {
    guard finished.isEmpty, settledHands == 0 else { return settleEachHand(&table) }
    let key = spot.hand.worth | dealer.worth << 5 | (spot.isSurrendered ? 1 << 10 : 0)
    table.settleAll(by: key) { settleEachHand(&$0) }
  }

  private mutating func settleEachHand(_ table: inout some Table<BlackjackBet>) {
    while settledHands < handCount { settleHand(&table) }
  }

  @inline(__always) private mutating func settleHand(_ table: inout some Table<BlackjackBet>) {
    if settledHands < finished.count {
      let place = settledHands, outcome = finished[place].outcome(against: dealer.worth)
      settleHand(
        as: outcome, returns: returns(outcome, finished[place].stake), wager: finished[place].wager, &table)
    } else {
      let outcome = spot.outcome(against: dealer.worth)
      settleHand(as: outcome, returns: returns(outcome, spot.stake), wager: spot.wager, &table)
    }
  }

  @inline(__always) mutating func finish(_ table: inout some Table<BlackjackBet>) {
    step = .over
    table.endRound()
  }

  /// What goes back for a stake, the stake included.
  @inline(__always) private func returns(_ outcome: BlackjackResult, _ stake: Chips) -> Chips {
    outcome == .blackjack ? stake + stake.times(rules.pays) : (stake * halves(outcome)).half
  }

  /// How many halves of a stake go back, where it is no natural that is paid.
  @inline(__always) private func halves(_ outcome: BlackjackResult) -> Int {
    switch outcome {
    case .playerWins, .blackjack: 4
    case .push: 2
    case .surrender: 1
    case .dealerWins, .bust: 0
    }
  }
}
