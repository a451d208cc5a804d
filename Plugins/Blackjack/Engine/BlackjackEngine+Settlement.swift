import CasinoKit

extension BlackjackEngine {
  /// Takes chips for a wager.
  mutating func wager(
    _ amount: Chips, on bet: BlackjackBet, number: Int = 0, _ table: inout some Table<BlackjackBet>
  ) {
    net -= amount
    table.wager(amount, on: bet, number: number)
  }

  /// Settles a bet beside the hands.
  /// - Parameter pays: what it won to one; nil where it lost.
  mutating func settle(
    _ bet: BlackjackBet, _ stake: Chips, pays: Int?, _ table: inout some Table<BlackjackBet>
  ) {
    let returns = pays.map { stake * ($0 + 1) } ?? .zero
    net += returns
    table.settle(bet, as: pays == nil ? BetOutcome.lose : .win, returns: returns)
  }

  /// Settles a hand's main bet. Hands are settled from left to right.
  mutating func settleHand(
    _ spot: Spot, as outcome: BlackjackResult, returns: Chips, _ table: inout some Table<BlackjackBet>
  ) {
    net += returns
    table.settle(.main, number: spot.wager, hand: settledHands, as: outcome, returns: returns)
    settledHands += 1
  }

  /// Pays a natural once the dealer is known to have none.
  mutating func payNatural(_ table: inout some Table<BlackjackBet>) {
    settleHand(spot, as: .blackjack, returns: returns(.blackjack, spot.stake), &table)
    beginDealerTurn(&table)
  }

  mutating func settleNextHand(_ table: inout some Table<BlackjackBet>) {
    let next = settledHands < finished.count ? finished[settledHands] : spot
    let outcome = outcome(of: next)
    settleHand(next, as: outcome, returns: returns(outcome, next.stake), &table)
    if settledHands == handCount { finish(&table) }
  }

  mutating func finish(_ table: inout some Table<BlackjackBet>) {
    step = .over
    table.emit(.roundSettled(net: net))
  }

  /// How a hand ends against the dealer's as it lies.
  private func outcome(of spot: Spot) -> BlackjackResult {
    let hand = spot.hand
    if spot.isSurrendered { return .surrender }
    if hand.isBust { return .bust }
    if hand.isBlackjack { return dealer.isBlackjack ? .push : .blackjack }
    if dealer.isBlackjack { return .dealerWins }
    if dealer.isBust || hand.total > dealer.total { return .playerWins }
    return hand.total == dealer.total ? .push : .dealerWins
  }

  /// What goes back for a stake, the stake included.
  private func returns(_ outcome: BlackjackResult, _ stake: Chips) -> Chips {
    switch outcome {
    case .playerWins: stake * 2
    case .blackjack: stake + stake.times(rules.pays)
    case .push: stake
    case .surrender: stake.half
    case .dealerWins, .bust: .zero
    }
  }
}
