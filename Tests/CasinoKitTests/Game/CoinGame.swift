import CasinoKit

/// A game without decisions: a black card pays on `black`, a red one on `red`; `ace` is offered where the rules say so.
enum CoinBet: String, BetType {
  case black, red, ace
  var greatestPayout: Ratio { Ratio(self == .ace ? 12 : 1) }
}

struct CoinRules: GameRules {
  var hasAce = false
  var shoe: ShoePlan { ShoePlan(decks: 1, cut: 40, burns: true) }
}

enum CoinSettings: GameSettings {
  static let options = [SettingOption.toggle("ace")]
  static func rules(_ values: SettingValues) throws(SettingError) -> CoinRules { CoinRules(hasAce: values.isOn("ace")) }
}

struct CoinEngine: GameEngine {
  typealias Bet = CoinBet
  typealias Move = NoMove
  static let dealsWithoutBets = true

  let rules: CoinRules
  private(set) var phase = GamePhase.betting
  private var card: Card?

  init(rules: CoinRules) { self.rules = rules }

  var hands: [TableHand] { card.map { [TableHand(HandID("player"), cards: [$0])] } ?? [] }
  func offers(_ bet: CoinBet) -> Bool { bet != .ace || rules.hasAce }

  mutating func deal(_ table: inout some Table<CoinBet>) throws(IllegalMove) {
    for bet in CoinBet.allCases where table.stake(on: bet) > .zero { table.wager(table.stake(on: bet), on: bet) }
    phase = .dealing
  }

  mutating func advance(_ table: inout some Table<CoinBet>) {
    let drawn = table.deal(to: HandID("player"))
    card = drawn
    for bet in CoinBet.allCases where table.stake(on: bet) > .zero {
      let isWon = bet == .ace ? drawn.rank == .ace : drawn.suit.isRed == (bet == .red)
      table.settle(bet, as: isWon ? BetOutcome.win : .lose, returns: isWon ? table.stake(on: bet) * 2 : .zero)
    }
    table.emit(.called("fell", [drawn.pips]))
    phase = .roundComplete
  }
}

struct CoinGame: GameModule {
  static let info = GameInfo(id: "coin", name: "Coin", version: "1.0.0")
  static let summary = "Red or black."
  typealias Engine = CoinEngine
  typealias Settings = CoinSettings
  typealias Outcome = BetOutcome
  static func table(_ state: GameState<CoinGame>) -> some View { ActionButtonsView(state) }
}
