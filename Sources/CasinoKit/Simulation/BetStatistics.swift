/// What came of one bet, or of all bets together, in many rounds. All sums are exact: amounts in hundredths of a chip,
/// squares in hundredths of hundredths. So parts of a simulation add up to the whole, in any order.
public struct BetStatistics: Hashable, Sendable {
  /// In how many rounds chips were on it.
  public private(set) var rounds = 0
  /// What was staked before the deal.
  public private(set) var opening = 0
  /// What was staked in all.
  public private(set) var staked = 0
  /// What came back, stakes included.
  public private(set) var returned = 0
  /// The sum of the squares of what each round brought.
  public private(set) var squares: UInt128 = 0
  /// How many rounds brought so much, in hundredths of what was staked before the deal (of a bet that is made within the
  /// round: of its stake). Up to ten times the stake the hundredths are exact; of more, the first two digits.
  public private(set) var results: [Int: Int] = [:]
  /// How often it was settled in each way, by the outcomes' words.
  public var outcomes: [String: Int] = [:]

  /// Knows nothing yet.
  @inlinable public init() {}

  /// Adds rounds that came to the same. Without a stake they count for nothing.
  public mutating func add(opening: Chips, staked: Chips, returned: Chips, times count: Int = 1) {
    if staked == .zero { return }
    let net = (returned - staked).hundredths, square = net.magnitude.multipliedFullWidth(by: net.magnitude)
    rounds += count
    self.opening += opening.hundredths * count
    self.staked += staked.hundredths * count
    self.returned += returned.hundredths * count
    squares += (UInt128(square.high) << 64 | UInt128(square.low)) * UInt128(count)
    results[Self.share(net, of: (opening > .zero ? opening : staked).hundredths), default: 0] += count
  }

  /// The hundredths of a stake that a result is, rounded towards nothing.
  private static func share(_ net: Int, of stake: Int) -> Int {
    let hundredths = Int(Int128(net) * 100 / Int128(stake))
    var unit = 1
    while hundredths.magnitude / UInt(unit) > 1_000 { unit *= 10 }
    return unit > 1 ? hundredths / (unit * 10) * (unit * 10) : hundredths
  }

  /// Adds what other rounds came to.
  public mutating func merge(_ other: BetStatistics) {
    // Sums from elsewhere may be anything: nonsense gives nonsense, but ends no program.
    rounds &+= other.rounds
    opening &+= other.opening
    staked &+= other.staked
    returned &+= other.returned
    squares &+= other.squares
    results.merge(other.results, uniquingKeysWith: &+)
    outcomes.merge(other.outcomes, uniquingKeysWith: &+)
  }
}

extension BetStatistics {
  /// What the player won, less what was lost, in hundredths.
  public var net: Int { returned &- staked }

  /// What edges are a share of: the opening stakes or, of a bet that is made within the round, all stakes.
  public var base: Int { opening > 0 ? opening : staked }

  /// What the house kept, as a share of the stakes that were there before the deal; nil before the first round.
  public var edge: Double? { base > 0 ? -Double(net) / Double(base) : nil }

  /// The standard deviation of what a round brings, as a share of its stake; nil before the second round.
  public var deviation: Double? {
    guard rounds > 1, base > 0 else { return nil }
    let count = Double(rounds), mean = Double(net) / count
    let variance = max(0, (Double(squares) - count * mean * mean) / (count - 1))
    return variance.squareRoot() / (Double(base) / count)
  }

  /// Where the edge is in the long run, but for so many standard errors: 1.96 for 95 %, 3.29 for 99.9 %.
  public func interval(errors: Double) -> ClosedRange<Double>? {
    guard let edge, let deviation else { return nil }
    let margin = errors * deviation / Double(rounds).squareRoot()
    return edge - margin...edge + margin
  }
}

extension BetStatistics: Codable {
  private enum Key: String, CodingKey { case rounds, opening, staked, returned, squares, results, outcomes }

  /// The greatest sum that is read: a billion rounds with the greatest stake, and room to add a few such sums.
  private static let greatestSum = 1 << 60

  /// Reads the sums; the squares are a text of digits, for they are longer than other languages' integers.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    rounds = try fields.decode(Int.self, forKey: .rounds)
    opening = try fields.decode(Int.self, forKey: .opening)
    staked = try fields.decode(Int.self, forKey: .staked)
    returned = try fields.decode(Int.self, forKey: .returned)
    let digits = try fields.decode(String.self, forKey: .squares)
    guard let squares = UInt128(digits), squares >> 120 == 0 else {
      throw DecodingError.dataCorruptedError(forKey: .squares, in: fields, debugDescription: "no sum: \(digits)")
    }
    self.squares = squares
    let sums = [rounds, opening, staked, returned]
    guard sums.allSatisfy({ (0...Self.greatestSum).contains($0) }) else {
      throw DecodingError.dataCorruptedError(forKey: .staked, in: fields, debugDescription: "no sum: \(sums)")
    }
    results = try fields.decodeIfPresent([Int: Int].self, forKey: .results) ?? [:]
    outcomes = try fields.decodeIfPresent([String: Int].self, forKey: .outcomes) ?? [:]
  }

  /// Writes the sums.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(rounds, forKey: .rounds)
    try fields.encode(opening, forKey: .opening)
    try fields.encode(staked, forKey: .staked)
    try fields.encode(returned, forKey: .returned)
    try fields.encode(String(squares), forKey: .squares)
    if !results.isEmpty { try fields.encode(results, forKey: .results) }
    if !outcomes.isEmpty { try fields.encode(outcomes, forKey: .outcomes) }
  }
}
