import CasinoKit

extension BlackjackEngine {
  /// What an ace asks. Even money is offered only where a natural pays 3:2.
  @inline(__always) var insuranceMoves: MoveSet<BlackjackMove> {
    var moves = MoveSet<BlackjackMove>()
    moves.insert(.noInsurance)
    if spot.hand.isBlackjack, rules.pays == Ratio(3, 2) {
      moves.insert(.evenMoney)
    } else if Insurance.greatestStake(main: openingStake) > .zero {
      moves.insert(.insurance)
    }
    return moves
  }

  mutating func insure(_ table: inout some Table<BlackjackBet>) throws(IllegalMove) {
    let amount = table.stake(on: .insurance), greatest = Insurance.greatestStake(main: openingStake)
    guard amount > .zero, amount <= greatest else {
      throw .outsidePrice(move: BlackjackMove.insurance.name, greatest: greatest)
    }
    insuranceStake = amount
    table.wager(amount, on: .insurance)
    peek(&table)
  }

  /// Pays a natural 1:1 before anybody looks under the ace.
  mutating func takeEvenMoney(_ table: inout some Table<BlackjackBet>) {
    settleHand(as: .blackjack, returns: spot.stake * 2, wager: spot.wager, &table)
    beginDealerTurn(&table)
  }

  /// Looks under an ace or a ten, where there is a card to look at: a natural ends the round.
  @inline(__always) mutating func peek(_ table: inout some Table<BlackjackBet>) {
    if rules.hole == .noCard {
      beginPlay(&table)
    } else if dealer.isBlackjack {
      step = .holeCardUp
    } else if insuranceStake > .zero {
      step = .lostInsurance
    } else {
      beginPlay(&table)
    }
  }

  mutating func settleInsurance(_ table: inout some Table<BlackjackBet>) {
    let isLostAtPeek = step == .lostInsurance, stake = insuranceStake
    insuranceStake = .zero
    settle(.insurance, stake, pays: dealer.isBlackjack ? Insurance.pays.numerator : nil, &table)
    if isLostAtPeek { beginPlay(&table) } else { nextDealerStep(&table) }
  }
}
