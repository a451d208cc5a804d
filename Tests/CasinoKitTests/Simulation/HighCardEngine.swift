import CasinoKit

/// The smallest game: one card, and ten or more wins even money.
struct HighCardEngine: GameEngine {
  enum Bet: String, BetType {
    case main
    var greatestPayout: Ratio { Ratio(1) }
  }

  enum Move: UInt8, GameMove { case never }

  let rules: HighCardRules
  private(set) var phase = GamePhase.betting
  private var card: Card?

  init(rules: HighCardRules) { self.rules = rules }

  var legalMoves: MoveSet<Move> { [] }
  var hands: [TableHand] { card.map { [TableHand(HandID("player"), cards: [$0])] } ?? [] }

  mutating func deal(_ table: inout some Table<Bet>) throws(IllegalMove) {
    guard phase == .betting else { throw .roundUnderWay }
    let stake = table.stake(on: .main)
    guard stake > .zero else { throw .noStake }
    table.wager(stake, on: .main)
    phase = .dealing
  }

  mutating func advance(_ table: inout some Table<Bet>) {
    let card = table.deal(to: HandID("player"))
    self.card = card
    let isWon = card.pips == 10
    table.settle(
      .main, as: isWon ? BetOutcome.win : .lose, returns: isWon ? table.stake(on: .main) * 2 : .zero)
    phase = .roundComplete
  }

  mutating func play(_ move: Move, _ table: inout some Table<Bet>) throws(IllegalMove) { throw .noRound }
}

struct HighCardRules: GameRules {
  var shoe = ShoePlan(decks: 6, penetrationPercent: 75)
}
