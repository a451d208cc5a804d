/// Asks a game to play rounds by itself, away from any table: answered by `Simulated`.
public struct Simulate: Codable, Hashable, Sendable {
  /// How many rounds.
  public var rounds: Int
  /// The seed of the shoes and of the strategy's chances.
  public var seed: UInt64
  /// The settings that differ from the initial ones.
  public var settings: [String: String]
  /// What is staked before each deal; nil is 100 on every bet that is offered then.
  public var stakes: [String: Chips]?

  /// Asks for rounds.
  public init(rounds: Int, seed: UInt64, settings: [String: String] = [:], stakes: [String: Chips]? = nil) {
    self.rounds = rounds
    self.seed = seed
    self.settings = settings
    self.stakes = stakes
  }
}

/// What the rounds came to.
public struct Simulated: Codable, Hashable, Sendable {
  /// The sums.
  public var statistics: RoundStatistics

  /// Answers with sums.
  public init(statistics: RoundStatistics) { self.statistics = statistics }
}
