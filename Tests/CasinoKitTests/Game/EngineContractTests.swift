import CasinoKit
import Testing

/// What nearly every round begins and ends with: stakes taken, moves guarded, the end told.
@Suite struct EngineContractTests {
  /// A round of one card, red wins: its whole body is what the kit gives.
  private struct RedOrNot: GameEngine {
    enum Bet: String, BetType {
      case main, side, later
      var kind: BetKind { self == .main ? .main : self == .side ? .side : .inPlay }
      var greatestPayout: Ratio { Ratio(1) }
      var needs: Bet? { self == .side ? .main : nil }
    }

    enum Move: UInt8, GameMove { case turn, wait }

    let rules: CoinRules
    private(set) var phase = GamePhase.betting

    init(rules: CoinRules) { self.rules = rules }

    var hands: [TableHand] { [] }
    var legalMoves: MoveSet<Move> { phase == .playerTurn ? [.turn] : [] }

    mutating func deal(_ table: inout some Table<Bet>) throws(IllegalMove) {
      try takeStakes(&table)
      phase = .playerTurn
    }

    mutating func play(_ move: Move, _ table: inout some Table<Bet>) throws(IllegalMove) {
      try require(move)
      phase = .dealerTurn
    }

    mutating func advance(_ table: inout some Table<Bet>) {
      let isWon = table.draw().suit.isRed
      for bet in [Bet.main, .side] where table.stake(on: bet) > .zero {
        table.settle(bet, as: isWon ? BetOutcome.win : .lose, returns: isWon ? table.stake(on: bet) * 2 : .zero)
      }
      table.endRound()
      phase = .roundComplete
    }
  }

  private func table(_ stakes: [RedOrNot.Bet: Chips], _ cards: String = "9H") throws -> RecordingTable<RedOrNot.Bet> {
    RecordingTable(stakes: stakes, cards: try Card.list(cards))
  }

  @Test func eachStakeBecomesAWager() throws {
    var table = try table([.main: 10, .side: 5, .later: 7]), engine = RedOrNot(rules: CoinRules())
    try engine.deal(&table)
    #expect(
      table.entries == [
        .stake(bet: "main", wager: 0, amount: 10), .stake(bet: "side", wager: 0, amount: 5),
      ])
    #expect(table.net == -15)
  }

  @Test(
    "stakes that start no round take nothing",
    arguments: [
      ([:], .noStake), ([.main: -1], .noStake), ([.main: 5, .side: -1], .noStake), ([.later: 5], .noStake),
      ([.side: 5], .needs(bet: "side", other: "main")),
    ] as [([RedOrNot.Bet: Chips], IllegalMove)])
  private func refused(stakes: [RedOrNot.Bet: Chips], error: IllegalMove) throws {
    var table = try table(stakes), engine = RedOrNot(rules: CoinRules())
    #expect(throws: error) { try engine.deal(&table) }
    #expect(engine.phase == .betting && table.entries.isEmpty)
  }

  @Test func movesAndDealsAreGuardedInEveryPhase() throws {
    var table = try table([.main: 10]), engine = RedOrNot(rules: CoinRules())
    #expect(throws: IllegalMove.noRound) { try engine.play(.turn, &table) }
    try engine.deal(&table)
    #expect(throws: IllegalMove.roundUnderWay) { try engine.deal(&table) }
    #expect(throws: IllegalMove.notOffered(move: "wait", offered: ["turn"])) { try engine.play(.wait, &table) }
    try engine.play(.turn, &table)
    engine.advance(&table)
    #expect(throws: IllegalMove.noRound) { try engine.deal(&table) }
  }

  @Test("the end tells what the round brought", arguments: [("9H", Chips(15)), ("9S", Chips(-15))])
  func end(cards: String, net: Chips) throws {
    var table = try table([.main: 10, .side: 5], cards), engine = RedOrNot(rules: CoinRules())
    try engine.deal(&table)
    try engine.play(.turn, &table)
    engine.advance(&table)
    #expect(table.events.last == .roundSettled(net: net) && table.net == net)
  }

  @Test func theSilentTableKnowsItTooAndForgetsItWithTheRound() throws {
    var table = SilentTable<RedOrNot.Bet>(plan: ShoePlan(decks: 1, cut: 40), seed: 1)
    for _ in 0..<20 {
      table.beginRound()
      #expect(table.net == .zero)
      table.place(10, on: .main)
      var engine = RedOrNot(rules: CoinRules())
      try engine.deal(&table)
      #expect(table.net == -10)
      try engine.play(.turn, &table)
      engine.advance(&table)
      #expect([-10, 10].contains(table.net))
    }
  }
}
