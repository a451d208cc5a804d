/// The course of a bankroll through a block: where it is, and how low it was, after 1,024 rounds and after each doubling.
@usableFromInline struct CourseCounter {
  /// How many rounds a block has.
  @usableFromInline static var blockSize: Int { 1 << 20 }
  /// The rounds after which the course is noted.
  static let marks = (10...20).map { 1 << $0 }

  @usableFromInline var net = 0
  @usableFromInline var low = 0
  private var nets: [Int] = []
  private var lows: [Int] = []
  @usableFromInline var nextMark = 1 << 10

  init() {}

  /// Goes on by what a round brought.
  @inlinable @inline(always) mutating func add(_ amount: Int) {
    net &+= amount
    low = min(low, net)
  }

  /// Notes where the course is.
  mutating func note() {
    nets.append(net)
    lows.append(low)
    nextMark *= 2
  }

  /// The course so far.
  func told(block: Int, rounds: Int) -> BlockCourse {
    BlockCourse(block: block, rounds: rounds, net: net, low: low, nets: nets, lows: lows)
  }
}
