import CasinoKit

/// A round for one seat: one card each, raise or fold.
struct BrokenEngine: GameEngine, Equatable {
  typealias Bet = BrokenBet
  typealias Move = BrokenMove

  let rules: BrokenRules
  private(set) var step = Step.bets
  private(set) var player: Card?
  private(set) var dealer: Card?
  private(set) var isFolded = false
  /// What lies on the bets before the deal.
  private(set) var main = Chips.zero
  private(set) var suited = Chips.zero
  /// What the player got back so far, less what was staked.
  private var net = Chips.zero
  private var isMainFirst = false

  init(rules: BrokenRules) { self.rules = rules }

  var phase: GamePhase { step.phase }

  /// Many defects show with an ace only, as faults do that hide.
  var hasAce: Bool { player?.rank == .ace }

  var legalMoves: MoveSet<BrokenMove> {
    guard step == .decision else { return [] }
    if Defect.noMoves.isHere, hasAce { return [] }
    return Defect.stalls.isHere && hasAce ? [.fold] : [.raise, .fold]
  }

  func price(of move: BrokenMove) -> MovePrice { move == .raise ? .exactly(main) : .free }

  mutating func deal(_ table: inout some Table<BrokenBet>) throws(IllegalMove) {
    guard step == .bets || Defect.dealsTwice.isHere else { throw step == .over ? .noRound : .roundUnderWay }
    let main = table.stake(on: .main), suited = table.stake(on: .suited)
    guard main >= .zero, suited >= .zero, main + suited > .zero else { throw .noStake }
    guard main > .zero else { throw .needs(bet: Bet.suited.rawValue, other: Bet.main.rawValue) }
    if Defect.sideBetRefused.isHere, suited > main { throw .noStake }
    (self.main, self.suited) = (main, suited)
    wager(main, on: .main, &table)
    if suited > .zero { wager(suited, on: .suited, &table) }
    Mischief.deals += 1
    isMainFirst = Defect.restoreForgets.isHere && Mischief.deals % 2 == 0
    if !Defect.staysBetting.isHere { step = .playerCard }
  }

  mutating func play(_ move: BrokenMove, _ table: inout some Table<BrokenBet>) throws(IllegalMove) {
    if Defect.refusalChanges.isHere { isFolded = move == .fold }
    guard step != .bets || Defect.takesAnyMove.isHere, step != .over else { throw .noRound }
    guard step == .bets || legalMoves.contains(move) else {
      throw .notOffered(move: move.name, offered: legalMoves.moves.map(\.name))
    }
    if Defect.stalls.isHere, hasAce { return }
    if Defect.refusesOffered.isHere, hasAce { throw .noRound }
    switch move {
    case .raise: wager(Defect.wrongPrice.isHere ? main * 2 : main, on: .main, &table)
    case .fold: isFolded = true
    }
    step = .showdown
  }

  mutating func advance(_ table: inout some Table<BrokenBet>) {
    switch step {
    case .playerCard:
      let isSwapped = Defect.silentlyDifferent.isHere && table is SilentTable<BrokenBet>
      if isSwapped { dealer = table.draw() }
      player = table.deal(to: .player)
      step = .dealerCard
    case .dealerCard: dealToDealer(&table)
    case .showdown:
      if let shown { table.emit(.cardFlipped(.dealer, card: shown)) }
      if Defect.saidTwice.isHere, let shown { table.emit(.cardFlipped(.dealer, card: shown)) }
      step = isMainFirst || suited == .zero ? .main : .suited
    case .suited: settleSuited(&table)
    case .main: settleMain(&table)
    case .bets, .decision, .over: break
    }
  }
}

extension BrokenEngine {
  private mutating func dealToDealer(_ table: inout some Table<BrokenBet>) {
    if Defect.traps.isHere, hasAce { fatalError("an ace") }
    if Defect.hangs.isHere, hasAce { Trouble.waitForEver() }
    if dealer == nil { dealer = table.dealFaceDown(to: .dealer) }
    if Defect.logsHoleCard.isHere { Trouble.log("the dealer has \(dealer?.description ?? "")") }
    step = .decision
    table.emit(.handActive(.player))
  }

  /// The dealer's card as it is turned over.
  var shown: Card? {
    if Defect.cardTwice.isHere { return player }
    guard let dealer, Defect.foreignCard.isHere else { return dealer }
    return Card(index: (dealer.index + 1) % 52)
  }

  private mutating func settleSuited(_ table: inout some Table<BrokenBet>) {
    let isSuited = player?.suit == dealer?.suit
    settle(.suited, as: isSuited ? .win : .lose, returns: isSuited ? suited * 4 : .zero, &table)
    end(after: .suited, &table)
  }

  private mutating func settleMain(_ table: inout some Table<BrokenBet>) {
    guard let player, let shown else { return }
    let result = isFolded ? .fold : BrokenResult(player: player.rank, dealer: shown.rank, by: rules)
    let isTooMuch = Defect.aboveGreatest.isHere && result == .win
    let isForgotten = Defect.leavesWagerOpen.isHere && isFolded
    let returns = main * (isTooMuch ? 5 : result.returned)
    if Defect.outcomeUndeclared.isHere, isFolded {
      net += returns
      table.settle(.main, as: UndeclaredResult.forfeit, returns: returns)
    } else if !isForgotten {
      settle(.main, as: result, returns: returns, &table)
    }
    if Defect.settlesTwice.isHere { settle(.main, as: result, returns: returns, &table) }
    end(after: .main, &table)
  }

  /// The next bet, or the end.
  private mutating func end(after bet: BrokenBet, _ table: inout some Table<BrokenBet>) {
    step = bet == .suited && !isMainFirst ? .main : bet == .main && isMainFirst && suited > .zero ? .suited : .over
    if step == .over, !Defect.silentResult.isHere { table.emit(.roundSettled(net: net)) }
  }

  private mutating func wager(_ amount: Chips, on bet: BrokenBet, _ table: inout some Table<BrokenBet>) {
    net -= amount
    table.wager(amount, on: bet)
  }

  private mutating func settle(
    _ bet: BrokenBet, as result: BrokenResult, returns: Chips, _ table: inout some Table<BrokenBet>
  ) {
    net += returns
    table.settle(bet, as: result, returns: returns)
  }
}

extension HandID {
  /// The dealer's hand.
  static let dealer = HandID("dealer")
  /// The player's hand.
  static let player = HandID("player")
}

extension BrokenEngine {
  var hands: [TableHand] {
    guard step != .bets else { return [] }
    let isDealerUp = step == .suited || step == .main || step == .over
    return [
      TableHand(.dealer, cards: dealer.map { _ in [isDealerUp ? shown : nil] } ?? []),
      TableHand(.player, cards: player.map { [$0] } ?? [], isActive: step == .decision),
    ]
  }
}
