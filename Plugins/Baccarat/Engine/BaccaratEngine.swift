import CasinoKit

/// A coup of punto banco. After the deal nobody decides anything.
struct BaccaratEngine: GameEngine, Equatable {
  typealias Bet = BaccaratBet
  typealias Move = NoMove

  /// A coup without a bet is watched.
  static let dealsWithoutBets = true

  let rules: BaccaratRules
  var step = Step.bets
  var player = Hand()
  var banker = Hand()
  /// What lies on the bets; nothing once they are settled.
  var stakes = Stakes()
  /// What the player got back so far, less what was staked.
  var net = Chips.zero

  init(rules: BaccaratRules) { self.rules = rules }

  var phase: GamePhase { step.phase }

  func offers(_ bet: BaccaratBet) -> Bool { rules.offers(bet) }

  mutating func deal(_ table: inout some Table<BaccaratBet>) throws(IllegalMove) {
    guard step == .bets else { throw step == .over ? .noRound : .roundUnderWay }
    try placeBets(&table)
    step = .firstPlayerCard
  }

  mutating func advance(_ table: inout some Table<BaccaratBet>) {
    switch step {
    case .firstPlayerCard, .secondPlayerCard, .thirdPlayerCard: player.add(table.deal(to: .player))
    case .firstBankerCard, .secondBankerCard, .thirdBankerCard: banker.add(table.deal(to: .banker))
    case .call: call(&table)
    case .settlement: settleNextBet(&table)
    case .bets, .over: return
    }
    step = next
    if step == .over { table.emit(.roundSettled(net: net)) }
  }

  /// The step that follows.
  private var next: Step {
    switch step {
    case .firstPlayerCard: .firstBankerCard
    case .firstBankerCard: .secondPlayerCard
    case .secondPlayerCard: .secondBankerCard
    case .secondBankerCard: afterFirstCards
    case .thirdPlayerCard: bankerDraws ? .thirdBankerCard : .call
    case .thirdBankerCard: .call
    case .call, .settlement: stakes.next == nil ? .over : .settlement
    case .bets, .over: step
    }
  }

  private var afterFirstCards: Step {
    guard Drawing.goesOn(player: player.total, banker: banker.total) else { return .call }
    if Drawing.playerDraws(player.total) { return .thirdPlayerCard }
    return bankerDraws ? .thirdBankerCard : .call
  }

  private var bankerDraws: Bool {
    Drawing.bankerDraws(banker.total, third: player.cards.count == 3 ? player.cards[2].points : nil)
  }
}
