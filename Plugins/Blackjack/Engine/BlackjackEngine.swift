import CasinoKit

/// A round of blackjack for one seat.
///
/// The player's hands lie from left to right in `finished`, `spot` and `waiting`. Without a split there is but `spot`. A
/// round needs no memory of the heap.
///
/// What the steps ask of the engine is inlined by force: otherwise the compiler copies the whole value for each
/// question that is put in the middle of a change (2,070 instructions a round instead of 1,660).
struct BlackjackEngine: GameEngine, Equatable {
  typealias Bet = BlackjackBet
  typealias Move = BlackjackMove
  typealias Tally = DealerTally

  let rules: BlackjackRules
  var step = Step.bets

  var dealer = Hand()
  /// Whether the dealer's second card lies face down.
  var isHoleCardDown = false

  /// The hand in play, or the last that was.
  var spot = Spot()
  /// The hands at its left, which are played.
  var finished = SpotList()
  /// The hands at its right, which come next.
  var waiting = SpotList()

  /// What was staked on the first hand before the deal.
  var openingStake = Chips.zero
  /// What lies on the bets beside the hands; nothing once they are settled.
  var perfectPairsStake = Chips.zero
  var twentyOnePlus3Stake = Chips.zero
  var insuranceStake = Chips.zero

  /// How many hands, from the left, are settled.
  var settledHands = 0

  init(rules: BlackjackRules) { self.rules = rules }

  @inline(__always) var phase: GamePhase { step.phase }

  @inline(__always) var legalMoves: MoveSet<BlackjackMove> {
    switch step {
    case .insuranceQuestion: insuranceMoves
    case .decision: playingMoves
    default: []
    }
  }

  @inline(__always) func price(of move: BlackjackMove) -> MovePrice {
    switch move {
    case .double: .exactly(spot.stake)
    case .split: .exactly(openingStake)
    case .insurance: .upTo(Insurance.greatestStake(main: openingStake), bet: Bet.insurance.rawValue)
    case .hit, .stand, .surrender, .noInsurance, .evenMoney: .free
    }
  }

  @inline(__always) mutating func restart(from opening: BlackjackEngine) {
    step = opening.step
    dealer.clear()
    isHoleCardDown = false
    spot = opening.spot
    finished.removeAll()
    waiting.removeAll()
    perfectPairsStake = opening.perfectPairsStake
    twentyOnePlus3Stake = opening.twentyOnePlus3Stake
    insuranceStake = opening.insuranceStake
    settledHands = 0
  }

  mutating func deal(_ table: inout some Table<BlackjackBet>) throws(IllegalMove) {
    guard step == .bets else { throw step == .over ? .noRound : .roundUnderWay }
    try placeBets(&table)
    step = .firstCard
  }

  @inline(__always) mutating func advance(_ table: inout some Table<BlackjackBet>) {
    switch step {
    case .firstCard, .upCard, .secondCard, .holeCard: dealOpeningCard(&table)
    case .perfectPairs: settlePerfectPairs(&table)
    case .twentyOnePlus3: settleTwentyOnePlus3(&table)
    case .lostInsurance, .insurance: settleInsurance(&table)
    case .splitCard, .otherAceCard: dealSplitCard(&table)
    case .natural: payNatural(&table)
    case .holeCardUp: turnHoleCard(&table)
    case .dealerCard: drawDealerCard(&table)
    case .settlement: settleNextHand(&table)
    case .bets, .insuranceQuestion, .decision, .over: break
    }
  }

  @inline(__always) mutating func play(_ move: BlackjackMove, _ table: inout some Table<BlackjackBet>)
    throws(IllegalMove)
  {
    // A move that is not legal falls through to the refusal; each is asked for in its own place, for a second choice among
    // the moves would have to be foreseen as well.
    let isDecision = step == .decision
    switch move {
    case .hit: if isDecision, takesCards { return hit(&table) }
    case .stand: if isDecision { return endHand(&table) }
    case .double: if isDecision, takesCards, canDouble { return double(&table) }
    case .split: if isDecision, canSplit { return split(&table) }
    case .surrender: if isDecision, canSurrender { return surrender(&table) }
    case .insurance: if insuranceIsAsked, insuranceMoves.contains(.insurance) { return try insure(&table) }
    case .noInsurance: if insuranceIsAsked { return peek(&table) }
    case .evenMoney: if insuranceIsAsked, insuranceMoves.contains(.evenMoney) { return takeEvenMoney(&table) }
    }
    throw refusal(of: move)
  }

  @inline(__always) private var insuranceIsAsked: Bool { step == .insuranceQuestion }

  private func refusal(of move: BlackjackMove) -> IllegalMove {
    if step == .bets || step == .over { return .noRound }
    return .notOffered(move: move.name, offered: legalMoves.moves.map(\.name))
  }
}
