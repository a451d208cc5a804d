import CasinoKit

/// A round of five cards against a pay table.
struct NewGameEngine: GameEngine, Equatable {
  typealias Bet = NewGameBet
  typealias Move = NewGameMove

  /// How many cards a hand has.
  static let size = 5

  let rules: NewGameRules
  private(set) var step = Step.bets
  private(set) var cards: [Card] = []
  /// Which cards are kept, by their places.
  private(set) var held = Array(repeating: false, count: size)
  /// The place of the next card that may be replaced.
  private var next = 0
  private var stake = Chips.zero

  init(rules: NewGameRules) { self.rules = rules }

  var phase: GamePhase { step.phase }

  // NEXT: say which moves are legal and what they cost.
  var legalMoves: MoveSet<NewGameMove> {
    step == .decision ? [.draw, .hold1, .hold2, .hold3, .hold4, .hold5] : []
  }

  // NEXT: take the opening stakes.
  mutating func deal(_ table: inout some Table<NewGameBet>) throws(IllegalMove) {
    guard step == .bets else { throw step == .over ? .noRound : .roundUnderWay }
    let stake = table.stake(on: .main)
    guard stake > .zero else { throw .noStake }
    self.stake = stake
    table.wager(stake, on: .main)
    step = .card
  }

  // NEXT: play the moves.
  mutating func play(_ move: NewGameMove, _ table: inout some Table<NewGameBet>) throws(IllegalMove) {
    guard step != .bets, step != .over else { throw .noRound }
    guard legalMoves.contains(move) else { throw .notOffered(move: move.name, offered: legalMoves.moves.map(\.name)) }
    guard let place = move.place else { return goOnDrawing() }
    held[place].toggle()
    table.emit(.called(held[place] ? "held" : "released", [place + 1]))
  }

  // NEXT: do what follows by itself, one visible step a call.
  mutating func advance(_ table: inout some Table<NewGameBet>) {
    switch step {
    case .card:
      cards.append(table.deal(to: .player))
      guard cards.count == Self.size else { return }
      step = .decision
      table.emit(.handActive(.player))
    case .draw:
      cards[next] = table.deal(to: .player)
      next += 1
      goOnDrawing()
    case .settlement: settle(&table)
    case .bets, .decision, .over: break
    }
  }

  private mutating func goOnDrawing() {
    while next < Self.size, held[next] { next += 1 }
    step = next < Self.size ? .draw : .settlement
  }

  // NEXT: settle each wager once, with what goes back of it.
  private mutating func settle(_ table: inout some Table<NewGameBet>) {
    let result = NewGameResult(PokerHand(cards))
    let returns = stake * rules.pays.returned(for: result)
    table.settle(.main, as: result, returns: returns)
    step = .over
    table.emit(.roundSettled(net: returns - stake))
  }
}

extension NewGameEngine {
  // NEXT: name the hands on the table.
  var hands: [TableHand] {
    guard step != .bets else { return [] }
    let isWhole = step == .decision || step == .settlement || step == .over
    return [
      TableHand(
        .player, cards: cards.map { $0 }, total: isWhole ? .named(PokerHand(cards).category.key) : nil,
        isActive: step == .decision, stake: stake)
    ]
  }
}

extension HandID {
  /// The player's hand.
  static let player = HandID("player")
}
