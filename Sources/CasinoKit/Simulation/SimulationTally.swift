/// What is counted while the rounds of a block are played: whole numbers only, so that blocks add up exactly.
@usableFromInline struct SimulationTally: ~Copyable {
  @usableFromInline var rounds = 0
  @usableFromInline var movements = RoundCounter()
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
  @inlinable @inline(always) mutating func count<Bet: BetType>(_ table: SilentTable<Bet>) {
    rounds &+= 1
    let group = table.state.pointee.log.group
    if group >= 0 {
      table.memory.groups[group].rounds &+= 1
    } else {
      movements.count(table.state.pointee.log.number, in: table.memory)
    }
    cards[min(table.cardsInRound, 63)] &+= 1
    course.add(table.state.pointee.log.net)
  }

  /// Counts what the game says of a round that is over.
  @inlinable @inline(always) mutating func count(_ end: some RoundTally) { ends[end.place & 63] &+= 1 }

  /// What the bets came to.
  /// - Parameter openings: what was staked on each before the deal.
  func sumUp<Bet: BetType>(_ openings: [Bet: Chips], at table: SilentTable<Bet>) -> RoundStatistics {
    var sums = RoundSums()
    movements.each { sums.add($0, times: $1) }
    let deal = openings.map { RoundLog.Entry(code: MovementCode.stake(bet: $0.place), amount: $1.hundredths) }
    table.memory.eachGroup { sums.add(deal + $0, times: $1) }
    let byPlace = Dictionary(openings.map { ($0.place, $1) }) { first, _ in first }
    let found = sums.statistics(byPlace, names: table.memory.names)
    let named = Bet.allCases.compactMap { bet in found.bets[bet.place].map { (bet.rawValue, $0) } }
    var statistics = RoundStatistics(rounds: rounds, total: found.total, bets: Dictionary(named) { first, _ in first })
    for place in 0..<64 where cards[place] > 0 { statistics.cards[place] = cards[place] }
    return statistics
  }

  /// Rounds by what the game counts, by its words.
  func named<Tally: RoundTally>(_ type: Tally.Type) -> [String: Int] {
    var found: [String: Int] = [:]
    for end in Tally.allCases where ends[end.place & 63] > 0 { found[end.rawValue] = ends[end.place & 63] }
    return found
  }
}
