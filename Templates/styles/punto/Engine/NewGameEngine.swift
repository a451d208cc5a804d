import CasinoKit

/// A round of one card each. After the deal nobody decides anything.
struct NewGameEngine: GameEngine, Equatable {
  typealias Bet = NewGameBet
  typealias Move = NoMove

  /// What lies on a bet.
  private struct Stake: Codable, Equatable {
    var bet: NewGameBet
    var amount: Chips
  }

  let rules: NewGameRules
  private(set) var step = Step.bets
  private(set) var player: Card?
  private(set) var banker: Card?
  /// The bets that are not settled, in the order of settlement.
  private var open: [Stake] = []
  /// What the player got back so far, less what was staked.
  private var net = Chips.zero

  init(rules: NewGameRules) { self.rules = rules }

  var phase: GamePhase { step.phase }

  // NEXT: take the opening stakes.
  mutating func deal(_ table: inout some Table<NewGameBet>) throws(IllegalMove) {
    guard step == .bets else { throw step == .over ? .noRound : .roundUnderWay }
    var stakes: [Stake] = []
    for bet in Bet.allCases {
      let amount = table.stake(on: bet)
      guard amount >= .zero else { throw .noStake }
      if amount > .zero { stakes.append(Stake(bet: bet, amount: amount)) }
    }
    guard !stakes.isEmpty else { throw .noStake }
    open = stakes
    for stake in stakes {
      net -= stake.amount
      table.wager(stake.amount, on: stake.bet)
    }
    step = .playerCard
  }

  // NEXT: do what follows by itself, one visible step a call.
  mutating func advance(_ table: inout some Table<NewGameBet>) {
    switch step {
    case .playerCard:
      player = table.deal(to: .player)
      step = .bankerCard
    case .bankerCard:
      banker = table.deal(to: .banker)
      step = .settlement
    case .settlement: settleNextBet(&table)
    case .bets, .over: break
    }
  }

  // NEXT: settle each wager once, with what goes back of it.
  private mutating func settleNextBet(_ table: inout some Table<NewGameBet>) {
    guard let player, let banker, !open.isEmpty else { return }
    let stake = open.removeFirst()
    let result = NewGameResult(of: stake.bet, player: player.rank, banker: banker.rank)
    let returns = result.returned(of: stake.amount, pays: rules.pays(stake.bet))
    net += returns
    table.settle(stake.bet, as: result, returns: returns)
    guard open.isEmpty else { return }
    step = .over
    table.emit(.roundSettled(net: net))
  }
}

extension HandID {
  /// The Player's hand.
  static let player = HandID("player")
  /// The Banker's hand.
  static let banker = HandID("banker")
}

extension NewGameEngine {
  // NEXT: name the hands on the table.
  var hands: [TableHand] {
    guard step != .bets else { return [] }
    return [
      TableHand(.player, cards: player.map { [$0] } ?? []), TableHand(.banker, cards: banker.map { [$0] } ?? []),
    ]
  }
}
