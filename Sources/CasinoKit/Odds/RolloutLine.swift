/// What rollouts of a move or a bet came to. All sums are exact, so that those of several questions add up.
public struct RolloutLine: Hashable, Sendable {
  /// The word of the move or the bet.
  public var id: String
  /// What the worth is a share of: the opening stake.
  public var stake: Chips
  /// How many rounds were played.
  public private(set) var samples = 0
  /// What they brought, less what was staked for it, in hundredths.
  public private(set) var sum = 0
  /// The sum of the squares of what each brought.
  public private(set) var squares: UInt128 = 0

  /// Knows nothing yet.
  @inlinable public init(_ id: String, stake: Chips) {
    self.id = id
    self.stake = stake
  }

  /// Adds a round.
  @inlinable public mutating func add(_ net: Chips) {
    let size = UInt64(net.hundredths.magnitude), (high, low) = size.multipliedFullWidth(by: size)
    count(net.hundredths, UInt128(high) << 64 | UInt128(low))
  }

  @usableFromInline mutating func count(_ net: Int, _ square: UInt128) {
    samples &+= 1
    sum &+= net
    squares &+= square
  }

  /// Adds what other rounds of the same line came to.
  public mutating func merge(_ other: RolloutLine) {
    samples += other.samples
    sum += other.sum
    squares += other.squares
  }
}

extension RolloutLine {
  /// What a round brings, as a share of the opening stake; nil before the first.
  public var value: Double? {
    samples > 0 && stake > .zero ? Double(sum) / Double(samples) / Double(stake.hundredths) : nil
  }

  /// How far the true worth may lie from `value` but in one case of twenty, as a share of the opening stake; nil before
  /// the second round.
  public var margin: Double? {
    guard samples > 1, stake > .zero else { return nil }
    let count = Double(samples), mean = Double(sum) / count
    let variance = max(0, (Double(squares) - count * mean * mean) / (count - 1))
    return Self.errors * (variance / count).squareRoot() / Double(stake.hundredths)
  }

  /// The standard errors of a 95 % interval.
  private static let errors = 1.96
}

extension RolloutLine: Codable {
  private enum Key: String, CodingKey { case id, stake, samples, sum, squares }

  /// The greatest sum that is read; room is left to add some.
  private static let greatestSum = 1 << 60

  /// Reads the sums; the squares are a text of digits, for they are longer than other languages' integers.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    id = try fields.decode(String.self, forKey: .id)
    stake = try fields.decode(Chips.self, forKey: .stake)
    samples = try fields.decode(Int.self, forKey: .samples)
    sum = try fields.decode(Int.self, forKey: .sum)
    let digits = try fields.decode(String.self, forKey: .squares)
    guard let squares = UInt128(digits), squares >> 120 == 0, (0...Self.greatestSum).contains(samples),
      sum.magnitude <= Self.greatestSum, stake > .zero
    else {
      throw DecodingError.dataCorruptedError(forKey: .squares, in: fields, debugDescription: "no sums: \(digits)")
    }
    self.squares = squares
  }

  /// Writes the sums.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(stake, forKey: .stake)
    try fields.encode(samples, forKey: .samples)
    try fields.encode(sum, forKey: .sum)
    try fields.encode(String(squares), forKey: .squares)
  }
}
