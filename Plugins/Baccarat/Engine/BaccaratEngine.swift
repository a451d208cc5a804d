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

  init(rules: BaccaratRules) { self.rules = rules }

  @inline(always) var phase: GamePhase { step.phase }

  func offers(_ bet: BaccaratBet) -> Bool { rules.offers(bet) }

  @inline(always) mutating func restart(from opening: BaccaratEngine) {
    step = opening.step
    player.clear()
    banker.clear()
    if stakes.isEmpty { stakes = opening.stakes }
  }

  mutating func deal(_ table: inout some Table<BaccaratBet>) throws(IllegalMove) {
    guard step == .bets else { throw step == .over ? .noRound : .roundUnderWay }
    try placeBets(&table)
    step = .firstPlayerCard
  }

  @inline(always) mutating func advance(_ table: inout some Table<BaccaratBet>) {
    // Such a table never stops within a coup.
    if !table.isWatched { return dealOut(&table) }
    switch step {
    case .firstPlayerCard:
      player.add(table.deal(to: .player))
      step = .firstBankerCard
    case .firstBankerCard:
      banker.add(table.deal(to: .banker))
      step = .secondPlayerCard
    case .secondPlayerCard:
      player.add(table.deal(to: .player))
      step = .secondBankerCard
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

  /// The whole coup at once, where nobody looks on.
  @inline(always) private mutating func dealOut(_ table: inout some Table<BaccaratBet>) {
    let playerCard = table.deal(to: .player), bankerCard = table.deal(to: .banker)
    player.open(playerCard, table.deal(to: .player))
    banker.open(bankerCard, table.deal(to: .banker))
    if Drawing.goesOn(player: player.total, banker: banker.total) {
      var third: Int?
      if Drawing.playerDraws(player.total) {
        let card = table.deal(to: .player)
        player.add(card)
        third = card.points
      }
      if Drawing.bankerDraws(banker.total, third: third) { banker.add(table.deal(to: .banker)) }
    }
    if stakes.isEmpty { finish(&table) } else { settle(&table) }
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
