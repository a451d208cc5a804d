/// Asks a game to play rounds by itself, away from any table: answered by `Simulated`.
///
/// Rounds come in blocks of 2^20, of which the last may be short: what a block comes to depends on the seed and its place
/// alone.
public struct Simulate: Codable, Hashable, Sendable {
  /// How many rounds.
  public var rounds: Int
  /// The seed of the shoes and of the strategy's chances.
  public var seed: UInt64
  /// The settings that differ from the initial ones.
  public var settings: [String: String]
  /// What is staked before each deal; nil is 100 on every bet that is offered then.
  public var stakes: [String: Chips]?
  /// The place of the first block; nil is 0.
  public var block: Int?
  /// Who plays: `random`, or a word of the game's; nil is the game's best.
  public var strategy: String?
  /// A strategy of the player's own, in the game's form, instead of a word.
  public var chart: String?
  /// Whether every round begins with a full shoe.
  public var freshShoe: Bool?
  /// The share of the shoe that is dealt before a new one is due, in percent; nil is that of the rules.
  public var penetration: Int?

  /// Asks for rounds.
  public init(rounds: Int, seed: UInt64, settings: [String: String] = [:], stakes: [String: Chips]? = nil) {
    self.rounds = rounds
    self.seed = seed
    self.settings = settings
    self.stakes = stakes
  }

  /// The shoe of rules, as the question wants it.
  public func plan(_ shoe: ShoePlan) -> ShoePlan {
    if freshShoe == true { return ShoePlan(decks: shoe.decks, cut: 1) }
    guard let penetration else { return shoe }
    var plan = ShoePlan(decks: shoe.decks, penetrationPercent: min(max(penetration, 1), 100))
    plan.extraRounds = shoe.extraRounds
    plan.burns = shoe.burns
    return plan
  }
}

/// What the rounds came to.
public struct Simulated: Codable, Hashable, Sendable {
  /// The sums.
  public var statistics: RoundStatistics

  /// Answers with sums.
  public init(statistics: RoundStatistics) { self.statistics = statistics }
}

/// Why rounds are not simulated.
public enum SimulationError: Error, Equatable, Sendable {
  /// The game has no strategy of the name; it has these.
  case unknownStrategy(String, known: [String])
  /// The text is no strategy in the game's form.
  case unreadableChart
}
