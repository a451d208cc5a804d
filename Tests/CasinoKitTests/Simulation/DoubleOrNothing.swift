import CasinoKit

/// A game with a decision: double the stake, buy a lot that never wins, or pass. Then a red card wins even money.
struct DoubleOrNothing: GameEngine {
  enum Bet: String, BetType {
    case main, lot
    var kind: BetKind { self == .main ? .main : .inPlay }
    var greatestPayout: Ratio { Ratio(1) }
  }

  enum Move: UInt8, GameMove { case double, lot, pass }

  let rules: HighCardRules
  var phase = GamePhase.betting
  private var stake = Chips.zero
  private var lot = Chips.zero

  init(rules: HighCardRules) { self.rules = rules }

  var legalMoves: MoveSet<Move> { phase == .playerTurn ? [.double, .lot, .pass] : [] }
  var hands: [TableHand] { [] }

  func price(of move: Move) -> MovePrice {
    switch move {
    case .double: .exactly(stake)
    case .lot: .upTo(stake.half, bet: Bet.lot.rawValue)
    case .pass: .free
    }
  }

  mutating func deal(_ table: inout some Table<Bet>) throws(IllegalMove) {
    stake = table.stake(on: .main)
    guard stake > .zero else { throw .noStake }
    table.wager(stake, on: .main)
    phase = .playerTurn
  }

  mutating func play(_ move: Move, _ table: inout some Table<Bet>) throws(IllegalMove) {
    if move == .double {
      table.wager(stake, on: .main)
      stake += stake
    }
    lot = table.stake(on: .lot)
    if lot > .zero { table.wager(lot, on: .lot) }
    phase = .dealing
  }

  mutating func advance(_ table: inout some Table<Bet>) {
    let isWon = table.draw().suit.isRed
    table.settle(.main, as: isWon ? BetOutcome.win : .lose, returns: isWon ? stake * 2 : .zero)
    if lot > .zero { table.settle(.lot, as: BetOutcome.lose, returns: .zero) }
    table.emit(.roundSettled(net: (isWon ? stake : -stake) - lot))
    phase = .roundComplete
  }
}
