/// What many rounds came to. The statistics of parts, merged in any order, are those of the whole.
public struct RoundStatistics: Codable, Hashable, Sendable {
  /// How many rounds were played.
  public var rounds: Int
  /// All bets of a round together.
  public var total: BetStatistics
  /// Each bet, by its word.
  public var bets: [String: BetStatistics]
  /// How many rounds took so many cards; 63 stands for all longer ones.
  public var cards: [Int: Int] = [:]
  /// What the game counts of its rounds, by its words.
  public var tallies: [String: Int] = [:]
  /// The course of each block, in the order of the blocks.
  public var courses: [BlockCourse] = []

  /// Sums up what is known.
  public init(rounds: Int = 0, total: BetStatistics = BetStatistics(), bets: [String: BetStatistics] = [:]) {
    self.rounds = rounds
    self.total = total
    self.bets = bets
  }

  /// Adds what other rounds came to.
  public mutating func merge(_ other: RoundStatistics) {
    rounds &+= other.rounds
    total.merge(other.total)
    for (bet, statistics) in other.bets { bets[bet, default: BetStatistics()].merge(statistics) }
    cards.merge(other.cards, uniquingKeysWith: &+)
    tallies.merge(other.tallies, uniquingKeysWith: &+)
    courses = (courses + other.courses).sorted { ($0.block, $0.net, $0.low) < ($1.block, $1.net, $1.low) }
  }
}

extension RoundStatistics {
  private enum Key: String, CodingKey { case rounds, total, bets, cards, tallies, courses }

  /// Reads sums; of games that count less, what they count.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    rounds = try fields.decode(Int.self, forKey: .rounds)
    total = try fields.decode(BetStatistics.self, forKey: .total)
    bets = try fields.decode([String: BetStatistics].self, forKey: .bets)
    cards = try fields.decodeIfPresent([Int: Int].self, forKey: .cards) ?? [:]
    tallies = try fields.decodeIfPresent([String: Int].self, forKey: .tallies) ?? [:]
    courses = try fields.decodeIfPresent([BlockCourse].self, forKey: .courses) ?? []
  }
}
