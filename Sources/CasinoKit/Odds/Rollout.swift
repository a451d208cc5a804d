/// Asks a game what the moves of a decision, or its bets, are worth, by playing the round on many times from what a
/// player can see: answered by `RolledOut`. A process that is asked this knows nothing else of the round.
public struct Rollout: Codable, Hashable, Sendable {
  /// The settings that differ from the initial ones.
  public var settings: [String: String]
  /// The rules of the round, as the module wrote them; nil where none is under way.
  public var rules: JSONValue?
  /// What was played, the deal first; empty where the bets are asked about.
  public var plays: [Play]
  /// The cards that were drawn in the round, in order; nil for one that nobody has seen.
  public var cards: [Card?]
  /// What happened in the round, as it was seen; without shuffles, burns, sounds and haptics.
  public var events: [GameEvent]
  /// Cards that are out of the shoe besides, as far as they count: those of the rounds before.
  public var removed: [Card]
  /// How many cards the shoe held when the round started.
  public var cardsRemaining: Int
  /// Whether the round is the first of its shoe.
  public var freshShoe: Bool
  /// The moves that are asked about; nil for all that are legal.
  public var moves: [String]?
  /// The seed of the cards and of the chances that follow.
  public var seed: UInt64
  /// How many times every move is played, at most.
  public var samples: Int
  /// For how long, at most; nil where the number alone counts.
  public var milliseconds: Int?

  /// Asks for rollouts.
  public init(
    settings: [String: String] = [:], rules: JSONValue? = nil, plays: [Play] = [], cards: [Card?] = [],
    events: [GameEvent] = [], removed: [Card] = [], cardsRemaining: Int, freshShoe: Bool = false,
    moves: [String]? = nil, seed: UInt64, samples: Int, milliseconds: Int? = nil
  ) {
    self.settings = settings
    self.rules = rules
    self.plays = plays
    self.cards = cards
    self.events = events
    self.removed = removed
    self.cardsRemaining = cardsRemaining
    self.freshShoe = freshShoe
    self.moves = moves
    self.seed = seed
    self.samples = samples
    self.milliseconds = milliseconds
  }
}

/// What rollouts came to.
public struct RolledOut: Codable, Hashable, Sendable {
  /// Who decided on the moves that followed.
  public enum Player: String, Codable, CaseIterable, Hashable, Sendable {
    /// The game's own strategy.
    case strategy
    /// Chance: any legal move is as likely as any other.
    case random
  }

  /// Who decided on the moves that followed.
  public var player: Player
  /// A line for each legal move or, before the deal, for each bet.
  public var lines: [RolloutLine]
  /// How often cards were drawn with which the round would not have come to what was seen.
  public var rejected: Int

  /// Answers with sums.
  public init(player: Player, lines: [RolloutLine], rejected: Int = 0) {
    self.player = player
    self.lines = lines
    self.rejected = rejected
  }
}
