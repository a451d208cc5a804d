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

  /// Knows nothing yet.
  @inlinable public init() {}

  /// Adds a round. One without a stake counts for nothing.
  @inlinable public mutating func add(opening: Chips, staked: Chips, returned: Chips) {
    if staked == .zero { return }
    let net = (returned - staked).hundredths.magnitude
    let (high, low) = net.multipliedFullWidth(by: net)
    count(opening.hundredths, staked.hundredths, returned.hundredths, UInt128(high) << 64 | UInt128(low))
  }

  @usableFromInline mutating func count(_ opening: Int, _ staked: Int, _ returned: Int, _ square: UInt128) {
    rounds += 1
    self.opening += opening
    self.staked += staked
    self.returned += returned
    squares += square
  }

  /// Adds what other rounds came to.
  public mutating func merge(_ other: BetStatistics) {
    rounds += other.rounds
    opening += other.opening
    staked += other.staked
    returned += other.returned
    squares += other.squares
  }
}

extension BetStatistics {
  /// What the player won, less what was lost, in hundredths.
  public var net: Int { returned - staked }

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
  private enum Key: String, CodingKey { case rounds, opening, staked, returned, squares }

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
  }

  /// Writes the sums.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(rounds, forKey: .rounds)
    try fields.encode(opening, forKey: .opening)
    try fields.encode(staked, forKey: .staked)
    try fields.encode(returned, forKey: .returned)
    try fields.encode(String(squares), forKey: .squares)
  }
}
