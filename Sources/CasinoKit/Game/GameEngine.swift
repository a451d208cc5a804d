/// The rules that a round is played by. They are fixed when it starts and stored with it.
public protocol GameRules: Codable, Hashable, Sendable {
  /// The shoe that the rules ask for.
  var shoe: ShoePlan { get }
}

/// The rules of a game as a pure value that lives for one round: no input or output, no clock, no views, no
/// randomness but `Table.draw()`. The very same value is played at the table, replayed after a crash, fuzzed by
/// the checker and run by the simulator.
///
/// The contract:
/// - `init(rules:)` is in phase `betting`. `deal` takes the opening stakes and leaves it.
/// - In an automatic phase (`dealing`, `dealerTurn`) `advance` does one visible step: a card, a flip, a settlement.
///   Some step ends the phase. At a table that nobody watches it may do several.
/// - In `playerTurn` exactly the moves in `legalMoves` are accepted. A refused move changes nothing.
/// - When the phase is `roundComplete`, every wager is settled.
/// - Equal rules, stakes, moves and cards give an equal round, on any machine, in any language.
public protocol GameEngine: Codable, Sendable {
  associatedtype Bet: BetType
  associatedtype Move: GameMove
  associatedtype Rules: GameRules
  /// What a simulation counts of finished rounds; nothing unless the game says so.
  associatedtype Tally: RoundTally = NoTally

  /// Whether a round may be dealt without any bet, to be watched.
  static var dealsWithoutBets: Bool { get }
  /// A round that has not begun.
  init(rules: Rules)
  /// Becomes what another round is: one that has just been dealt, in a simulation that plays the same again and again. A
  /// game whose rounds have arrays keeps their memory here.
  mutating func restart(from opening: Self)
  /// The rules of the round.
  var rules: Rules { get }
  /// Where the round is.
  var phase: GamePhase { get }
  /// The moves that the rules allow now; empty outside `playerTurn`. Whether the balance covers a move's
  /// `price` is the table's business.
  var legalMoves: MoveSet<Move> { get }
  /// The hands as they lie on the table, in the order in which they are told.
  var hands: [TableHand] { get }
  /// What a simulation counts of the round, once it is over; nil where there is nothing to count.
  var tally: Tally? { get }
  /// Whether the rules offer a bet.
  func offers(_ bet: Bet) -> Bool
  /// What a move costs now. Only asked for legal moves.
  func price(of move: Move) -> MovePrice
  /// Takes the opening stakes and starts the round.
  /// - Throws: `IllegalMove` when the stakes cannot start a round; nothing has changed then.
  mutating func deal(_ table: inout some Table<Bet>) throws(IllegalMove)
  /// Does the next visible step of an automatic phase.
  mutating func advance(_ table: inout some Table<Bet>)
  /// Plays a move.
  /// - Throws: `IllegalMove` when the move is not legal; nothing has changed then.
  mutating func play(_ move: Move, _ table: inout some Table<Bet>) throws(IllegalMove)
}

extension GameEngine {
  /// A bet is needed unless the game says otherwise.
  public static var dealsWithoutBets: Bool { false }
  /// Becomes a copy unless the game knows a quicker way.
  @inlinable public mutating func restart(from opening: Self) { self = opening }
  /// Nothing is counted unless the game says otherwise.
  @inlinable public var tally: Tally? { nil }
  /// All bets are offered unless the game says otherwise.
  public func offers(_ bet: Bet) -> Bool { true }
  /// Moves are free unless the game says otherwise.
  public func price(of move: Move) -> MovePrice { .free }
}
