import CasinoKit

extension BlackjackEngine {
  /// Takes the opening stakes.
  mutating func placeBets(_ table: inout some Table<BlackjackBet>) throws(IllegalMove) {
    let main = table.stake(on: .main)
    let pairs = table.stake(on: .perfectPairs), poker = table.stake(on: .twentyOnePlus3)
    guard main >= .zero, pairs >= .zero, poker >= .zero else { throw .noStake }
    guard main > .zero else {
      if pairs > .zero { throw .needs(bet: Bet.perfectPairs.rawValue, other: Bet.main.rawValue) }
      if poker > .zero { throw .needs(bet: Bet.twentyOnePlus3.rawValue, other: Bet.main.rawValue) }
      throw .noStake
    }
    openingStake = main
    spot.stake = main
    perfectPairsStake = pairs
    twentyOnePlus3Stake = poker
    table.wager(main, on: .main)
    if pairs > .zero { table.wager(pairs, on: .perfectPairs) }
    if poker > .zero { table.wager(poker, on: .twentyOnePlus3) }
  }

  /// Deals player, dealer (up), player and, unless the rules know none, dealer (hole), one card at a time.
  @inline(__always) mutating func dealOpeningCard(_ table: inout some Table<BlackjackBet>) {
    // Such a table never stops among them.
    if !table.isWatched { return dealOpeningCards(&table) }
    switch step {
    case .firstCard:
      spot.hand.add(table.deal(to: .player(0)))
      step = .upCard
    case .upCard:
      dealer.add(table.deal(to: .dealer))
      step = .secondCard
    case .secondCard:
      spot.hand.add(table.deal(to: .player(0)))
      guard rules.hole == .peek else { return endOpening(&table) }
      step = .holeCard
    default:
      dealer.add(table.dealFaceDown(to: .dealer))
      isHoleCardDown = true
      endOpening(&table)
    }
  }

  /// Deals the opening cards all at once, where nobody looks on.
  @inline(__always) private mutating func dealOpeningCards(_ table: inout some Table<BlackjackBet>) {
    let first = table.deal(to: .player(0))
    let up = table.deal(to: .dealer)
    spot.hand.open(first, table.deal(to: .player(0)))
    isHoleCardDown = rules.hole == .peek
    if isHoleCardDown { dealer.open(up, table.dealFaceDown(to: .dealer)) } else { dealer.add(up) }
    endOpening(&table)
  }

  /// Goes on once the opening cards lie: to the side bets, then to an ace's question, then to the peek.
  @inline(__always) mutating func endOpening(_ table: inout some Table<BlackjackBet>) {
    if perfectPairsStake > .zero {
      step = .perfectPairs
    } else if twentyOnePlus3Stake > .zero {
      step = .twentyOnePlus3
    } else if dealer.cards[0].rank == .ace {
      step = .insuranceQuestion
    } else {
      peek(&table)
    }
  }

  mutating func settlePerfectPairs(_ table: inout some Table<BlackjackBet>) {
    let cards = spot.hand.cards, stake = perfectPairsStake
    perfectPairsStake = .zero
    let pays = PerfectPairs.Kind(cards[0], cards[1]).map(rules.perfectPairs.payout)
    settle(.perfectPairs, stake, pays: pays, &table)
    endOpening(&table)
  }

  mutating func settleTwentyOnePlus3(_ table: inout some Table<BlackjackBet>) {
    let cards = spot.hand.cards, stake = twentyOnePlus3Stake
    twentyOnePlus3Stake = .zero
    let pays = TwentyOnePlus3.Kind(cards[0], cards[1], dealer.cards[0]).map(rules.twentyOnePlus3.payout)
    settle(.twentyOnePlus3, stake, pays: pays, &table)
    endOpening(&table)
  }
}
