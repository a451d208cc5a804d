import CasinoKit

/// A coup of punto banco. After the deal nobody decides anything.
struct BaccaratEngine: GameEngine, Equatable {
  typealias Bet = BaccaratBet
  typealias Move = NoMove
  typealias Tally = CoupTally

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

  @inline(always) var phase: GamePhase { step.phase }

  func offers(_ bet: BaccaratBet) -> Bool { rules.offers(bet) }

  @inline(always) mutating func restart(from opening: BaccaratEngine) {
    step = opening.step
    player.clear()
    banker.clear()
    if stakes.isEmpty { stakes = opening.stakes }
    net = opening.net
  }

  mutating func deal(_ table: inout some Table<BaccaratBet>) throws(IllegalMove) {
    guard step == .bets else { throw step == .over ? .noRound : .roundUnderWay }
    try placeBets(&table)
    step = .firstPlayerCard
  }

  /// Where nobody looks on, each step goes on to the next.
  @inline(always) mutating func advance(_ table: inout some Table<BaccaratBet>) {
    switch step {
    case .firstPlayerCard:
      player.add(table.deal(to: .player))
      step = .firstBankerCard
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
      if step == .thirdPlayerCard, !table.isWatched { fallthrough }
    case .thirdPlayerCard:
      player.add(table.deal(to: .player))
      step = bankerDraws ? .thirdBankerCard : .call
      if step == .thirdBankerCard, !table.isWatched { fallthrough }
    case .thirdBankerCard:
      banker.add(table.deal(to: .banker))
      step = .call
    case .call:
      call(&table)
      step = .settlement
      if stakes.isEmpty { finish(&table) } else if !table.isWatched { fallthrough }
    case .settlement: settle(&table)
    case .bets, .over: return
    }
  }

  @inline(always) private var afterFirstCards: Step {
    guard Drawing.goesOn(player: player.total, banker: banker.total) else { return .call }
    if Drawing.playerDraws(player.total) { return .thirdPlayerCard }
    return bankerDraws ? .thirdBankerCard : .call
  }

  @inline(always) private var bankerDraws: Bool {
    Drawing.bankerDraws(banker.total, third: player.cards.count == 3 ? player.cards[2].points : nil)
  }
}
