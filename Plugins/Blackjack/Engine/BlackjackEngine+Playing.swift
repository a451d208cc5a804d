import CasinoKit

extension BlackjackEngine {
  /// What may be done with the hand in play.
  @inline(__always) var playingMoves: MoveSet<BlackjackMove> {
    var moves = MoveSet<BlackjackMove>()
    moves.insert(.stand)
    if takesCards {
      moves.insert(.hit)
      if canDouble { moves.insert(.double) }
    }
    if canSplit { moves.insert(.split) }
    if canSurrender { moves.insert(.surrender) }
    return moves
  }

  /// Whether the hand in play may be dealt more than two cards.
  @inline(__always) var takesCards: Bool { !spot.hand.isSplitAce || rules.hitSplitAces }

  @inline(__always) var canDouble: Bool {
    spot.hand.cards.count == 2
      && rules.allowsDouble(total: spot.hand.total, isSoft: spot.hand.isSoft, isFromSplit: spot.hand.isFromSplit)
  }

  @inline(__always) var canSplit: Bool {
    spot.hand.isPair(by: rules.split) && handCount < rules.hands && (!spot.hand.isSplitAce || rules.resplitAces)
  }

  @inline(__always) var canSurrender: Bool {
    rules.surrender == .late && rules.hole == .peek && spot.hand.cards.count == 2 && !spot.hand.isFromSplit
  }

  /// How many hands the player has.
  @inline(__always) var handCount: Int { finished.count + 1 + waiting.count }

  /// The name of the hand in play.
  @inline(__always) private var handInPlay: HandID { .player(finished.count) }

  /// Starts the player's decisions; a natural needs none.
  @inline(__always) mutating func beginPlay(_ table: inout some Table<BlackjackBet>) {
    guard spot.hand.isBlackjack else { return continueHand(&table) }
    step = rules.hole == .peek ? .natural : .dealerCard
  }

  @inline(__always) mutating func hit(_ table: inout some Table<BlackjackBet>) {
    spot.hand.add(table.deal(to: handInPlay))
    if isHandOver { endHand(&table) }
  }

  @inline(__always) mutating func double(_ table: inout some Table<BlackjackBet>) {
    table.wager(spot.stake, on: .main, number: spot.wager)
    spot.stake += spot.stake
    spot.isDoubled = true
    spot.hand.add(table.deal(to: handInPlay))
    endHand(&table)
  }

  mutating func split(_ table: inout some Table<BlackjackBet>) {
    var other = Spot()
    other.stake = openingStake
    other.wager = handCount
    table.wager(openingStake, on: .main, number: other.wager)
    other.hand = spot.hand.split()
    waiting.prepend(other)
    table.emit(.handSplit(handInPlay))
    step = .splitCard
  }

  @inline(__always) mutating func surrender(_ table: inout some Table<BlackjackBet>) {
    spot.isSurrendered = true
    beginDealerTurn(&table)
  }

  /// Deals the second card of a split hand. Aces that take one card each get it both at once.
  mutating func dealSplitCard(_ table: inout some Table<BlackjackBet>) {
    if step == .otherAceCard {
      waiting[0].hand.add(table.deal(to: .player(finished.count + 1)))
      return continueHand(&table)
    }
    spot.hand.add(table.deal(to: handInPlay))
    if !takesCards, waiting.first?.hand.cards.count == 1 {
      step = .otherAceCard
    } else {
      continueHand(&table)
    }
  }

  /// Whether nothing is left to decide on the hand in play: 21 stands by itself.
  @inline(__always) private var isHandOver: Bool { spot.hand.total >= 21 || !(takesCards || canSplit) }

  @inline(__always) private mutating func continueHand(_ table: inout some Table<BlackjackBet>) {
    if isHandOver { return endHand(&table) }
    step = .decision
    table.emit(.handActive(handInPlay))
  }

  /// Passes the turn to the next hand at the right, or to the dealer.
  @inline(__always) mutating func endHand(_ table: inout some Table<BlackjackBet>) {
    if waiting.isEmpty { return beginDealerTurn(&table) }
    nextHand(&table)
  }

  private mutating func nextHand(_ table: inout some Table<BlackjackBet>) {
    finished.append(spot)
    spot = waiting.removeFirst()
    if spot.hand.cards.count == 1 { step = .splitCard } else { continueHand(&table) }
  }
}
