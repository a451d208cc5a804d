import CasinoKit

/// A round for one seat: one card each, raise or fold.
struct NewGameEngine: GameEngine, Equatable {
  typealias Bet = NewGameBet
  typealias Move = NewGameMove

  let rules: NewGameRules
  private(set) var step = Step.bets
  private(set) var player: Card?
  private(set) var dealer: Card?
  private(set) var isFolded = false
  /// What lies on the bets; nothing once they are settled.
  private var ante = Chips.zero
  private var pair = Chips.zero
  /// What the player got back so far, less what was staked.
  private var net = Chips.zero

  init(rules: NewGameRules) { self.rules = rules }

  var phase: GamePhase { step.phase }

  // NEXT: say which moves are legal and what they cost.
  var legalMoves: MoveSet<NewGameMove> { step == .decision ? [.raise, .fold] : [] }

  func price(of move: NewGameMove) -> MovePrice { move == .raise ? .exactly(ante) : .free }

  // NEXT: take the opening stakes.
  mutating func deal(_ table: inout some Table<NewGameBet>) throws(IllegalMove) {
    guard step == .bets else { throw step == .over ? .noRound : .roundUnderWay }
    let ante = table.stake(on: .ante), pair = table.stake(on: .pair)
    guard ante >= .zero, pair >= .zero, ante + pair > .zero else { throw .noStake }
    guard ante > .zero else { throw .needs(bet: Bet.pair.rawValue, other: Bet.ante.rawValue) }
    (self.ante, self.pair) = (ante, pair)
    wager(ante, on: .ante, &table)
    if pair > .zero { wager(pair, on: .pair, &table) }
    step = .playerCard
  }

  // NEXT: play the moves.
  mutating func play(_ move: NewGameMove, _ table: inout some Table<NewGameBet>) throws(IllegalMove) {
    guard step != .bets, step != .over else { throw .noRound }
    guard legalMoves.contains(move) else { throw .notOffered(move: move.name, offered: legalMoves.moves.map(\.name)) }
    switch move {
    case .raise: wager(ante, on: .ante, &table)
    case .fold: isFolded = true
    }
    step = .showdown
  }

  // NEXT: do what follows by itself, one visible step a call.
  mutating func advance(_ table: inout some Table<NewGameBet>) {
    switch step {
    case .playerCard:
      player = table.deal(to: .player)
      step = .dealerCard
    case .dealerCard:
      dealer = table.dealFaceDown(to: .dealer)
      step = .decision
      table.emit(.handActive(.player))
    case .showdown:
      if let dealer { table.emit(.cardFlipped(.dealer, card: dealer)) }
      step = pair > .zero ? .pair : .ante
    case .pair: settlePair(&table)
    case .ante: settleAnte(&table)
    case .bets, .decision, .over: break
    }
  }
}

// NEXT: settle each wager once, with what goes back of it.
extension NewGameEngine {
  private mutating func settlePair(_ table: inout some Table<NewGameBet>) {
    let isPair = player?.rank == dealer?.rank
    settle(.pair, as: isPair ? .win : .lose, returns: isPair ? pair + pair.times(NewGameBet.pairPays) : .zero, &table)
    step = .ante
  }

  private mutating func settleAnte(_ table: inout some Table<NewGameBet>) {
    guard let player, let dealer else { return }
    let result = isFolded ? .fold : NewGameResult(player: player.rank, dealer: dealer.rank, by: rules)
    settle(.ante, as: result, returns: ante * result.antesReturned, &table)
    step = .over
    table.emit(.roundSettled(net: net))
  }

  private mutating func wager(_ amount: Chips, on bet: NewGameBet, _ table: inout some Table<NewGameBet>) {
    net -= amount
    table.wager(amount, on: bet)
  }

  private mutating func settle(
    _ bet: NewGameBet, as result: NewGameResult, returns: Chips, _ table: inout some Table<NewGameBet>
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

extension NewGameEngine {
  // NEXT: name the hands on the table; a card that lies face down is nil.
  var hands: [TableHand] {
    guard step != .bets else { return [] }
    let isDealerUp = isOneOf(.pair, .ante, .over)
    return [
      TableHand(.dealer, cards: dealer.map { [isDealerUp ? $0 : nil] } ?? []),
      TableHand(.player, cards: player.map { [$0] } ?? [], isActive: step == .decision),
    ]
  }

  private func isOneOf(_ steps: Step...) -> Bool { steps.contains(step) }
}
