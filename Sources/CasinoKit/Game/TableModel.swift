/// Everything at a table that an intent may change: a value, so that a refused commit is undone by putting the
/// earlier one back.
struct TableModel<Engine: GameEngine> {
  typealias Bet = Engine.Bet

  /// The round, or the one that is over, or one that has not begun.
  var engine: Engine
  /// Chips in the zones: an intention until the deal commits.
  var bets: [Bet: Chips] = [:]
  /// The opening stakes of the last round.
  var lastStakes: [Bet: Chips] = [:]
  /// The record of the round.
  var table: RecordingTable<Bet>?
  /// How the round's wagers ended so far.
  var results: [BetResult] = []
  /// The finished rounds of the shoe in play, oldest first.
  var history: [PastRound] = []
  /// The chip that the player took.
  var selectedChip = ChipDenomination.hundred
  /// The settings as the sheet shows them; the rules of a round are its engine's.
  var settings: SettingValues
  /// The rules that follow from the settings, which hold from the next round.
  var nextRules: Engine.Rules
  var limits: TableLimits
  /// The sheet over the table.
  var sheet: TableSheet?
  /// What the player has to stake.
  var balance: Chips
  var cardsRemaining: Int

  /// What the player decides on; an intent made for another decision is stale.
  var decision: Decision {
    Decision(phase: engine.phase, moves: engine.legalMoves, bets: bets, sheet: sheet, staked: table?.entries.count ?? 0)
  }

  struct Decision: Equatable {
    var phase: GamePhase
    var moves: MoveSet<Engine.Move>
    var bets: [Bet: Chips]
    var sheet: TableSheet?
    var staked: Int
  }
}
