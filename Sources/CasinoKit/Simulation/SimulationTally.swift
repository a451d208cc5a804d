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
  @inlinable mutating func count<Bet: BetType>(_ table: borrowing SilentTable<Bet>) {
    rounds &+= 1
    movements.count(table.state.pointee.log.number, in: table.memory)
    cards[min(table.state.pointee.position &- table.state.pointee.roundStart, 63)] &+= 1
    course.add(table.state.pointee.log.net)
  }

  /// Counts what the game says of a round that is over.
  @inlinable mutating func count(_ end: some RoundTally) { ends[end.place & 63] &+= 1 }

  /// What the bets came to.
  /// - Parameters:
  ///   - openings: what was staked on each before the deal.
  ///   - names: what the outcomes are called.
  func sumUp<Bet: BetType>(_ openings: [Bet: Chips], names: [Int: String]) -> RoundStatistics {
    var sum = RoundStatistics(rounds: rounds)
    let bets = Array(Bet.allCases), opening = openings.values.total
    movements.each { entries, count in
      var sums: [Int: (staked: Int, returned: Int)] = [:]
      var outcomes: [Int: Int] = [:]
      for entry in entries {
        if entry.code >= MovementCode.stake(bet: 0) {
          sums[entry.code - MovementCode.stake(bet: 0), default: (0, 0)].staked += entry.amount
        } else {
          sums[entry.code / 32, default: (0, 0)].returned += entry.amount
          outcomes[entry.code, default: 0] += count
        }
      }
      var staked = 0, returned = 0
      for bet in bets {
        guard let part = sums[bet.place] else { continue }
        sum.bets[bet.rawValue, default: BetStatistics()].add(
          opening: openings[bet] ?? .zero, staked: Chips(hundredths: part.staked),
          returned: Chips(hundredths: part.returned), times: count)
        for (code, times) in outcomes where code / 32 == bet.place {
          sum.bets[bet.rawValue, default: BetStatistics()].outcomes[names[code] ?? "", default: 0] += times
        }
        staked += part.staked
        returned += part.returned
      }
      sum.total.add(
        opening: opening, staked: Chips(hundredths: staked), returned: Chips(hundredths: returned), times: count)
    }
    for place in 0..<64 where cards[place] > 0 { sum.cards[place] = cards[place] }
    return sum
  }

  /// Rounds by what the game counts, by its words.
  func named<Tally: RoundTally>(_ type: Tally.Type) -> [String: Int] {
    var found: [String: Int] = [:]
    for end in Tally.allCases where ends[end.place & 63] > 0 { found[end.rawValue] = ends[end.place & 63] }
    return found
  }
}
