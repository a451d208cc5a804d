import CasinoKit

extension BaccaratEngine {
  /// The coup of the hands as they lie.
  @inline(always) var coup: Coup { Coup(player, banker) }

  /// Takes the stakes. Without any the coup is watched.
  mutating func placeBets(_ table: inout some Table<BaccaratBet>) throws(IllegalMove) {
    for bet in Stakes.bets {
      let stake = table.stake(on: bet)
      guard stake >= .zero else { throw .noStake }
      guard stake == .zero || rules.offers(bet) else {
        throw .unknownBet(bet.rawValue, known: Stakes.bets.filter(rules.offers).map(\.rawValue))
      }
    }
    for (place, bet) in Stakes.bets.enumerated() {
      let stake = table.stake(on: bet)
      guard stake > .zero else { continue }
      stakes.put(stake, on: place)
      table.wager(stake, on: bet)
    }
  }

  /// Calls who has won, with both totals.
  func call(_ table: inout some Table<BaccaratBet>) {
    let coup = coup
    switch coup.winner {
    case .player:
      table.emit(
        .called(coup.player.isNatural ? "playerNatural" : "playerWins", [coup.player.total, coup.banker.total]))
    case .banker:
      table.emit(
        .called(coup.banker.isNatural ? "bankerNatural" : "bankerWins", [coup.banker.total, coup.player.total]))
    case .tie: table.emit(.called("tie", [coup.player.total]))
    }
  }

  /// Settles the next bet; all of them where nobody looks on.
  @inline(always) mutating func settle(_ table: inout some Table<BaccaratBet>) {
    if table.isWatched {
      settleNextBet(&table)
      if stakes.isEmpty { finish(&table) }
    } else {
      // What a coup is to the bets is all that their settlement depends on.
      let key = coup.key
      table.settleAll(by: key) { table in while !stakes.isEmpty { settleNextBet(&table) } }
      finish(&table)
    }
  }

  private mutating func settleNextBet(_ table: inout some Table<BaccaratBet>) {
    guard let bet = stakes.next else { return }
    let payout = Payout(of: bet, in: coup, by: rules)
    let returned = payout.returned(for: stakes.takeNext())
    table.settle(bet, as: payout.outcome, returns: returned)
  }

  @inline(always) mutating func finish(_ table: inout some Table<BaccaratBet>) {
    step = .over
    table.endRound()
  }
}
