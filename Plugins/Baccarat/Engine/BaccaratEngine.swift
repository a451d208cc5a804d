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

  @inline(__always) mutating func advance(_ table: inout some Table<BaccaratBet>) {
    switch step {
    case .firstPlayerCard:
      player.add(table.deal(to: .player))
      step = .firstBankerCard
      // Where nobody looks on, the first four cards fall at once.
      if !table.isWatched { fallthrough }
    case .firstBankerCard:
      banker.add(table.deal(to: .banker))
      step = .secondPlayerCard
      if !table.isWatched { fallthrough }
    case .secondPlayerCard:
      player.add(table.deal(to: .player))
      step = .secondBankerCard
      if !table.isWatched { fallthrough }
    case .secondBankerCard:
      banker.add(table.deal(to: .banker))
      step = afterFirstCards
    case .thirdPlayerCard:
      player.add(table.deal(to: .player))
      step = bankerDraws ? .thirdBankerCard : .call
    case .thirdBankerCard:
      banker.add(table.deal(to: .banker))
      step = .call
    case .call:
      call(&table)
      step = .settlement
      if stakes.isEmpty { finish(&table) }
    case .settlement: settle(&table)
    case .bets, .over: return
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
