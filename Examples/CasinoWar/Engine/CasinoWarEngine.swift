import CasinoKit

/// A round: one card each and, where they are of one rank, a war or a surrender.
struct CasinoWarEngine: GameEngine, Equatable {
  typealias Bet = CasinoWarBet
  typealias Move = CasinoWarMove

  let rules: CasinoWarRules
  /// What the player did about cards of one rank.
  private(set) var move: CasinoWarMove?
  /// How the ante ended.
  private(set) var result: CasinoWarResult?
  private var player: [Card] = []
  private var dealer: [Card] = []
  private var ante = Chips.zero
  private var tie = Chips.zero
  private var isBurned = false

  init(rules: CasinoWarRules) { self.rules = rules }

  private var isTied: Bool { player.first?.rank == dealer.first?.rank }
  private var isWar: Bool { move == .war }

  var phase: GamePhase {
    if result != nil { return .roundComplete }
    if dealer.isEmpty { return ante == .zero ? .betting : .dealing }
    return isTied && tie == .zero && move == nil ? .playerTurn : .dealerTurn
  }

  var legalMoves: MoveSet<CasinoWarMove> { phase == .playerTurn ? [.war, .surrender] : [] }

  var hands: [TableHand] {
    [
      TableHand(.dealer, cards: dealer),
      TableHand(.player, cards: player, isActive: phase == .playerTurn),
    ]
  }

  func price(of move: CasinoWarMove) -> MovePrice { move == .war ? .exactly(ante) : .free }

  mutating func deal(_ table: inout some Table<CasinoWarBet>) throws(IllegalMove) {
    try takeStakes(&table)
    (ante, tie) = (table.stake(on: .ante), table.stake(on: .tie))
  }

  mutating func play(_ move: CasinoWarMove, _ table: inout some Table<CasinoWarBet>) throws(IllegalMove) {
    try require(move)
    if move == .war { table.wager(ante, on: .ante) }
    self.move = move
  }

  mutating func advance(_ table: inout some Table<CasinoWarBet>) {
    let cards = isWar ? 2 : 1
    if isWar && !isBurned {
      burn(&table)
    } else if player.count < cards {
      player.append(table.deal(to: .player))
    } else if dealer.count < cards {
      dealer.append(table.deal(to: .dealer))
      if phase == .playerTurn { table.emit(.handActive(.player)) }
    } else if tie > .zero {
      settleTie(&table)
    } else {
      settleAnte(&table)
    }
  }
}

extension CasinoWarEngine {
  private mutating func burn(_ table: inout some Table<CasinoWarBet>) {
    for _ in 0..<CasinoWarRules.burned { _ = table.draw() }
    table.emit(.sound(.cardBurn))
    table.emit(.called("burn", []))
    isBurned = true
  }

  private mutating func settleTie(_ table: inout some Table<CasinoWarBet>) {
    let result: CasinoWarResult = isTied ? .win : .lose
    table.settle(.tie, as: result, returns: isTied ? tie + tie.times(CasinoWarBet.tiePays) : .zero)
    tie = .zero
    if phase == .playerTurn { table.emit(.handActive(.player)) }
  }

  private mutating func settleAnte(_ table: inout some Table<CasinoWarBet>) {
    guard let player = player.last, let dealer = dealer.last else { return }
    let result: CasinoWarResult =
      move == .surrender ? .surrender : CasinoWarResult(player: player.rank, dealer: dealer.rank, isWar: isWar)
    table.settle(.ante, as: result, returns: ante.times(Ratio(result.halvesReturned(by: rules), 2)))
    table.endRound()
    self.result = result
  }
}

extension HandID {
  /// The dealer's hand.
  static let dealer = HandID("dealer")
  /// The player's hand.
  static let player = HandID("player")
}
