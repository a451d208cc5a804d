/// What many rounds came to. The statistics of parts, merged in any order, are those of the whole.
public struct RoundStatistics: Codable, Hashable, Sendable {
  /// How many rounds were played.
  public private(set) var rounds: Int
  /// All bets of a round together.
  public private(set) var total: BetStatistics
  /// Each bet, by its word.
  public private(set) var bets: [String: BetStatistics]

  /// Sums up what is known.
  public init(rounds: Int = 0, total: BetStatistics = BetStatistics(), bets: [String: BetStatistics] = [:]) {
    self.rounds = rounds
    self.total = total
    self.bets = bets
  }

  /// Adds what other rounds came to.
  public mutating func merge(_ other: RoundStatistics) {
    rounds += other.rounds
    total.merge(other.total)
    for (bet, statistics) in other.bets { bets[bet, default: BetStatistics()].merge(statistics) }
  }
}
