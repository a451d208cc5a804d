import CasinoKit

/// A card for the player, one face down for the dealer, who looks at it: an ace ends the round. Then the player stays,
/// changes the card, or doubles; the higher card wins even money. A side bet on the suit is settled before the decision.
struct HoleCardEngine: GameEngine {
  enum Bet: String, BetType {
    case main, red
    var kind: BetKind { self == .main ? .main : .side }
    var greatestPayout: Ratio { Ratio(1) }
    var needs: Bet? { self == .main ? nil : .main }
  }

  enum Move: UInt8, GameMove { case stay, change, double }

  struct Rules: GameRules {
    var decks = 1
    var shoe: ShoePlan { ShoePlan(decks: decks, cut: 26) }
  }

  private enum Step: Codable {
    case bets, playerCard, side, dealerCard, peek, decision, change, showdown, settlement, over
  }

  let rules: Rules
  private var step = Step.bets
  private var player: Card?
  private var dealer: Card?
  private var stake = Chips.zero
  private var red = Chips.zero

  init(rules: Rules) { self.rules = rules }

  var phase: GamePhase {
    switch step {
    case .bets: .betting
    case .playerCard, .side, .dealerCard, .peek: .dealing
    case .decision: .playerTurn
    case .change, .showdown, .settlement: .dealerTurn
    case .over: .roundComplete
    }
  }
  var legalMoves: MoveSet<Move> { step == .decision ? [.stay, .change, .double] : [] }
  var hands: [TableHand] { [] }
  func price(of move: Move) -> MovePrice { move == .double ? .exactly(stake) : .free }

  mutating func deal(_ table: inout some Table<Bet>) throws(IllegalMove) {
    try takeStakes(&table)
    (stake, red) = (table.stake(on: .main), table.stake(on: .red))
    step = .playerCard
  }

  mutating func play(_ move: Move, _ table: inout some Table<Bet>) throws(IllegalMove) {
    try require(move)
    step = move == .change ? .change : .showdown
    guard move == .double else { return }
    table.wager(stake, on: .main)
    stake += stake
  }

  mutating func advance(_ table: inout some Table<Bet>) {
    switch step {
    case .playerCard:
      player = table.deal(to: HandID("player"))
      step = red > .zero ? .side : .dealerCard
    case .side:
      let isRed = player?.suit.isRed ?? false
      table.settle(.red, as: isRed ? BetOutcome.win : .lose, returns: isRed ? red * 2 : .zero)
      step = .dealerCard
    case .dealerCard:
      dealer = table.dealFaceDown(to: HandID("dealer"))
      step = .peek
    case .peek:
      step = dealer?.rank == .ace ? .settlement : .decision
      if step == .decision { table.emit(.handActive(HandID("player"))) }
    case .change:
      player = table.deal(to: HandID("player"))
      step = .showdown
    case .showdown:
      if let dealer { table.emit(.cardFlipped(HandID("dealer"), card: dealer)) }
      step = .settlement
    case .settlement: settle(&table)
    case .bets, .decision, .over: break
    }
  }

  private mutating func settle(_ table: inout some Table<Bet>) {
    let mine = player?.rank.rawValue ?? 0, theirs = dealer?.rank.rawValue ?? 0
    let isNatural = dealer?.rank == .ace
    let outcome: BetOutcome = isNatural || mine < theirs ? .lose : mine == theirs ? .push : .win
    table.settle(.main, as: outcome, returns: outcome == .win ? stake * 2 : outcome == .push ? stake : .zero)
    table.endRound()
    step = .over
  }
}

extension HoleCardEngine {
  /// What the moves are worth with a card against an unseen one of a list that is no ace, by counting.
  static func exact(holding card: Card, unseen: [Card]) -> [Double] {
    let holes = unseen.filter { $0.rank != .ace }
    func worth(_ mine: Card, _ theirs: Card) -> Double {
      let (mine, theirs) = (mine.rank.rawValue, theirs.rank.rawValue)
      return mine > theirs ? 1 : mine == theirs ? 0 : -1
    }
    var stay = 0.0, change = 0.0
    for hole in holes {
      stay += worth(card, hole)
      var rest = unseen
      rest.remove(at: rest.firstIndex(of: hole) ?? 0)
      change += rest.map { worth($0, hole) }.reduce(0, +) / Double(rest.count)
    }
    let count = Double(holes.count)
    return [stay / count, change / count, 2 * stay / count]
  }
}
