import CasinoKit

extension BlackjackEngine {
  /// Ends the player's decisions. A hole card is turned over even if the dealer does not draw.
  @inline(__always) mutating func beginDealerTurn(_ table: inout some Table<BlackjackBet>) {
    if !table.isWatched { return playDealerTurn(&table) }
    if isHoleCardDown { step = .holeCardUp } else { nextDealerStep(&table) }
  }

  @inline(__always) mutating func turnHoleCard(_ table: inout some Table<BlackjackBet>) {
    isHoleCardDown = false
    table.emit(.cardFlipped(.dealer, card: dealer.cards[1]))
    nextDealerStep(&table)
  }

  /// The dealer's whole turn, where nobody looks on.
  private mutating func playDealerTurn(_ table: inout some Table<BlackjackBet>) {
    isHoleCardDown = false
    guard insuranceStake == .zero else { return nextDealerStep(&table) }
    if hasLiveHand {
      while dealerIsShort { dealer.add(table.deal(to: .dealer)) }
    }
    settleHands(&table)
    finish(&table)
  }

  @inline(__always) mutating func drawDealerCard(_ table: inout some Table<BlackjackBet>) {
    dealer.add(table.deal(to: .dealer))
    nextDealerStep(&table)
  }

  /// Goes on with the dealer's hand as it lies: its second card settles insurance, the last one the hands.
  @inline(__always) mutating func nextDealerStep(_ table: inout some Table<BlackjackBet>) {
    if dealer.cards.count >= 2, insuranceStake > .zero {
      step = .insurance
    } else if settledHands == handCount {
      finish(&table)
    } else if dealerDraws {
      step = .dealerCard
    } else {
      step = .settlement
    }
  }

  /// Whether the dealer takes a card: a second one whenever a bet depends on it, further ones for a live hand only.
  @inline(__always) private var dealerDraws: Bool {
    if dealer.cards.count == 1, insuranceStake > .zero { return true }
    return dealerIsShort && hasLiveHand
  }

  /// Whether the dealer's hand calls for a card.
  @inline(__always) private var dealerIsShort: Bool {
    let total = dealer.total
    return total < 17 || (total == 17 && dealer.isSoft && rules.soft17 == .hit)
  }

  @inline(__always) var hasLiveHand: Bool {
    spot.isLive || finished.hasLiveHand
  }
}
