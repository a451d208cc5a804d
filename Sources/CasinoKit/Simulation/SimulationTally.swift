/// What is counted while the rounds of a block are played: whole numbers only, so that blocks add up exactly.
@usableFromInline struct SimulationTally: ~Copyable {
  /// The row of all bets together.
  @usableFromInline static var allBets: Int { 32 }

  @usableFromInline var rounds = 0
  @usableFromInline var results = ResultCounter(rows: allBets + 1)
  /// Rounds by how many cards they took; the last place is for all longer ones.
  @usableFromInline var cards = InlineArray<64, Int>(repeating: 0)
  /// Rounds by what the game counts.
  @usableFromInline var ends = InlineArray<64, Int>(repeating: 0)
  @usableFromInline var course = CourseCounter()

  init() {}

  /// How many rounds there are up to the next mark of the course.
  @usableFromInline var roundsToMark: Int { course.nextMark - rounds }

  /// Notes where the bankroll is, at a mark of its course.
  /// - Returns: whether the block is full.
  @usableFromInline mutating func reachesMark() -> Bool {
    if rounds == course.nextMark { course.note() }
    return rounds == CourseCounter.blockSize
  }

  /// Counts a round that is over.
  @inlinable mutating func count<Bet: BetType>(_ table: borrowing SilentTable<Bet>) {
    rounds &+= 1
    var bets = table.usedBets, staked = 0, returned = 0
    while bets != 0 {
      let place = bets.trailingZeroBitCount
      bets &= bets &- 1
      results.count(staked: table.staked[place], returned: table.returned[place], row: place)
      staked += table.staked[place]
      returned += table.returned[place]
    }
    if staked != 0 { results.count(staked: staked, returned: returned, row: Self.allBets) }
    cards[min(table.cardsDealt, 63)] &+= 1
    course.add(returned - staked)
  }

  /// Counts what the game says of a round that is over.
  @inlinable mutating func count(_ end: some RoundTally) { ends[end.place & 63] &+= 1 }

  /// Rounds by how many cards they took.
  var cardCounts: [Int: Int] {
    var found: [Int: Int] = [:]
    for place in 0..<64 where cards[place] > 0 { found[place] = cards[place] }
    return found
  }

  /// Rounds by what the game counts, by its words.
  func named<Tally: RoundTally>(_ type: Tally.Type) -> [String: Int] {
    var found: [String: Int] = [:]
    for end in Tally.allCases where ends[end.place & 63] > 0 { found[end.rawValue] = ends[end.place & 63] }
    return found
  }
}
